import CHarfBuzz

/// A face of a font file as HarfBuzz sees it: names, axes, and what fonts are made from.
///
/// Unchecked sendable, soundly: the face is made immutable, and HarfBuzz lets immutable objects be
/// used by many threads at once.
@safe struct HarfBuzzFace: ~Copyable, @unchecked Sendable {
  fileprivate let face: OpaquePointer

  /// The faces in a file: 1, more in a collection, 0 where the file is not a font.
  static func count(in file: MappedFile) -> Int {
    let blob = unsafe makeBlob(of: file)
    defer { unsafe hb_blob_destroy(blob) }
    return Int(unsafe hb_face_count(blob))
  }

  /// Opens face `index` of a file; a face without glyphs where the file is not a font.
  init(file: MappedFile, index: Int) {
    let blob = unsafe Self.makeBlob(of: file)
    unsafe face = hb_face_create(blob, UInt32(index))
    unsafe hb_blob_destroy(blob)
    unsafe hb_face_make_immutable(face)
  }

  deinit {
    // Sound: made by init; fonts that were made from it count their own references.
    unsafe hb_face_destroy(face)
  }

  /// How many font units an em has.
  var unitsPerEm: Int { Int(unsafe hb_face_get_upem(face)) }

  /// The axes of variation, in the font's order; empty for a fixed font.
  var axes: [FontAxis] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
    unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      // A damaged font may have its ends the wrong way round.
      let low = Double(min(info.min_value, info.default_value, info.max_value))
      let high = Double(max(info.min_value, info.default_value, info.max_value))
      return FontAxis(
        tag: info.tag, range: low...high, defaultValue: Double(info.default_value))
    }
  }

  /// The names of the font's family: the typographic one that spans all weights, then the older one
  /// that has at most four faces, without repetition.
  var familyNames: [String] {
    let ids = [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY]
    var names: [String] = []
    for name in ids.compactMap({ self.name(UInt32($0)) }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// A name of the font's name table in English, or in its first language where it has no English.
  private func name(_ id: UInt32) -> String? {
    var count: UInt32 = 0
    let entries = unsafe UnsafeBufferPointer(
      start: hb_ot_name_list_names(face, &count), count: Int(count)
    ).filter { unsafe $0.name_id == id }
    let english = unsafe hb_language_from_string("en", -1)
    guard
      let entry = unsafe entries.first(where: { unsafe $0.language == english }) ?? entries.first
    else { return nil }
    var size: UInt32 = 0
    let length = unsafe hb_ot_name_get_utf8(face, id, entry.language, &size, nil)
    var bytes = [CChar](repeating: 0, count: Int(length) + 1)
    size = UInt32(bytes.count)
    unsafe hb_ot_name_get_utf8(face, id, entry.language, &size, &bytes)
    let name = String(
      decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// A style value of the face at its default place: the OS/2 table's, or the axis' default.
  func style(_ value: StyleValue) -> Double {
    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    let tag = value == .weight ? HB_STYLE_TAG_WEIGHT : HB_STYLE_TAG_WIDTH
    return Double(unsafe hb_style_get_value(font, tag))
  }

  /// What ``style(_:)`` can be asked for.
  enum StyleValue {
    /// The weight, 1...1000.
    case weight
    /// The width in per cent of the normal one.
    case width
  }

  /// A font of this face at a place on its axes, immutable.
  func makeFont(at coordinates: [FontCoordinate]) -> HarfBuzzFont {
    let font = unsafe hb_font_create(face)
    // One font unit is one of HarfBuzz's: no rounding but that of the font's own tables.
    let scale = Int32(unitsPerEm)
    unsafe hb_font_set_scale(font, scale, scale)
    unsafe hb_ot_font_set_funcs(font)
    let variations = coordinates.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
    unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
    unsafe hb_font_make_immutable(font)
    return unsafe HarfBuzzFont(owning: font)
  }

  /// The file's bytes as HarfBuzz's, which keep the file mapped until HarfBuzz is done with them.
  private static func makeBlob(of file: MappedFile) -> OpaquePointer? {
    // Sound: the blob holds a reference to the file, and gives it back when it goes.
    unsafe hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
      HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(file).toOpaque(),
      { reference in
        if let reference = unsafe reference {
          unsafe Unmanaged<MappedFile>.fromOpaque(reference).release()
        }
      })
  }
}
