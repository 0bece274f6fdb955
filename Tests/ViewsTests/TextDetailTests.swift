import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// Single properties of texts, each by its effect on outlines and frames.
@Suite("Texts in detail")
struct TextDetailTests {
  /// The outlines of a text's glyphs, in its own coordinates.
  private func glyphs(_ view: some View) throws -> Path {
    guard case .fill(let fill)? = try LayoutTests.list(view).items.first else { return Path() }
    return fill.path
  }

  private func size(_ view: some View) throws -> Size { try LayoutTests.size(view) ?? .zero }

  @Test("kerning goes after every character, the last one too, and keeps ligatures")
  func kerning() throws {
    let text = Text(verbatim: "AVA")
    #expect(try abs(size(text.kerning(3)).width - size(text).width - 9) < 1e-9)
    #expect(try abs(size(VStack { text }.kerning(-1)).width - size(text).width + 3) < 1e-9)
    #expect(try size(text.kerning(3).tracking(1)) == size(text.tracking(1)))
  }

  @Test("lines stand at the side that is asked for")
  func alignment() throws {
    func second(_ alignment: TextAlignment) throws -> Double {
      let path = try glyphs(
        Text(verbatim: "HHHH\nH").multilineTextAlignment(alignment))
      let middle = path.boundingRect.midY
      return path.subpaths.map(\.start).filter { $0.y > middle }.map(\.x).min() ?? .nan
    }
    let room = try size(Text(verbatim: "HHHH")).width - size(Text(verbatim: "H")).width
    let left = try second(.leading)
    #expect(try abs(second(.center) - left - room / 2) < 1e-9)
    #expect(try abs(second(.trailing) - left - room) < 1e-9)
  }

  @Test("what does not fit is cut where it is said: the other end stays as it is")
  func truncationMode() throws {
    let text = Text(verbatim: "Helsinki to Rovaniemi").lineLimit(1)
    let whole = try glyphs(text.fixedSize()).subpaths
    /// The outlines of the first and the last glyph, each from its own start.
    func ends(_ mode: Text.TruncationMode) throws -> (Bool, Bool) {
      let cut = try glyphs(text.truncationMode(mode)).subpaths
      func same(_ a: Subpath?, _ b: Subpath?) -> Bool {
        guard let a, let b, a.segments.count == b.segments.count else { return false }
        return zip(a.segments, b.segments).allSatisfy { first, second in
          let (p, q) = (first.end, second.end)
          return abs((p.x - a.start.x) - (q.x - b.start.x)) < 1e-9
            && abs((p.y - a.start.y) - (q.y - b.start.y)) < 1e-9
        }
      }
      return (same(cut.first, whole.first), same(cut.last, whole.last))
    }
    #expect(try ends(.tail) == (true, false))
    #expect(try ends(.head) == (false, true))
    #expect(try ends(.middle) == (true, true))
  }

  @Test("raised text moves up, and makes its line as much higher")
  func baselineOffset() throws {
    let text = Text(verbatim: "x")
    let (plain, raised) = (try size(text), try size(text + text.baselineOffset(6)))
    #expect(abs(raised.height - plain.height - 6) < 1e-9)
    let path = try glyphs(text + text.baselineOffset(6)).subpaths.map(\.start.y)
    #expect(abs(path[0] - path[1] - 6) < 1e-9)
  }

  @Test("a value of one's own is handed down, and changed for some")
  func environmentKey() throws {
    struct Side: View {
      @Environment(\.side) private var side

      var body: some View { Color.red.frame(width: side, height: 1) }
    }
    let view = VStack(spacing: 0) {
      Side()
      Side().environment(\.side, 7)
      VStack { Side() }.transformEnvironment(\.side) { $0 *= 2 }
    }
    #expect(try LayoutTests.frames(view.environment(\.side, 5)).map(\.width) == [5, 7, 10])
    #expect(try LayoutTests.frames(Side()).map(\.width) == [3])
  }

