import CFreeType
import Geometry

/// A face of a font file as FreeType sees it: where glyph outlines come from, and nothing else.
///
/// Each has a FreeType library of its own, so that faces need no lock among each other. One face
/// must still not be used from two threads at once: its owner keeps it behind a mutex.
///
/// Outlines are loaded at a size of one pixel a font unit, unhinted, and not with FT_LOAD_NO_SCALE,
/// which rounds the points of a variable font to whole units after interpolating them; at this size
/// they keep 1/64 of a unit.
@safe struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  /// Keeps the bytes mapped that `face` points into.
  private let file: MappedFile
  /// The axes' values that are set now; nil before the first.
  private var coordinates: [FontCoordinate]?

  /// Opens face `index` of a file.
  init(file: MappedFile, index: Int) throws(FontError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .outOfMemory(task: "FreeType")
    }
    // FreeType reads FREETYPE_PROPERTIES from the environment, and of what can be set there this
    // one would change outlines: CFF glyphs made bolder at small sizes.
    var noDarkening = FT_Bool(1)
    unsafe FT_Property_Set(library, "cff", "no-stem-darkening", &noDarkening)

    var face: FT_Face?
    // Sound: the bytes stay mapped for longer than the face, which holds the file.
    let error = unsafe FT_New_Memory_Face(
      library, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(file.bytes.count), FT_Long(index), &face)
    guard error == 0, let face = unsafe face else {
      unsafe FT_Done_FreeType(library)
      throw .brokenFile(path: file.path, reason: Self.reason(error))
    }
    unsafe self.library = unsafe library
    unsafe self.face = unsafe face
    self.file = file
  }

  deinit {
    // Sound: both were made by init and are handed to no one.
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  /// Whether there are outlines, and not bitmaps only.
  var hasOutlines: Bool { unsafe flipbook_ft_has_outlines(face) != 0 }

  /// Whether the face is marked italic or oblique.
  var isItalic: Bool { unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }

  /// The outline of a glyph at a place on the axes, in font units, y down from the baseline.
  ///
  /// Within 1/64 of a unit of what the file's tables say; a composite glyph's parts are placed on
  /// whole units, as FreeType rounds their offsets. Contours that overlap stay as they are.
  mutating func outline(
    of glyph: UInt32, at coordinates: [FontCoordinate], family: String,
  ) throws(FontError) -> GlyphOutline {
    func check(_ error: FT_Error) throws(FontError) {
      guard error == 0 else {
        throw .glyphUnreadable(
          glyph: glyph, family: family, path: file.path, reason: Self.reason(error))
      }
    }
    try check(prepare(at: coordinates))
    try check(unsafe FT_Load_Glyph(face, glyph, flipbook_ft_load_flags))
    guard unsafe flipbook_ft_slot_is_outline(face) != 0 else {
      throw .glyphUnreadable(
        glyph: glyph, family: family, path: file.path, reason: "it is not an outline")
    }
    guard !hasColorPaint(glyph) else {
      throw .colorGlyph(glyph: glyph, family: family, path: file.path)
    }

    var sink = OutlineSink()
    var functions = OutlineSink.functions
    // Sound: FreeType calls back during the call only, with the pointer to `sink`.
    try check(
      unsafe withUnsafeMutablePointer(to: &sink) { sink in
        unsafe FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, sink)
      })
    sink.endContour()
    var box = FT_BBox()
    try check(unsafe FT_Outline_Get_BBox(&face.pointee.glyph.pointee.outline, &box))
    let bounds = Rect(
      minX: Double(box.xMin) / 64, minY: -Double(box.yMax) / 64,
      maxX: Double(box.xMax) / 64, maxY: -Double(box.yMin) / 64)
    return GlyphOutline(path: sink.path, bounds: sink.path.isEmpty ? nil : bounds)
  }

  /// Sets the size of one pixel a unit, once, and the axes where they differ from the last time.
  private mutating func prepare(at coordinates: [FontCoordinate]) -> FT_Error {
    guard self.coordinates != coordinates else { return 0 }
    let size = unsafe FT_F26Dot6(face.pointee.units_per_EM) * 64
    let error = unsafe FT_Set_Char_Size(face, 0, size, 72, 72)
    guard error == 0 else { return error }
    if unsafe !coordinates.isEmpty && flipbook_ft_has_axes(face) != 0 {
      var values = coordinates.map { FT_Fixed(($0.value * 65536).rounded()) }
      let error = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
      guard error == 0 else { return error }
    }
    self.coordinates = coordinates
    return 0
  }

  /// Whether the glyph is drawn in colours: by layers (COLR version 0) or by a graph of paints (1).
  private func hasColorPaint(_ glyph: UInt32) -> Bool {
    var layer = FT_UInt()
    var color = FT_UInt()
    var layers = unsafe FT_LayerIterator()
    if unsafe FT_Get_Color_Glyph_Layer(face, glyph, &layer, &color, &layers) != 0 { return true }
    var paint = unsafe FT_OpaquePaint()
    return unsafe FT_Get_Color_Glyph_Paint(
      face, glyph, FT_COLOR_NO_ROOT_TRANSFORM, &paint) != 0
  }

  /// FreeType's error in words, for those that a damaged file meets most, else its number.
  private static func reason(_ error: FT_Error) -> String {
    switch Int(error) {
    case FT_Err_Unknown_File_Format: "FreeType does not know its format"
    case FT_Err_Invalid_Table, FT_Err_Invalid_File_Format, FT_Err_Table_Missing:
      "a table of it is damaged or missing"
    case FT_Err_Invalid_Stream_Operation, FT_Err_Invalid_Stream_Seek, FT_Err_Invalid_Stream_Skip,
      FT_Err_Invalid_Stream_Read:
      "it ends too early, or is no font at all"
    case FT_Err_Invalid_Outline: "the outline is damaged"
    case FT_Err_Invalid_Glyph_Index: "there is no such glyph"
    default: "FreeType's error \(error)"
    }
  }
}

