import Flipbook
import Milo
import Testing

/// The two screens as the app's description and its drawings have them.
@Suite("Milo's dial and stamp")
struct MiloScreenTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func sample(
    _ bitmap: borrowing Bitmap, _ x: Int, _ y: Int, scale: Int
  ) -> RGBA8 {
    bitmap[x * scale, y * scale]
  }

  @Test("the settled dial has the description's colours, exactly", arguments: [1, 3])
  func dialColors(scale: Int) throws {
    let frame = try FrameRenderer(scale: Double(scale), fonts: fonts).bitmap(of: dialFilm, at: 1.85)
    let expected: [(Int, Int, UInt32)] = [
      (295, 368, 0x8ECFDD), (107, 368, 0xEDEDED), (240, 340, 0xFFFFFF), (150, 540, 0xE3F3F6),
      (250, 652, 0xEFEFEF), (201, 235, 0x222222), (20, 20, 0xF7F7F7), (60, 780, 0x232826),
      (345, 640, 0xD6D6D6),
    ]
    for (x, y, hex) in expected {
      #expect(
        sample(frame, x, y, scale: scale) == Color(hex: hex).premultiplied8, "at (\(x), \(y))")
    }
  }

  @Test("the settled stamp has the description's colours, exactly", arguments: [1, 3])
  func stampColors(scale: Int) throws {
    let frame = try FrameRenderer(scale: Double(scale), fonts: fonts).bitmap(
      of: stampFilm, at: stampFilm.duration)
    let expected: [(Int, Int, UInt32)] = [
      (86, 360, 0xF6DED3), (110, 440, 0xE0563B), (280, 440, 0xE0563B), (135, 344, 0xF8DFA5),
      (267, 344, 0xF8DFA5), (20, 20, 0xF7F7F7), (60, 780, 0x232826),
    ]
    for (x, y, hex) in expected {
      #expect(
        sample(frame, x, y, scale: scale) == Color(hex: hex).premultiplied8, "at (\(x), \(y))")
    }
  }

  @Test("every string of the two screens is in them")
  func strings() throws {
    let renderer = FrameRenderer(scale: 3, fonts: fonts)
    let dial = try renderer.viewTree(of: dialFilm, at: 1.85)
    for text in [
      "Small Time", "Big Feelings", "A few minutes to check in with yourself.", "5", "MIN / DAY",
      "Little reset", "A little nudge?", "8:30 PM · your call", "Set my daily rhythm",
      "Skip for now",
    ] { #expect(dial.contains("\"\(text)\""), "\(text)") }
    let stamp = try renderer.viewTree(of: stampFilm, at: 2.5)
    for text in [
      "A Good Start", "You turned a thought into a first step.", "MILO / FIRST EDITION",
      "FIRST WORD", "001", "Your first stamp", "Little moments, worth keeping.",
      "Your collection grows as you do.", "Open my space", "A small start counts.",
    ] { #expect(stamp.contains("\"\(text)\""), "\(text)") }
  }

  @Test("a still is the frame of the sequence, byte for byte", arguments: [1.0, 3.0])
  func still(scale: Double) throws {
    try expectStillsEqualFrames(
      of: dialFilm,
      alone: {
        StoryboardFilm(
          Milo(screen: .dial), script: dialScript, name: "milo/dial", duration: dialFilm.duration)
      }, at: [0.77, 2.28, 3.51, 4.6], scale: scale, fonts: fonts)
    try expectStillsEqualFrames(
      of: stampFilm,
      alone: {
        StoryboardFilm(
          Milo(screen: .stamp), script: [], name: "milo/stamp", duration: stampFilm.duration)
      }, at: [0.16, 0.76, 1.1], scale: scale, fonts: fonts)
  }
}

/// What the screens share.
@Suite("Milo's press and change of screens")
struct MiloChangeTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  /// A press of the dial's button at (232, 780), from 1.95 on.
  private let film = StoryboardFilm(
    Milo(screen: .dial), script: [.tap(.point(x: 232, y: 780), at: 2.11, hold: 0.16)],
    name: "press", start: 1.95, duration: 3)

  /// The frame so many seconds after the finger came down.
  private func frame(_ age: Double) throws -> Bitmap {
    try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: age)
  }

  @Test("light runs out from the finger, under the label and inside the capsule, and dies away")
  func shimmer() throws {
    let charcoal = Color(hex: 0x232826).premultiplied8
    let page = Color(hex: 0xF7F7F7).premultiplied8
    func brightest(_ age: Double) throws -> Int {
      let bitmap = try frame(age)
      let levels = (36...366).map { Int(bitmap[$0, 762].green) }
      return 36 + (levels.firstIndex(of: levels.max() ?? 0) ?? 0)
    }
    #expect(try frame(-0.02)[232, 762] == charcoal && frame(-0.02)[60, 780] == charcoal)
    // The ring's crest lies at 0.74 of the radius 24 + 216 (1 - (1 - t / 0.55)³), about the finger;
    // 18 points above it, in a capsule that is up to 3 % smaller.
    for (age, radius) in [(0.06, 87.3), (0.14, 150.5)] {
      let crest = 0.74 * radius
      let across = (crest * crest - 18 * 18).squareRoot()
      let place = Double(try brightest(age))
      #expect(abs(abs(place - 232) - across) < 6, "\(age): \(place), expected 232 ± \(across)")
    }
    let during = try frame(0.14)
    #expect(during[201, 740] != page, "a bloom outside the capsule")
    #expect(during[10, 780].green > 240 && during[20, 700] == page)
  }

  @Test("a flash at 0.24 s covers the old screen, and the new one comes out of it from 0.22 on")
  func change() throws {
    // The change begins a quarter of a second after the finger came down.
    let before = try frame(0.24)
    #expect(before[30, 652] == Color(hex: 0xEFEFEF).premultiplied8)
    let flash = try frame(0.25 + 0.24)
    let white = flash[20, 20]
    // White at 90 % over #F7F7F7.
    #expect(white.red >= 0xFE && white.red == white.green && white.green == white.blue)
    let after = try frame(0.25 + 0.5)
    #expect(after[20, 20] == Color(hex: 0xF7F7F7).premultiplied8)
    #expect(after[30, 652] == Color(hex: 0xF7F7F7).premultiplied8, "the dial has gone")
    let tree = try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: film, at: 0.25 + 0.26)
    #expect(tree.contains("\"Big Feelings\"") && tree.contains("\"Let's Start\""))
  }

  @Test("Back in the middle of a change leads back, and the white goes on from where it is")
  func interrupted() throws {
    // The change begins at 1.59, the new screen comes at 1.81; the flash would be gone at 2.09.
    let film = StoryboardFilm(
      Milo(screen: .mind),
      script: [.tap("Continue", at: 1.5), .tap("Back", at: 1.85, hold: 0.02)], name: "back",
      duration: 5)
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let levels = try stride(from: 1.841, to: 1.95, by: 0.002).map {
      Int(try renderer.bitmap(of: film, at: $0)[20, 20].red)
    }
    // The page is at 0xF7: where the white went at once, seven levels went with it.
    #expect(zip(levels, levels.dropFirst()).allSatisfy { abs($0 - $1) <= 1 }, "\(levels)")
    #expect(try film.state(at: 1.9, fonts: fonts).visit.screen == .mind)
    let end = try renderer.bitmap(of: film, at: 4)
    #expect(end[20, 20] == Color(hex: 0xF7F7F7).premultiplied8)
    let tree = try renderer.viewTree(of: film, at: 4)
    #expect(tree.contains("\"Mind?\"") && !tree.contains("\"Your Vibe?\""))
  }
}
