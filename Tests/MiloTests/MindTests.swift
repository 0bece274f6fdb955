import Flipbook
import Milo
import Testing

/// The second screen: what can be chosen, and how it looks.
@Suite("Milo's second screen")
struct MindTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private static let violet = Color(hex: 0x7469E6).premultiplied8
  private static let row = Color(hex: 0xF0F0F0).premultiplied8

  private func frame(_ time: Double, scale: Double = 1) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: mindFilm, at: time)
  }

  private func state(_ script: Script, at time: Double) throws -> Milo {
    try Player(Milo(screen: .mind), script: script, size: mindFilm.size)
      .state(at: time, fonts: fonts)
  }

  @Test("it has the description's colours, exactly, before and after a choice", arguments: [1, 3])
  func colors(scale: Int) throws {
    let faces: [(Int, Int, UInt32)] = [
      (312, 320, 0x4DB88A), (312, 402, 0xE96D5E), (312, 520, 0xEBC94F), (60, 300, 0xF0F0F0),
      (20, 20, 0xF7F7F7), (60, 780, 0x232826),
    ]
    let chosen = try frame(mindFilm.duration, scale: Double(scale))
    for (x, y, hex) in faces + [(60, 215, 0x7469E6), (312, 227, 0x7469E6)] {
      #expect(
        chosen[x * scale, y * scale] == Color(hex: hex).premultiplied8, "chosen, at (\(x), \(y))")
    }
    let before = try frame(1.09, scale: Double(scale))
    for (x, y, hex) in faces + [(60, 215, 0xF0F0F0), (312, 230, 0x7469E6)] {
      #expect(
        before[x * scale, y * scale] == Color(hex: hex).premultiplied8, "before, at (\(x), \(y))")
    }
  }

  @Test("every string of the screen is in it")
  func strings() throws {
    let tree = try FrameRenderer(scale: 3, fonts: fonts).viewTree(of: mindFilm, at: 1)
    for text in [
      "What's On Your", "Mind?", "A clearer head", "Everyday habits", "A new idea",
      "My next chapter", "Continue", "Choose up to three. Change these anytime.",
    ] { #expect(tree.contains("\"\(text)\""), "\(text)") }
  }

  @Test("three rows can be chosen; a fourth is refused, and its row and the footnote say so")
  func limit() throws {
    let three: [MindSelection.Topic] = [.clearerHead, .newIdea, .nextChapter]
    #expect(try state(mindScript, at: 2.5).mind.chosen == three)
    let refused = try state(mindScript, at: 3.5).mind
    #expect(refused.chosen == three && refused.lastRefusal == 3)
    #expect(refused[.everydayHabits].refused == 3)
    #expect(refused[.everydayHabits].fill.value(at: 3.5) == 0)

    /// Where the second row begins, in pixels.
    func edge(_ time: Double) throws -> Int {
      let frame = try frame(time)
      return (0..<60).first { frame[$0, 328] == Self.row } ?? 60
    }
    #expect(try edge(2.9) == 24 && edge(3.5) == 24)
    #expect(try edge(3.04) > 28 && edge(3.11) < 22, "it shakes")
    /// The darkest level of the footnote.
    func darkest(_ time: Double) throws -> UInt8 {
      let frame = try frame(time)
      let levels = (60..<342).flatMap { x in (820..<840).map { frame[x, $0].red } }
      return levels.min() ?? 255
    }
    #expect(try darkest(3.3) < darkest(2.9) - 60, "the footnote darkens")
    #expect(try darkest(4.4) == darkest(2.9))
  }

  @Test("a row that is let go makes room for another")
  func room() throws {
    let script: Script = [
      .tap("A clearer head", at: 1), .tap("Everyday habits", at: 1.5), .tap("A new idea", at: 2),
      .tap("My next chapter", at: 2.5), .tap("A clearer head", at: 3),
      .tap("My next chapter", at: 3.5),
    ]
    #expect(
      try state(script, at: 2.9).mind.chosen == [.clearerHead, .everydayHabits, .newIdea])
    #expect(try state(script, at: 4).mind.chosen == [.everydayHabits, .newIdea, .nextChapter])
  }

  @Test("a chosen face jumps 9 points and rests at 4; let go, it goes back down")
  func bounce() throws {
    let lift = try state([.tap("A new idea", at: 1), .tap("A new idea", at: 3)], at: 5).mind[
      .newIdea
    ]
    .lift
    let heights = stride(from: 1.0, to: 3, by: 0.005).map { lift.value(at: $0) }
    let top = try #require(heights.max())
    #expect(abs(top - 9) < 0.01, "\(top)")
    #expect(abs(lift.value(at: 2.9) - 4) < 0.01)
    #expect(lift.value(at: 1) == 0 && abs(lift.value(at: 5)) < 0.01)
  }

  @Test("a chosen label crosses over to white in 0.15 s, the row fills in 0.22")
  func crossing() throws {
    let row = try state([.tap("A new idea", at: 1)], at: 2).mind[.newIdea]
    #expect(row.tint.value(at: 1) == 0 && row.tint.value(at: 1.15) == 1)
    #expect(abs(row.tint.value(at: 1.075) - 0.5) < 1e-6)
    #expect(row.fill.value(at: 1.2) < 1 && row.fill.value(at: 1.22) == 1)
  }

  @Test("a chosen body blends into its row: nothing of its own colour is left, its crust included")
  func blending() throws {
    let frame = try frame(2.9, scale: 3)
    for (name, top) in [("cloud", 206), ("cone", 378), ("toast", 464)] {
      // Violet, white, the lines' black, and what lies between them: never redder than blue.
      let odd = (3 * top + 3..<3 * (top + 72) - 3).lazy
        .flatMap { y in (3 * 260..<3 * 365).lazy.map { (x: $0, y: y) } }
        .first { frame[$0.x, $0.y].red > frame[$0.x, $0.y].blue }
      #expect(odd == nil, "\(name)")
    }
    #expect(frame[(312 - 24) * 3, (464 + 66) * 3] == Self.violet, "where the crust was")
  }

  @Test("Back leads to the first screen, and what was chosen is there on return")
  func back() throws {
    let script: Script = [
      .tap("A new idea", at: 1), .tap("Back", at: 2), .tap("Get started", at: 4),
      .tap("Continue", at: 6),
    ]
    #expect(try state(script, at: 2).visit.screen == .welcome)
    let again = try state(script, at: 5)
    #expect(again.visit.screen == .mind && again.mind.chosen == [.newIdea])
    #expect(try state(script, at: 7).visit.screen == .vibe)
  }

  @Test("a still is the frame of the sequence, byte for byte", arguments: [1.0, 3.0])
  func still(scale: Double) throws {
    try expectStillsEqualFrames(
      of: mindFilm,
      alone: {
        StoryboardFilm(Milo(screen: .mind), script: mindScript, name: "alone", duration: 5.4)
      },
      at: [0.4, 1.26, 2.9, 3.04, 5.4], scale: scale, fonts: fonts)
  }
}