/// What builds a path from FreeType's callbacks.
///
/// FreeType ends each contour with a line to its start, which the closing of the subpath draws
/// anyway: a line is held back until it is known not to be that one.
private struct OutlineSink {
  var path = Path()
  private var start = Point.zero
  private var heldLine: Point?

  static var functions: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { to, sink in
        unsafe OutlineSink.with(sink) { $0.move(to: unsafe point(to)) }
      },
      line_to: { to, sink in
        unsafe OutlineSink.with(sink) { $0.line(to: unsafe point(to)) }
      },
      conic_to: { control, to, sink in
        unsafe OutlineSink.with(sink) {
          $0.flushLine()
          $0.path.addQuadCurve(to: unsafe point(to), control: unsafe point(control))
        }
      },
      cubic_to: { control1, control2, to, sink in
        unsafe OutlineSink.with(sink) {
          $0.flushLine()
          $0.path.addCurve(
            to: unsafe point(to), control1: unsafe point(control1),
            control2: unsafe point(control2))
        }
      },
      shift: 0, delta: 0)
  }

  /// Hands the sink behind FreeType's user pointer to `body`; 0, the callbacks' "go on".
  private static func with(
    _ sink: UnsafeMutableRawPointer?, _ body: (inout OutlineSink) -> Void,
  ) -> CInt {
    // Sound: the pointer is the one to an OutlineSink that `outline(of:at:family:)` passed.
    if let sink = unsafe sink?.assumingMemoryBound(to: OutlineSink.self) {
      unsafe body(&sink.pointee)
    }
    return 0
  }

  private mutating func move(to point: Point) {
    endContour()
    start = point
    path.move(to: point)
  }

  private mutating func line(to point: Point) {
    flushLine()
    heldLine = point
  }

  private mutating func flushLine() {
    if let heldLine { path.addLine(to: heldLine) }
    heldLine = nil
  }

  /// Closes the contour drawn last, if there is one.
  mutating func endContour() {
    if heldLine != start { flushLine() }
    heldLine = nil
    path.closeSubpath()
  }
}

/// FreeType's point, in 1/64 of a unit and y up, as ours.
private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
  guard let vector = unsafe vector?.pointee else { return .zero }
  return Point(x: Double(vector.x) / 64, y: -Double(vector.y) / 64)
}
