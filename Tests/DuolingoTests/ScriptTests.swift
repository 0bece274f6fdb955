import Duolingo
import Flipbook
import Testing

/// What a person does who is not in the films.
@Suite("Duolingo in other hands")
struct ScriptTests {
  private let fonts: FontLibrary
  private let renderer: FrameRenderer

  init() throws {
    fonts = try TestFonts.bundled()
    renderer = FrameRenderer(scale: 1, fonts: fonts)
  }

  private struct WrongScreen: Error {}

  /// A film of a lesson from its start on.
  private func lessonFilm(
    _ steps: [Script.Step], _ learner: (inout Learner) -> Void = { _ in }
  ) throws -> StoryboardFilm<DuolingoApp> {
    film([.tap("Stop 4", at: 1), .tap("START +10 XP", at: 2)] + steps, of: try app(learner))
  }

  private func film(
    _ steps: [Script.Step], of app: DuolingoApp = DuolingoApp()
  ) -> StoryboardFilm<DuolingoApp> {
    StoryboardFilm(app, script: Script(steps), name: "hands", duration: 120)
  }

  private func app(_ learner: (inout Learner) -> Void) throws -> DuolingoApp {
    var source = FixtureDataSource()
    learner(&source.learner)
    return try DuolingoApp(course: source)
  }

  private func lesson(_ film: StoryboardFilm<DuolingoApp>, at time: Seconds) throws -> LessonRun {
    guard case .lesson(let lesson) = try film.state(at: time, fonts: fonts).screen else {
      throw WrongScreen()
    }
    return lesson
  }

  private func home(_ film: StoryboardFilm<DuolingoApp>, at time: Seconds) throws -> Home {
    guard case .home(let home) = try film.state(at: time, fonts: fonts).screen else {
      throw WrongScreen()
    }
    return home
  }

  private func account(_ film: StoryboardFilm<DuolingoApp>, at time: Seconds) throws -> Account {
    try film.state(at: time, fonts: fonts).account
  }

  /// The first picture, right, and on to the sentence.
  private static let toSentence: [Script.Step] = [
    .tap("café", at: 3), .tap("CHECK", at: 3.5), .tap("CONTINUE", at: 4.5),
  ]

  // MARK: Chips

  @Test("every chip of a sentence up and home again leaves all as it was, wherever in between")
  func allChips() throws {
    let words = ["milk", "tea", "A", "please", "the", "coffee", "water", "with"]
    let up = words.enumerated().map { Script.Step.tap(.label($1), at: 5.5 + 0.15 * Double($0)) }
    // Home: half of them from the end, several in the air at once, then the others in an order of their own.
    let down = [
      ("with", 8.0), ("water", 8.12), ("coffee", 8.24), ("the", 8.36), ("tea", 9.0),
      ("please", 9.3), ("milk", 9.6), ("A", 9.9),
    ].map { Script.Step.tap(.label($0.0), at: $0.1, hold: 0.06) }
    let film = try lessonFilm(Self.toSentence + up + down)
    guard case .chips(let board) = try lesson(film, at: 7.5).page.answer else {
      throw WrongScreen()
    }
    #expect(board.line.count == 8)
    // Eight chips need both lines.
    let standing = try ScreenTexts(renderer, film, at: 7.5).items.filter {
      words.contains($0.words)
    }
    #expect(Set(standing.map { $0.frame.midY.rounded() }).count == 2)
    for time in stride(from: 5.5, to: 10.4, by: 1.0 / 30) {
      let shown = try ScreenTexts(renderer, film, at: time).items.map(\.words)
        .filter { words.contains($0) }
      #expect(shown.sorted() == words.sorted(), "each shows once at \(time)")
    }
    #expect(try lesson(film, at: 11).page.isAnswered == false)
    let untouched = try lessonFilm(Self.toSentence)
    #expect(try isSame(film, untouched, at: 11, below: 320))
  }

  /// Whether two films show the same below a height, where Duo does not stand.
  private func isSame(
    _ a: StoryboardFilm<DuolingoApp>, _ b: StoryboardFilm<DuolingoApp>, at time: Seconds,
    below y: Int
  ) throws -> Bool {
    let (first, second) = (
      try renderer.bitmap(of: a, at: time), try renderer.bitmap(of: b, at: time)
    )
    return (y..<first.height).allSatisfy { y in
      (0..<first.width).allSatisfy { first[$0, y] == second[$0, y] }
    }
  }

  @Test("a chip in the air can't be tapped: there is nothing at its slot")
  func inTheAir() throws {
    let film = try lessonFilm(
      Self.toSentence + [.tap("coffee", at: 5.5), .tap(x: 144, y: 622, at: 5.65, hold: 0.05)])
    #expect(throws: PlayError.self) { try lesson(film, at: 6) }
  }

  // MARK: Pairs

  private static let toPairs: [Script.Step] =
    toSentence + [
      .tap("the", at: 5), .tap("CHECK", at: 5.5), .tap("GOT IT", at: 6.2),
    ]

