import Duolingo
import Flipbook
import Testing

/// The lesson: what counts as right, what it costs and wins, and that all screens agree afterwards.
@Suite("Duolingo's lesson")
struct LessonTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try TestFonts.bundled()
  }

  private struct WrongScreen: Error {}

  private func lesson(_ film: StoryboardFilm<DuolingoApp>, at time: Seconds) throws -> LessonRun {
    guard case .lesson(let lesson) = try film.state(at: time, fonts: fonts).screen else {
      throw WrongScreen()
    }
    return lesson
  }

  private func film(_ steps: [Script.Step]) -> StoryboardFilm<DuolingoApp> {
    StoryboardFilm(
      DuolingoApp(),
      script: Script([.tap("Stop 4", at: 1), .tap("START +10 XP", at: 2)] + steps), name: "test",
      duration: 60)
  }

  @Test("the scripted lesson has the energy, the row and the bar of each exercise")
  func course() throws {
    // Exercise, right answers in a row, energy: as each exercise is on and not yet answered.
    let expected: [(Double, Int, Int, Int)] = [
      (3.0, 0, 0, 25), (7.5, 1, 0, 24), (15.0, 2, 1, 23), (21.5, 3, 2, 23), (25.2, 4, 3, 22),
      (28.0, 5, 4, 21), (31.6, 6, 5, 20),
    ]
    for (time, index, row, energy) in expected {
      let lesson = try lesson(lessonFilm, at: time)
      #expect(lesson.page.index == index && lesson.row == row, "at \(time)")
      #expect(lesson.energy.value == energy, "at \(time)")
      #expect(abs(lesson.bar.fill(at: time) - max(16, 260 * Double(index) / 7)) < 0.5, "at \(time)")
    }
  }

  @Test("after the lesson path, streak, energy, league, quests and profile agree")
  func afterwards() throws {
    let app = try lessonFilm.state(at: 42.9, fonts: fonts)
    guard case .home(let home) = app.screen else { throw WrongScreen() }
    #expect(home.tab == .learn)
    let account = app.account
    #expect(account.done == 4 && account.streak.days == 28 && account.energy == 19)
    #expect(account.points == 4135 && account.league.place == 3)
    #expect(account.league.entries[3].points == 327)
    #expect(account.quests.map(\.progress) == [30, 6, 1])
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let profile = try renderer.viewTree(of: tabsFilm, at: 12.5)
    for text in ["28", "4,135", "28/30", "4,135/5,000", "214/250", "Ruby", "SamRivera927"] {
      #expect(profile.contains("\"\(text)\""), "\(text)")
    }
  }

  @Test("a wrong order is wrong; the same chips in order are right")
  func order() throws {
    let skip: [Script.Step] = [
      .tap("café", at: 3), .tap("CHECK", at: 3.5), .tap("CONTINUE", at: 4),
    ]
    func sentence(_ words: [String]) -> [Script.Step] {
      words.enumerated().map { .tap(.label($1), at: 5 + 0.4 * Double($0)) }
        + [.tap("CHECK", at: 8)]
    }
    let wrong = film(skip + sentence(["coffee", "A", "with", "milk", "please"]))
    let right = film(skip + sentence(["A", "coffee", "with", "milk", "please"]))
    let short = film(skip + sentence(["A", "coffee"]))
    #expect(try lesson(wrong, at: 9).page.verdict?.isRight == false)
    #expect(try lesson(wrong, at: 9).page.verdict?.words == "A coffee with milk, please.")
    #expect(try lesson(right, at: 9).page.verdict?.isRight == true)
    #expect(try lesson(short, at: 9).page.verdict?.isRight == false)
  }

  @Test("a chip that is tapped again flies home, and those behind it close up in 0.20 s")
  func home() throws {
    let board = try chips(at: 10.6)
    #expect(board.line.count == 3)
    #expect(try chips(at: 10.0).flights(at: 10.05).count == 1)
    // "with" stands where "tea" stood, once it has closed up.
    let before = try ViewTreeFrames(lessonFilm, at: 9.95, fonts: fonts).frames("\"with\"")
    let after = try ViewTreeFrames(lessonFilm, at: 10.25, fonts: fonts).frames("\"with\"")
    let middle = try ViewTreeFrames(lessonFilm, at: 10.1, fonts: fonts).frames("\"with\"")
    let xs = [before, middle, after].map { $0.filter { $0.minY < 400 }.map(\.midX).min() ?? 0 }
    #expect(abs(xs[0] - xs[2] - 62) < 0.01, "\(xs)")
    #expect(abs(xs[1] - (xs[0] + xs[2]) / 2) < 0.5, "half-way at 0.10 s: \(xs)")
  }

  private func chips(at time: Seconds) throws -> ChipBoard {
    guard case .chips(let board) = try lesson(lessonFilm, at: time).page.answer else {
      throw WrongScreen()
    }
    return board
  }

  @Test("chips stand still while they are in the air, and never vanish on the way")
  func flight() throws {
    for step in 0...30 {
      let time = 9.5 + Double(step) / 60
      let words = try ViewTreeFrames(lessonFilm, at: time, fonts: fonts)
      let flying = words.frames("id flying with").count
      let standing = words.frames("Text").isEmpty
      #expect(!standing && flying == (step < 18 ? 1 : 0), "at \(time)")
    }
  }

  @Test("pairs: a mismatch costs nothing, and the last pair is its own check")
  func pairs() throws {
    let mismatched = try lesson(lessonFilm, at: 16.9)
    #expect(mismatched.energy.value == 23 && mismatched.page.verdict == nil)
    let done = try lesson(lessonFilm, at: 20.0)
    #expect(done.page.verdict?.isRight == true && done.energy.value == 23)
    #expect(done.page.verdict?.time == 20.0)
  }

  @Test("the X leaves the lesson: energy is spent, nothing is won")
  func leaving() throws {
    let film = film([.tap("té", at: 3), .tap("CHECK", at: 3.5), .tap("Close", at: 5)])
    let app = try film.state(at: 5.1, fonts: fonts)
    guard case .home = app.screen else { throw WrongScreen() }
    #expect(app.account.energy == 24 && app.account.done == 3 && app.account.points == 4120)
  }

  @Test("a finger that stays on the flag resets everything")
  func reset() throws {
    let film = film([
      .tap("té", at: 3), .tap("CHECK", at: 3.5), .tap("Close", at: 5),
      .longPress("Spanish", at: 6, duration: 1.2),
    ])
    let app = try film.state(at: 7.5, fonts: fonts)
    guard case .home = app.screen else { throw WrongScreen() }
    #expect(app.account.energy == 25)
  }

  @Test("all wrong: nothing in a row, no bonus, the lesson ends all the same")
  func allWrong() throws {
    let film = film([
      .tap("té", at: 3), .tap("CHECK", at: 3.5), .tap("GOT IT", at: 4),
      .tap("the", at: 5), .tap("CHECK", at: 5.5), .tap("GOT IT", at: 6),
      .tap("café", at: 7), .tap("coffee", at: 7.3), .tap("agua", at: 7.6), .tap("water", at: 7.9),
      .tap("té", at: 8.2), .tap("tea", at: 8.5), .tap("leche", at: 8.8), .tap("milk", at: 9.1),
      .tap("pan", at: 9.4), .tap("bread", at: 9.7), .tap("CONTINUE", at: 10.5),
      .tap("quiere", at: 11.5), .tap("CHECK", at: 12), .tap("GOT IT", at: 12.5),
      .tap("orange", at: 13.5), .tap("CHECK", at: 14), .tap("GOT IT", at: 14.5),
      .tap("tea", at: 15.5), .tap("CHECK", at: 16), .tap("GOT IT", at: 16.5),
      .tap("you", at: 17.5), .tap("CHECK", at: 18), .tap("GOT IT", at: 18.5),
    ])
    guard case .complete(let celebration) = try film.state(at: 19, fonts: fonts).screen else {
      throw WrongScreen()
    }
    #expect(celebration.result.xp == 10 && celebration.result.right == 1)
    #expect(celebration.result.percentRight == 14 && celebration.result.seconds == 16)
  }

  @Test("the learner passes two rows, one after the other, then the toast rises")
  func climb() throws {
    func climb(_ time: Seconds) throws -> LeagueClimb {
      guard case .home(let home) = try tabsFilm.state(at: time, fonts: fonts).screen,
        let climb = home.climb
      else { throw WrongScreen() }
      return climb
    }
    let change = try climb(0.6)
    #expect(change.from == 5 && change.to == 3)
    // The tab was opened at 43.5; the row is lifted 0.40 s later.
    let start = 43.9
    #expect(change.points(at: start) == 312 && change.points(at: start + 0.30) == 327)
    #expect(change.steps(at: start + 0.30) < 1e-6)
    #expect(abs(change.steps(at: start + 0.45) - 0.5) < 1e-6)
    #expect(abs(change.steps(at: start + 0.60) - 1) < 1e-6)
    #expect(abs(change.steps(at: start + 0.90) - 2) < 1e-6)
    #expect(change.toast(at: start + 1.04) == 0 && change.toast(at: start + 2.0) > 0.99)
    let tree = try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: tabsFilm, at: 2.6)
    #expect(tree.contains("\"You moved up to 4th place!\""))
  }

  /// A place at a moment, and the colour that it must have.
  private struct Sample {
    let time: Seconds
    let x: Int
    let y: Int
    let hex: UInt32

    init(_ time: Seconds, _ x: Int, _ y: Int, _ hex: UInt32) {
      (self.time, self.x, self.y, self.hex) = (time, x, y, hex)
    }
  }

  private static let lessonSamples: [Sample] = [
    Sample(3.5, 30, 180, 0x1CB0F6),
    Sample(3.5, 60, 84, 0x58CC02),
    Sample(3.5, 310, 84, 0xE5E5E5),
    Sample(3.5, 200, 810, 0xE5E5E5),
    Sample(3.5, 332, 80, 0xFF86CD),
    Sample(4.5, 207, 330, 0x1CB0F6),
    Sample(4.5, 220, 400, 0xDDF4FF),
    Sample(4.5, 40, 790, 0x58CC02),
    Sample(4.5, 200, 818, 0x58A700),
    Sample(4.5, 16, 330, 0xE5E5E5),
    Sample(5.6, 10, 700, 0xFFDFE0),
    Sample(5.6, 40, 790, 0xFF4B4B),
    Sample(5.6, 200, 818, 0xEA2B2B),
    Sample(5.6, 220, 400, 0xFFDFE0),
    Sample(5.6, 207, 330, 0xFFB2B2),
    Sample(7.5, 60, 84, 0x58CC02),
    Sample(7.5, 310, 84, 0xE5E5E5),
    Sample(7.5, 332, 80, 0xFF86CD),
    Sample(7.5, 100, 385, 0xE5E5E5),
    Sample(7.5, 170, 227, 0x1CB0F6),
    Sample(7.5, 200, 810, 0xE5E5E5),
    Sample(13.4, 10, 720, 0xD7FFB8),
    Sample(13.4, 40, 790, 0x58CC02),
    Sample(13.4, 200, 818, 0x58A700),
    Sample(13.4, 60, 84, 0x58CC02),
    Sample(13.4, 310, 84, 0xE5E5E5),
    Sample(16.0, 17, 220, 0x1CB0F6),
    Sample(16.0, 30, 200, 0xDDF4FF),
    Sample(16.0, 208, 220, 0xE5E5E5),
    Sample(16.0, 70, 90, 0x58CC02),
    Sample(16.0, 332, 80, 0xFF86CD),
    Sample(23.6, 70, 90, 0xFF9600),
    Sample(23.6, 30, 500, 0xD7FFB8),
    Sample(23.6, 16, 510, 0xA5ED6E),
    Sample(23.6, 10, 720, 0xD7FFB8),
    Sample(23.6, 310, 84, 0xE5E5E5),
    Sample(25.9, 17, 330, 0x1CB0F6),
    Sample(25.9, 30, 400, 0xDDF4FF),
    Sample(25.9, 70, 90, 0xFF9600),
    Sample(25.9, 40, 790, 0x58CC02),
    Sample(25.9, 200, 818, 0x58A700),
    Sample(28.05, 70, 90, 0xFF9600),
    Sample(28.05, 310, 84, 0xE5E5E5),
    Sample(28.05, 332, 80, 0xFF86CD),
    Sample(28.05, 170, 227, 0x1CB0F6),
    Sample(28.05, 200, 810, 0xE5E5E5),
    Sample(31.7, 70, 90, 0xFF9600),
    Sample(31.7, 310, 84, 0xE5E5E5),
    Sample(31.7, 332, 80, 0xFF86CD),
    Sample(31.7, 100, 385, 0xE5E5E5),
    Sample(31.7, 200, 810, 0xE5E5E5),
    Sample(42.9, 250, 120, 0x58CC02),
    Sample(42.9, 200, 178, 0x58A700),
    Sample(42.9, 230, 451, 0xFFC800),
    Sample(42.9, 40, 780, 0xFFFFFF),
    Sample(42.9, 100, 785, 0xE5E5E5),
  ]

  private static let tabsSamples: [Sample] = [
    Sample(2.6, 20, 404, 0xD7FFB8),
    Sample(2.6, 66, 404, 0x1CB0F6),
    Sample(2.6, 60, 747, 0x58CC02),
    Sample(2.6, 200, 774, 0x58A700),
    Sample(2.6, 130, 815, 0xDDF4FF),
    Sample(11.0, 20, 20, 0x1CB0F6),
    Sample(11.0, 292, 30, 0x3CBFF9),
    Sample(11.0, 100, 360, 0xFFC800),
    Sample(11.0, 290, 605, 0xE5E5E5),
    Sample(11.0, 300, 440, 0xFFFFFF),
    Sample(12.5, 20, 20, 0xDDF4FF),
    Sample(12.5, 34, 540, 0xFF4B4B),
    Sample(12.5, 34, 620, 0x58CC02),
    Sample(12.5, 34, 705, 0x1CB0F6),
    Sample(12.5, 110, 561, 0xFFC800),
  ]

  @Test("every screen has the description's colours, exactly")
  func colors() throws {
    try expect(Self.lessonSamples, in: lessonFilm)
    try expect(Self.tabsSamples, in: tabsFilm)
    try expect(Self.learnSamples, in: learnFilm)
    try expect(Self.energySamples, in: energyFilm)
  }

  /// The popovers of a locked stop and of one that is done, and the guidebook.
  private static let learnSamples: [Sample] = [
    Sample(5.2, 30, 600, 0xF7F7F7),
    Sample(5.2, 100, 580, 0xE5E5E5),
    Sample(5.2, 60, 700, 0xE5E5E5),
    Sample(5.2, 24, 815, 0x1CB0F6),
    Sample(5.2, 60, 120, 0x58CC02),
    Sample(6.4, 30, 400, 0xFFC800),
    Sample(6.4, 60, 460, 0xFFFFFF),
    Sample(6.4, 200, 485, 0xDB9A00),
    Sample(6.4, 332, 80, 0xFF86CD),
    Sample(6.4, 200, 178, 0x58A700),
    Sample(10.2, 100, 183, 0xE5E5E5),
    Sample(10.2, 17, 300, 0xE5E5E5),
    Sample(10.2, 40, 273, 0x1CB0F6),
    Sample(10.2, 200, 150, 0xFFFFFF),
    Sample(10.2, 28, 84, 0xAFAFAF),
  ]

  private static let energySamples: [Sample] = [
    Sample(6.6, 100, 464, 0xE5E5E5),
    Sample(6.6, 40, 730, 0x58CC02),
    Sample(6.6, 200, 768, 0x58A700),
    Sample(6.6, 332, 80, 0xFF86CD),
    Sample(6.6, 20, 480, 0xFFFFFF),
    Sample(6.6, 170, 227, 0x1CB0F6),
  ]

  @Test("a loudspeaker that is tapped speaks: its waves swell, and it is still again")
  func speaker() throws {
    #expect(try lesson(energyFilm, at: 4.19).page.spoken == nil)
    #expect(try lesson(energyFilm, at: 4.2).page.spoken == 4.2)
    let renderer = FrameRenderer(scale: 3, fonts: fonts)
    /// How much blue there is in the bubble.
    func ink(_ time: Seconds) throws -> Int {
      let frame = try renderer.bitmap(of: energyFilm, at: time)
      let blue = Color(hex: 0x1CB0F6).premultiplied8
      return (630..<740).reduce(0) { count, y in
        count + (480..<620).count { frame[$0, y] == blue }
      }
    }
    let still = try ink(4.0)
    // The inner wave first, the outer one 0.12 s later; the finger has let the sign go.
    #expect(try ink(4.32) > still && ink(4.44) > still)
    #expect(try ink(5.2) == still)
  }

  private func expect(_ samples: [Sample], in film: StoryboardFilm<DuolingoApp>) throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    var frames: [Seconds: Bitmap] = [:]
    for sample in samples {
      let frame = try frames[sample.time] ?? renderer.bitmap(of: film, at: sample.time)
      frames[sample.time] = frame
      let isRight = frame[sample.x, sample.y] == Color(hex: sample.hex).premultiplied8
      #expect(
        isRight, "at \(sample.time), (\(sample.x), \(sample.y)): \(frame[sample.x, sample.y])")
    }
  }

  @Test("a frame alone is the sequence's")
  func alone() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    // Asked for from the end to the beginning, and from the beginning to the end.
    let backward = StoryboardFilm(
      DuolingoApp(), script: lessonScript, name: "backward", duration: 43)
    let times = [4.05, 9.6, 10.1, 16.5, 23.0, 29.3, 36.4]
    let frames = try times.reversed().map { try renderer.bitmap(of: backward, at: $0) }
    for (time, frame) in zip(times, frames.reversed()) {
      #expect(try renderer.bitmap(of: lessonFilm, at: time) == frame, "at \(time)")
    }
  }
}
