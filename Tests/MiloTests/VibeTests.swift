import Flipbook
import Milo
import Testing

/// The carousel, and who comes of it.
@Suite("Milo's carousel")
struct VibeTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func state(_ script: Script, at time: Double) throws -> Milo {
    try Player(Milo(screen: .vibe), script: script, size: vibeFilm.size)
      .state(at: time, fonts: fonts)
  }

  /// A finger that flings the carousel back by one companion.
  private func swipeBack(at time: Double) -> Script.Step {
    .fling(
      .point(x: 110, y: 500), velocity: CGSize(width: 1500, height: 0), at: time, duration: 0.22)
  }

  @Test("each companion's card has the description's colours, exactly", arguments: [1, 3])
  func colors(scale: Int) throws {
    let renderer = FrameRenderer(scale: Double(scale), fonts: fonts)
    let pages: [(time: Double, card: UInt32, dot: (Int, UInt32))] = [
      (1.45, 0xF8EDB6, (176, 0xEBC94F)), (3.2, 0xE6E3FA, (193, 0x7469E6)),
      (4.95, 0xF6DDD3, (209, 0xE96D5E)), (7, 0xD9E9DA, (225, 0x4DB88A)),
    ]
    for (time, card, dot) in pages {
      let frame = try renderer.bitmap(of: vibeFilm, at: time)
      let expected: [(Int, Int, UInt32)] = [
        (60, 560, card), (dot.0, 688, dot.1), (160, 425, 0xFFFFFF), (20, 20, 0xF7F7F7),
        (60, 780, 0x232826),
      ]
      for (x, y, hex) in expected {
        #expect(
          frame[x * scale, y * scale] == Color(hex: hex).premultiplied8, "(\(x), \(y)) at \(time)")
      }
    }
  }

  @Test("every string of the screen is in it when its companion is")
  func strings() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let pages: [(time: Double, texts: [String])] = [
      (1.45, ["Bo", "GENTLE", "Calm words. Room to be yourself."]),
      (3.2, ["Pip", "CURIOUS", "Good questions. Fresh perspectives."]),
      (4.95, ["Momo", "PLAYFUL", "A little wit. A lighter way through."]),
      (7, ["Kiko", "DIRECT", "Clear answers. A doable next step."]),
    ]
    for (time, texts) in pages {
      let tree = try renderer.viewTree(of: vibeFilm, at: time)
      let common = [
        "Who Matches", "Your Vibe?", "That's my companion",
        "A good fit can change. Switch anytime.",
      ]
      for text in texts + common { #expect(tree.contains("\"\(text)\""), "\(text) at \(time)") }
    }
    let quotes = Companion.allCases.map { $0.quote.joined(separator: " ") }
    #expect(
      quotes == [
        "No rush. Tell me what's on your mind. We'll take it from there.",
        "That's interesting. What if we follow that thought a little further?",
        "Brain full of tabs? Let's close a few. One tiny thought at a time.",
        "Let's get clear. Pick one thing. What's the next step you can take?",
      ])
    #expect(Companion.allCases.allSatisfy { $0.quote.count == 4 }, "four lines each")
  }

  @Test("a fling goes on by one companion, however hard; a short pull comes back")
  func paging() throws {
    #expect(try state([swipe(at: 1)], at: 2).vibe.current == .pip)
    let hard: Script = [
      .fling(.point(x: 380, y: 500), velocity: CGSize(width: -9000, height: 0), at: 1)
    ]
    #expect(try state(hard, at: 3).vibe.current == .pip)
    let short: Script = [
      .drag(.point(x: 300, y: 500), by: CGSize(width: -120, height: 0), at: 1, duration: 0.6)
    ]
    let end = try state(short, at: 4)
    #expect(end.vibe.current == .bo && abs(end.vibe.offset(at: 4)) < 0.01)
    let held = try state(short, at: 1.59).vibe.offset(at: 1.59)
    #expect(held > 100 && held < 120, "the card is under the finger: \(held)")
    let far: Script = [
      .drag(.point(x: 300, y: 500), by: CGSize(width: -200, height: 0), at: 1, duration: 0.6)
    ]
    #expect(try state(far, at: 4).vibe.current == .pip)
  }

  @Test(
    "fingers beyond all measure leave the first or the last page, and every frame of them can be drawn"
  )
  func excess() throws {
    for velocity in [1e300, -1e300, 1e9] {
      let film = StoryboardFilm(
        Milo(screen: .vibe),
        script: [
          .fling(
            .point(x: 200, y: 500), velocity: CGSize(width: velocity, height: 0), at: 1,
            duration: 0.1)
        ], name: "excess", duration: 9)
      for time in [1.05, 1.11, 1.3] {
        _ = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: time)
      }
      let end = try film.state(at: 9, fonts: fonts)
      #expect(end.vibe.current == (velocity < 0 ? .kiko : .bo), "\(velocity)")
    }
  }

  @Test("the long dot springs to whoever is nearest, under a finger as well")
  func dots() throws {
    let script: Script = [
      .drag(.point(x: 300, y: 500), by: CGSize(width: -200, height: 0), at: 1, duration: 0.6),
      swipeBack(at: 3),
    ]
    let held = try state(script, at: 1.59).vibe
    #expect(held.current == .bo, "the finger is still down")
    #expect(held.share(of: .pip, at: 1.59) > 0.05)
    let vibe = try state(script, at: 6).vibe
    for time in stride(from: 1.0, to: 6, by: 0.05) {
      let sum = Companion.allCases.reduce(0) { $0 + vibe.share(of: $1, at: time) }
      #expect(abs(sum - 1) < 1e-9, "the row of dots keeps its width at \(time)")
    }
    // A damping of 0.8 swings past by exp(-π 0.8 / 0.6), 1.5 %.
    let top = stride(from: 1.6, to: 3, by: 0.005).map { vibe.share(of: .pip, at: $0) }.max() ?? 0
    #expect(abs(top - 1.015) < 0.004, "\(top)")
    #expect(abs(vibe.share(of: .bo, at: 6) - 1) < 1e-3)
  }

  @Test("past the first and the last the carousel gives, and comes back")
  func ends() throws {
    let pull: Script = [
      .drag(.point(x: 60, y: 500), by: CGSize(width: 200, height: 0), at: 1, duration: 0.4)
    ]
    let pulled = try state(pull, at: 1.39).vibe.offset(at: 1.39)
    #expect(pulled < -40 && pulled > -110, "\(pulled)")
    let end = try state(pull, at: 4)
    #expect(end.vibe.current == .bo && abs(end.vibe.offset(at: 4)) < 0.01)
    let beyond = Script(vibeScript.steps + [swipe(at: 7)])
    let last = try state(beyond, at: 9)
    #expect(last.vibe.current == .kiko && abs(last.vibe.offset(at: 9) - 1014) < 0.01)
  }

  @Test("the neighbours show 20 points at each edge, half as strong")
  func neighbours() throws {
    let frame = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: vibeFilm, at: 3.2)
    // Half of each card's colour over the page.
    func half(_ hex: UInt32) -> RGBA8 {
      Color(hex: 0xF7F7F7).mix(with: Color(hex: hex), by: 0.5).premultiplied8
    }
    for (x, color) in [(10, half(0xF8EDB6)), (19, half(0xF8EDB6)), (392, half(0xF6DDD3))] {
      let pixel = frame[x, 450]
      #expect(
        abs(Int(pixel.red) - Int(color.red)) <= 1 && abs(Int(pixel.blue) - Int(color.blue)) <= 1)
    }
    for x in [21, 42, 360, 380] { #expect(frame[x, 450] == Color(hex: 0xF7F7F7).premultiplied8) }
  }

  @Test("who comes to the middle hops once, sixteen points high")
  func hop() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    // Bo's crust, straight above his middle; his screen came at 0, he hops from 0.55 to 0.91.
    func top(at time: Double) throws -> Int {
      let frame = try renderer.bitmap(of: vibeFilm, at: time)
      return (180..<300).first { frame[201, $0] == Color(hex: 0xCF9A35).premultiplied8 } ?? 0
    }
    let standing = try top(at: 0.545)
    let flying = try top(at: 0.73)
    #expect((13...21).contains(standing - flying), "\(standing), \(flying)")
    let later = try stride(from: 1.0, to: 1.5, by: 0.1).map { try top(at: $0) }
    #expect(later.allSatisfy { abs($0 - standing) <= 7 }, "he only floats then: \(later)")
  }

  @Test("back from Kiko to Bo, then Momo is chosen: Momo stands in the arch")
  func choosingMomo() throws {
    let script = Script(
      vibeScript.steps + [swipeBack(at: 7), swipeBack(at: 8), swipeBack(at: 9)]
        + [swipe(at: 10), swipe(at: 11), press("That's my companion", at: 12.5)]
        + [.tap("Skip for now", at: 14)])
    #expect(try state(script, at: 6.9).vibe.current == .kiko)
    #expect(try state(script, at: 9.9).vibe.current == .bo)
    let end = try state(script, at: 14)
    #expect(end.companion == .momo && end.visit.screen == .thought)
    let film = StoryboardFilm(
      Milo(screen: .vibe), script: script, name: "momo", duration: 17)
    let frame = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: film, at: 16)
    func count(_ hex: UInt32) -> Int {
      let color = Color(hex: hex).premultiplied8
      return (246..<402).reduce(0) { sum, y in
        sum + (123..<279).count { frame[$0, y] == color }
      }
    }
    #expect(count(0xE96D5E) > 3000 && count(0x4DB88A) == 0 && count(0x7469E6) == 0)
  }
}
