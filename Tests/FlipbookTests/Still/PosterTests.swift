import Flipbook
import Testing

@Suite("Posters")
struct PosterTests {
  /// Four quarters of different colours, 40 × 80 points.
  private struct Quarters: Film {
    let name = "test/quarters"
    let size = Size(width: 40, height: 80)
    let duration: Seconds = 0

    func body(at time: Seconds) -> some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color(hex: 0xFF0000)
          Color(hex: 0x00FF00)
        }
        HStack(spacing: 0) {
          Color(hex: 0x0000FF)
          Color(hex: 0xFFFF00)
        }
      }
    }
  }

  private let fonts: FontLibrary
  private let white = RGBA8.white

  init() throws { fonts = try FontLibrary.bundled() }

  private func picture(_ poster: Poster) throws -> Bitmap {
    try PosterRenderer(poster, fonts: fonts).bitmap(of: Quarters(), at: 0)
  }

  /// The columns of row `y`, and the rows of column `x`, in which some pixel is not white.
  private func ink(_ bitmap: Bitmap, row y: Int) -> ClosedRange<Int>? {
    let columns = (0..<bitmap.width).filter { bitmap[$0, y] != white }
    return columns.first.map { $0...columns[columns.count - 1] }
  }

  @Test("covering, the film fills the picture, and both sides lose alike")
  func cover() throws {
    var poster = Poster(width: 100, height: 100)
    poster.contentMode = .cover
    let cover = try picture(poster)
    // 2.5 pixels a point: 200 rows, of which the middle 100 show.
    #expect(cover[0, 0] == Color(hex: 0xFF0000).premultiplied8)
    #expect(cover[99, 0] == Color(hex: 0x00FF00).premultiplied8)
    #expect(cover[0, 49] == Color(hex: 0xFF0000).premultiplied8)
    #expect(cover[0, 50] == Color(hex: 0x0000FF).premultiplied8)
    #expect(cover[99, 99] == Color(hex: 0xFFFF00).premultiplied8)
    #expect(cover.isOpaque)
  }

  @Test("corners are round in the film's points, whatever the scale", arguments: [80, 320])
  func corners(height: Int) throws {
    var poster = Poster(width: height / 2, height: height)
    poster.ground = .color(.white)
    poster.cornerRadius = 20
    let round = try picture(poster)
    // A circle's corner leaves 1 - √½ of the radius free on the diagonal: 5.86 points of 80.
    let free = Double(height) / 80 * 20 * (1 - 0.5.squareRoot())
    let (outside, inside) = (Int(free * 0.8), Int(free * 1.2) + 1)
    #expect(round[outside, outside] == white)
    #expect(round[inside, inside] == Color(hex: 0xFF0000).premultiplied8)
  }

  @Test("a gradient runs from corner to corner in its direction, as in CSS")
  func gradient() throws {
    var poster = Poster(width: 300, height: 100)
    poster.ground = .gradient([.black, .white], angle: .degrees(90))
    let across = try picture(poster)
    #expect(across[0, 50].red < 3 && across[299, 50].red > 252)
    // Within a step: long gradients are dithered.
    #expect(across[60, 0].red.distance(to: across[60, 99].red).magnitude <= 1)
    poster.ground = .gradient([.black, .white, .black], angle: .degrees(180))
    let down = try picture(poster)
    #expect(down[5, 0].red < 5 && down[5, 50].red > 250 && down[5, 99].red < 5)
    poster.ground = .gradient([.black, .white], angle: .degrees(135))
    let diagonal = try picture(poster)
    #expect(diagonal[0, 0].red < 3 && diagonal[299, 99].red > 252)
  }

  @Test("a caption stands above the screen, inside the margins, and nothing covers anything")
  func caption() throws {
    var poster = Poster(width: 400, height: 800)
    poster.ground = .color(.white)
    poster.caption = .init("Words that are long enough to need a second line")
    let picture = try picture(poster)
    let layout = PosterRenderer(poster, fonts: fonts).layout(for: Quarters())
    let rows = (0..<Int(layout.screen.minY)).filter { ink(picture, row: $0) != nil }
    #expect(!rows.isEmpty && rows[rows.count - 1] < Int(layout.screen.minY) - 8)
    for y in rows {
      let columns = try #require(ink(picture, row: y))
      #expect(columns.lowerBound >= 29 && columns.upperBound <= 371)
      // Centred, within what letters' own sides take.
      #expect((columns.lowerBound + columns.upperBound - 399).magnitude < 120)
    }
    // Two lines: a gap between the rows of ink.
    #expect(zip(rows, rows.dropFirst()).contains { $1 - $0 > 1 })
  }

  @Test("a longer caption shrinks, and a word too long for a line is not broken")
  func shrinking() throws {
    func inkHeight(_ text: String) throws -> Int {
      var poster = Poster(width: 400, height: 800)
      poster.ground = .color(.white)
      poster.caption = .init(text)
      let picture = try picture(poster)
      let top = Int(PosterRenderer(poster, fonts: fonts).layout(for: Quarters()).screen.minY)
      return (0..<top).count { ink(picture, row: $0) != nil }
    }
    // One line, with an ascender and a descender both times.
    let (short, long) = (
      try inkHeight("Llg"), try inkHeight("Donaudampfschifffahrtsgesellschaft")
    )
    #expect(long < short && long > short / 4)
  }

  @Test("a character that the caption's font lacks is an error that names it")
  func missingGlyph() throws {
    var poster = Poster(width: 400, height: 800)
    poster.caption = .init("価格")
    let error = #expect(throws: FrameError.self) { try picture(poster) }
    #expect(error?.description.contains("U+4FA1") == true, "\(String(describing: error))")
  }

  @Test("a shadow lies below the screen, and none is drawn unless asked for")
  func shadow() throws {
    var poster = Poster(width: 400, height: 800)
    poster.ground = .color(.white)
    poster.caption = .init("A")
    let plain = try picture(poster)
    poster.hasShadow = true
    let shadowed = try picture(poster)
    let screen = PosterRenderer(poster, fonts: fonts).layout(for: Quarters()).screen
    let below = (x: Int(screen.midX), y: Int(screen.maxY) + 6)
    #expect(plain[below.x, below.y] == white && shadowed[below.x, below.y].red < 245)
    #expect(shadowed[below.x, below.y].alpha == 255)
  }

  @Test("a handset is dark round the screen, and the screen is whole inside it")
  func bezel() throws {
    var poster = Poster(width: 400, height: 800)
    poster.ground = .color(.white)
    poster.hasBezel = true
    let picture = try picture(poster)
    let screen = PosterRenderer(poster, fonts: fonts).layout(for: Quarters()).screen
    let (left, middle) = (Int(screen.minX), Int(screen.midY))
    #expect(picture[left - 2, middle].red < 40 && picture[left - 40, middle] == white)
    #expect(picture[left, middle - 4] == Color(hex: 0xFF0000).premultiplied8)
    #expect(picture[Int(screen.maxX) - 1, middle + 4] == Color(hex: 0xFFFF00).premultiplied8)
  }

  @Test("a screen's strong colour is the one most of it has, in all its shades together")
  func screenColors() {
    var screen = Bitmap(width: 100, height: 100, fill: .white)
    // A flat red of 600 pixels, and 900 of green in nine shades of 100.
    for index in 0..<600 { screen[index % 100, index / 100] = RGBA8(straight: 220, 30, 30, 255) }
    for index in 0..<900 {
      screen[index % 100, 20 + index / 100] = RGBA8(
        straight: 20, UInt8(140 + 10 * (index / 100)), 30, 255)
    }
    let colors = ScreenColors(screen)
    #expect(colors.prevailing == .white)
    #expect(colors.accent.map { $0.green > 2 * $0.red } == true)
    #expect(ScreenColors(Bitmap(width: 9, height: 9, fill: .black)).accent == nil)
    #expect(ScreenColors(Bitmap(width: 9, height: 9)).prevailing == .white)
  }
}

extension RGBA8 {
  fileprivate init(straight red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    self.init(Straight(red: red, green: green, blue: blue, alpha: alpha))
  }
}