  @Test("an id names a view for scripts, and makes it another one")
  func id() throws {
    func region(_ id: Int) throws -> HitRegion? {
      let view = Color.red.onTapGesture {}.id(id)
      let context = ViewContext(fonts: try FontLibrary.bundled())
      return TouchMap(try view.placed(size: LayoutTests.size, in: context)).regions.first
    }
    #expect(try region(1)?.ids == [AnyHashable(1)])
    #expect(try region(1)?.identity == region(1)?.identity)
    #expect(try region(1)?.identity != region(2)?.identity)
  }

  // MARK: Images on lines

  @Test("a symbol on a line takes the room that it takes beside a text, on the same baseline")
  func inlineSymbol() throws {
    let star = Image(systemName: "star.fill")
    let pair = try LayoutTests.frames(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        star
        Text(verbatim: "H")
      })
    let line = try LayoutTests.frames(Text(star) + Text(verbatim: "H"))
    // The symbol is an inside and a line along it. On a line, glyphs come first, then images.
    #expect(pair.count == 3 && line.count == 3)
    let (beside, after) = (pair[0].union(pair[1]), pair[2])
    let (inline, letter) = (line[1].union(line[2]), line[0])
    #expect(abs(beside.width - inline.width) < 1e-9 && abs(beside.height - inline.height) < 1e-9)
    #expect(abs((letter.minX - inline.minX) - (after.minX - beside.minX)) < 0.02)
    #expect(abs((letter.maxY - inline.maxY) - (after.maxY - beside.maxY)) < 1e-6)
    #expect(
      try abs(size(Text(star)).width - size(star).width) < 0.02)
  }

  @Test("an image on a line has the colour and the size of the letters that it stands among")
  func inlineStyle() throws {
    let star = Image(systemName: "star.fill")
    #expect(
      try LayoutTests.paints(Text("\(star) a").foregroundStyle(.red))
        == [.color(.red), .color(.red), .color(.red)])
    let (small, large) = (
      try size(Text(star).font(.custom("Inter", size: 10))),
      try size(Text(star).font(.custom("Inter", size: 20)))
    )
    #expect(abs(large.width - 2 * small.width) < 0.05)
    let shrunk = Text(verbatim: "a long line with a ") + Text(star)
    let frames = try LayoutTests.frames(shrunk.lineLimit(1).minimumScaleFactor(0.5))
    #expect(frames.count == 3 && frames[1].maxX <= 100 && frames[1].width < small.width * 1.7)
  }

  @Test("a bitmap stands on the baseline, and lines are as high as it")
  func inlineBitmap() throws {
    let bitmap = Bitmap(width: 10, height: 40, fill: RGBA8(red: 9, green: 9, blue: 9, alpha: 255))
    let frames = try LayoutTests.frames(Text(verbatim: "H") + Text(Image(bitmap)))
    #expect(frames[1].height == 40 && abs(frames[1].maxY - frames[0].maxY) < 1e-6)
    let plain = try size(Text(verbatim: "H"))
    let line = try size(Text(verbatim: "H") + Text(Image(bitmap)))
    #expect(line.height > 40 && line.height < 40 + plain.height / 2)
  }

  @Test("images on lines are not read, and a literal sign for an object is a sign like others")
  func inlineReading() throws {
    let view = (Text("\(Image(systemName: "star")) five")).onTapGesture {}
    let context = ViewContext(fonts: try FontLibrary.bundled())
    let map = TouchMap(try view.placed(size: LayoutTests.size, in: context))
    #expect(map.regions.map(\.label) == [" five"])
    #expect(throws: ViewError.self) { try LayoutTests.list(Text(Image(systemName: "nonesuch"))) }
    // Where many stand on a line, it breaks between them.
    let stars = Text("\(Image(systemName: "star"))\(Image(systemName: "star"))")
    let row = (0..<6).reduce(stars) { row, _ in row + stars }
    #expect(try size(row).height > size(stars).height * 1.9)
    #expect(try LayoutTests.list(row.lineLimit(1)).items.isEmpty == false)
  }
}

extension EnvironmentValues {
  private struct SideKey: EnvironmentKey {
    static let defaultValue = 3.0
  }

  fileprivate var side: Double {
    get { self[SideKey.self] }
    set { self[SideKey.self] = newValue }
  }
}
