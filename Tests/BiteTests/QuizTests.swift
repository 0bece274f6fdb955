import Bite
import Flipbook
import Testing

/// The quiz as the app's description and its drawings have it.
///
/// Times are the app's, 3.4 at the film's start.
@Suite("Bite's quiz")
struct QuizTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func frame(_ time: Seconds, scale: Double = 1) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: quizFilm, at: time - 3.4)
  }

  /// The screen, and what is chosen, after a script.
  private func state(_ script: Script, at time: Seconds) throws -> BiteApp {
    try Player(BiteApp(), script: script, size: quizFilm.size).state(at: time, fonts: fonts)
  }

  private func tree(_ time: Seconds) throws -> String {
    try FrameRenderer(scale: 3, fonts: fonts).viewTree(of: quizFilm, at: time - 3.4)
  }

  private func isClose(_ pixel: RGBA8, _ color: Color, within levels: Int = 1) -> Bool {
    let expected = color.premultiplied8
    return abs(Int(pixel.red) - Int(expected.red)) <= levels
      && abs(Int(pixel.green) - Int(expected.green)) <= levels
      && abs(Int(pixel.blue) - Int(expected.blue)) <= levels && pixel.alpha == expected.alpha
  }

  @Test("its screens come when the description says")
  func sequence() throws {
    let beats: [(Seconds, BiteScreen)] = [
      (3.59, .welcome), (3.6, .question(0)), (4.59, .question(0)), (4.6, .question(1)),
      (5.39, .question(1)), (5.4, .question(2)), (5.89, .question(2)), (5.9, .almostReady),
    ]
    for (time, screen) in beats {
      #expect(try state(onboardingScript, at: time).visit.screen == screen, "at \(time)")
    }
    let end = try state(onboardingScript, at: 9)
    #expect(
      end.quiz.choices.map { $0.map(\.target) } == [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]])
  }

  @Test("the pieces stand where the drawings have them")
  func places() throws {
    let tree = try tree(5.85)
    for line in [
      "Button (20, 62) 44 x 44", "Button (312, 62) 70 x 44", "QuizIconView (146, 221) 110 x 110",
      "QuizChip (20, 552) 175 x 60", "QuizChip (207, 552) 175 x 60",
      "QuizChip (20, 624) 175 x 60", "QuizChip (207, 624) 175 x 60", "(137, 772) 128 x 54",
      "\"Leave\"", "\"anything out?\"", "labelled \"Back\"",
    ] {
      #expect(tree.contains(line), "\(line)")
    }
    #expect(try self.tree(3.5).contains("Button (20, 780) 362 x 64"))
  }

  @Test("has the description's colours")
  func colors() throws {
    let first = try frame(4.4)
    let night = Color(hex: 0x142020)
    #expect(isClose(first[10, 10], night) && isClose(first[201, 20], night))
    #expect(isClose(first[201, 873], Color(hex: 0x0FB7BA)))
    #expect(
      isClose(first[26, 84], Color(hex: 0x2A3636)) && isClose(first[320, 84], Color(hex: 0x2A3636)))
    #expect(isClose(first[60, 560], Color(hex: 0x144144), within: 0))
    #expect(isClose(first[240, 582], .white, within: 0))
    // The current dash is white, the next ones are white at 24 %.
    #expect(isClose(first[145, 83], .white, within: 0))
    let dim = Color(hex: 0x142020).mix(with: .white, by: 0.24)
    #expect(isClose(first[185, 83], dim, within: 2))
    // Inside the hairline's ring, white at 12 % over the chip.
    #expect(isClose(first[107, 552], Color(hex: 0x144144).mix(with: .white, by: 0.12)))
    // Pressed, and a little narrower.
    let third = try frame(5.89)
    #expect(isClose(third[148, 799], Color(hex: 0xD8F4F8), within: 2))
    #expect(isClose(third[254, 799], Color(hex: 0xCAFFFC), within: 2))
  }

  @Test("welcome and quiz cross over without an empty frame")
  func crossfade() throws {
    let (before, middle, after) = (try frame(3.59), try frame(3.72), try frame(3.85))
    // Beside the button's label there is mint before and glow after, half of each between.
    let (a, b, c) = (before[60, 812], middle[60, 812], after[60, 812])
    #expect(isClose(a, Color(hex: 0xD8F4F8), within: 3))
    #expect(abs(Int(b.red) * 2 - Int(a.red) - Int(c.red)) < 20)
    #expect(abs(Int(b.blue) * 2 - Int(a.blue) - Int(c.blue)) < 20)
    // Both headlines can be read: the welcome's 'm' and the quiz's.
    let letters = (21..<60).flatMap { x in (235..<264).map { y in middle[x, y].red } }
    #expect(letters.max() ?? 0 > 100)
    #expect(try tree(3.72).contains("\"meals\"") && tree(3.72).contains("\"What's your\""))
  }

  @Test("chips come one by one, 0.06 s apart, and rise by 16 points")
  func stagger() throws {
    // The first row's chip fades in from 3.70, the others follow; their fill differs from the ground.
    let places = [(60, 560), (250, 560), (60, 632), (250, 632)]
    let bare = try frame(3.6999, scale: 1)
    for (index, (x, y)) in places.enumerated() {
      let start = 3.70 + 0.06 * Double(index)
      let lists = try [start - 0.001, start + 0.001].map { time in
        try tree(time).components(containing: "opacity")
      }
      #expect(lists[0] != lists[1], "chip \(index)")
      let settled = try frame(4.15)[x, y]
      #expect(isClose(settled, Color(hex: 0x144144)) && bare[x, y] != settled)
    }
    let risen = try tree(3.7).components(containing: "moved by (0, 16)")
    #expect(risen.count >= 4)
  }

  private func color(of pixel: RGBA8) -> Color {
    Color(
      red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
      blue: Double(pixel.blue) / 255)
  }

  @Test("a chip gives under the finger, and turns white once it is lifted")
  func selection() throws {
    // Pressed to 0.97 its left edge moves in by 2.6 points, from 207: the ground shows there.
    let (idle, pressed) = (try frame(4.05)[208, 582], try frame(4.19)[208, 582])
    #expect(isClose(try frame(4.19)[204, 582], try color(of: frame(4.05)[204, 582])))
    #expect(pressed != idle && pressed.green > idle.green)
    let turning = try frame(4.26)[240, 570]
    #expect(turning.red > 0x14 && turning.red < 255)
    #expect(try frame(4.37)[240, 570] == .white)
  }

  @Test(
    "back leads to the question before, with its answer kept, and from the first to the welcome")
  func back() throws {
    let start: Script = [.tap("Get started", at: 3.6), .tap("Eat better", at: 4.2)]
    let once = try state(Script(start.steps + [.tap("Back", at: 5)]), at: 6)
    #expect(once.visit.screen == .question(0) && once.visit.start == 5)
    #expect(once.quiz.choices[0].map(\.target) == [0, 1, 0, 0])
    let twice = Script(start.steps + [.tap("Back", at: 5), .tap("Back", at: 6)])
    #expect(try state(twice, at: 7).visit.screen == .welcome)
    // Back before the answer leads on by itself: it no longer does.
    let early = Script(start.steps + [.tap("Back", at: 4.4)])
    #expect(try state(early, at: 9).visit.screen == .welcome)
  }

  @Test("skip passes a question by, and the last one ends the quiz")
  func skip() throws {
    let script: Script = [
      .tap("Get started", at: 2), .tap("Skip", at: 3), .tap("Skip", at: 4), .tap("Skip", at: 5),
    ]
    let screens = try [3.5, 4.5, 5.5].map { try state(script, at: $0).visit.screen }
    #expect(screens == [.question(1), .question(2), .almostReady])
  }

  @Test("another answer in time takes the first one's place, and the wait begins anew")
  func changedMind() throws {
    let script: Script = [
      .tap("Get started", at: 2), .tap("Lose weight", at: 3), .tap("Save time", at: 3.3),
    ]
    #expect(try state(script, at: 3.65).visit.screen == .question(0))
    #expect(try state(script, at: 3.7).visit.screen == .question(1))
    #expect(try state(script, at: 4).quiz.choices[0].map(\.target) == [0, 0, 0, 1])
  }

  @Test("the last question takes several answers, each on and off, and waits for Done")
  func several() throws {
    let script: Script = [
      .tap("Get started", at: 2), .tap("Skip", at: 3), .tap("Skip", at: 4),
      .tap("No nuts", at: 5), .tap("No egg", at: 6), .tap("No nuts", at: 7),
    ]
    let end = try state(script, at: 30)
    #expect(end.visit.screen == .question(2))
    #expect(end.quiz.choices[2].map(\.target) == [0, 0, 0, 1])
  }

  @Test("a still is the frame of the sequence, byte for byte")
  func still() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    for frame in [21, 50, 81, 130] {
      let time = FrameRate(60).time(ofFrame: frame)
      let inSequence = try renderer.bitmap(of: quizFilm, at: time)
      let fresh = StoryboardFilm(
        BiteApp(), script: onboardingScript, name: "bite/quiz", start: 3.4, duration: 2.7)
      let alone = try renderer.bitmap(of: fresh, at: time)
      #expect(
        inSequence.withPixels { a in
          alone.withPixels { b in a.indices.allSatisfy { a[$0] == b[$0] } }
        })
    }
  }

  @Test("a script that is ahead of the app says what can be touched")
  func tooEarly() throws {
    let error = #expect(throws: PlayError.self) {
      try state([.tap("Get started", at: 2), .tap("Anything", at: 2.5)], at: 3)
    }
    let text = "\(try #require(error))"
    #expect(text.contains("no view called \"Anything\" can be touched at 2.4 s"), "\(text)")
    #expect(text.contains("\"Eat better\"") && text.contains("\"Skip\""))
  }
}

extension String {
  /// The lines that contain `part`.
  fileprivate func components(containing part: String) -> [Substring] {
    split(separator: "\n").filter { $0.contains(part) }
  }
}