  @Test("pairs that do not go together shake, stay on the board, and cost nothing")
  func mismatches() throws {
    let wrong = [("café", "bread"), ("agua", "coffee"), ("té", "milk"), ("leche", "water")]
    let steps = wrong.enumerated().flatMap { index, pair in
      [
        Script.Step.tap(.label(pair.0), at: 7 + Double(index)),
        .tap(.label(pair.1), at: 7.5 + Double(index)),
      ]
    }
    let film = try lessonFilm(
      Self.toPairs + steps + [.tap("pan", at: 11.2), .tap("pan", at: 11.8)])
    let before = try lesson(film, at: 6.9)
    let after = try lesson(film, at: 12)
    #expect(after.energy.value == before.energy.value && after.page.verdict == nil)
    #expect(after.row == before.row && after.page.index == 2)
    // The last tap took back the one before: nothing is picked, nothing matched.
    let untouched = try lessonFilm(Self.toPairs)
    #expect(try isSame(film, untouched, at: 13, below: 150))
    // A word shakes while its pair is looked at.
    let shaken = try ScreenTexts(renderer, film, at: 7.52).items.first { $0.words == "café" }
    let still = try ScreenTexts(renderer, film, at: 13).items.first { $0.words == "café" }
    let way = (shaken?.frame.midX ?? 0) - (still?.frame.midX ?? 0)
    #expect(abs(way - 8 * .sin(2 * .pi * 11 * 0.02) * (1 - 0.02 / 0.36)) < 0.02)
  }

  // MARK: Out of a lesson

  @Test("the X in the middle spends what was spent; the lesson after it begins at its beginning")
  func leaving() throws {
    let film = try lessonFilm(
      Self.toPairs + [
        .tap("café", at: 7), .tap("coffee", at: 7.5), .tap("Close", at: 8.5),
        .tap("Stop 4", at: 9.5), .tap("START +10 XP", at: 10.5),
      ])
    let after = try account(film, at: 9)
    #expect(
      after.energy == 23 && after.done == 3 && after.points == 4120 && after.streak.days == 27)
    #expect(after.quests.map(\.progress) == [15, 3, 1] && after.league.place == 5)
    let again = try lesson(film, at: 11)
    #expect(again.page.index == 0 && again.row == 0 && again.right == 0 && again.energy.value == 23)
    #expect(again.bar.fill(at: 11) == 16)
  }

  @Test("without energy CHECK asks for more: gems fill the battery, and the answer still stands")
  func energy() throws {
    let steps =
      Self.toSentence + [
        .tap("coffee", at: 5.5), .tap("CHECK", at: 6.2), .tap("RECHARGE", at: 7.5),
        .tap("CHECK", at: 8.5),
      ]
    let film = try lessonFilm(steps) { $0.energy = 1 }
    let out = try lesson(film, at: 7)
    #expect(out.energy.value == 0 && out.page.verdict == nil && out.shortage != nil)
    let tree = try renderer.viewTree(of: film, at: 7)
    for text in ["You're out of energy!", "RECHARGE", "500", "END LESSON"] {
      #expect(tree.contains("\"\(text)\""), "\(text)")
    }
    #expect(try lesson(film, at: 8).energy.value == 25 && account(film, at: 8).gems == 5)
    #expect(try lesson(film, at: 9).energy.value == 24 && lesson(film, at: 9).page.verdict != nil)
    #expect(try !renderer.viewTree(of: film, at: 9).contains("END LESSON"))
  }

  @Test("a battery is paid for once, however often the button is touched while the sheet goes down")
  func doubleRecharge() throws {
    let steps = Self.toSentence + [.tap("coffee", at: 5.5), .tap("CHECK", at: 6.2)]
    let film = try lessonFilm(steps) { ($0.energy, $0.gems) = (1, 1505) }
    var app = try film.state(at: 7, fonts: fonts)
    _ = app.update(.recharge, at: 7.5)
    _ = app.update(.recharge, at: 7.6)
    guard case .lesson(let lesson) = app.screen else { throw WrongScreen() }
    #expect(app.account.gems == 1005 && lesson.energy.value == 25)
  }

  @Test("without energy and gems a lesson can only be ended; the battery is never below 0")
  func poverty() throws {
    let steps =
      Self.toSentence + [
        .tap("coffee", at: 5.5), .tap("CHECK", at: 6.2), .tap("END LESSON", at: 8.5),
      ]
    let film = try lessonFilm(steps) { ($0.energy, $0.gems) = (1, 499) }
    #expect(try lesson(film, at: 8).energy.value == 0)
    // The button is asleep.
    let frame = try renderer.bitmap(of: film, at: 8)
    #expect(frame[40, 730] == Color(hex: 0xE5E5E5).premultiplied8)
    let after = try account(film, at: 9)
    #expect(after.energy == 0 && after.gems == 499 && after.done == 3)
    #expect(try home(film, at: 9).tab == .learn)
  }

  @Test(
    "a finger that stays on the flag brings back the launch, frame by frame, whatever went before")
  func reset() throws {
    // A whole lesson, the league scrolled, the guidebook opened, a chest tapped.
    let film = film(
      lessonScript.steps + [
        .tap("Leaderboards", at: 44),
        .drag(.point(x: 201, y: 640), by: Size(width: 0, height: -300), at: 46, duration: 0.4),
        .tap("Learn", at: 48), .tap("Stop 6", at: 49), .tap("GUIDEBOOK", at: 50),
        .tap("Close", at: 51), .longPress("Spanish", at: 52, duration: 1.2),
        .tap("Leaderboards", at: 56), .tap("Quests", at: 58), .tap("Profile", at: 60),
      ])
    let changed = try account(film, at: 51.5)
    #expect(changed.points == 4135 && changed.energy == 19)
    let launch = self.film([
      .tap("Leaderboards", at: 3.2), .tap("Quests", at: 5.2), .tap("Profile", at: 7.2),
    ])
    // The finger has been down for 0.8 s.
    for age in [0.5, 1.0, 3.5, 4.4, 6.4, 8.5] {
      let (now, then) = (
        try renderer.bitmap(of: film, at: 52.8 + age), try renderer.bitmap(of: launch, at: age)
      )
      #expect(now == then, "\(age) s after the reset")
    }
  }
}
