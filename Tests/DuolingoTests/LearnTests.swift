import Duolingo
import Flipbook
import Foundation
import Testing

/// The path, and another course on the same screens.
@Suite("Duolingo's path")
struct LearnTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try TestFonts.bundled()
  }

  @Test("every string of the screen is in it")
  func strings() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let tree = try renderer.viewTree(of: learnFilm, at: 0)
    for text in [
      "SECTION 1, UNIT 2", "Order food and drinks", "GUIDEBOOK", "START", "27", "505", "25",
    ] { #expect(tree.contains("\"\(text)\""), "\(text)") }
    let open = try renderer.viewTree(of: learnFilm, at: 3)
    for text in ["Order food", "Lesson 2 of 4", "START +10 XP"] {
      #expect(open.contains("\"\(text)\""), "\(text)")
    }
    #expect(!open.contains("\"START\""), "the bubble is gone while the popover is open")
  }

  @Test(
    "wherever the path has got to, the bubble clears every other node as it bounces",
    arguments: 0..<8)
  func clearance(done: Int) throws {
    var source = FixtureDataSource()
    source.learner.done = done
    let film = StoryboardFilm(
      try DuolingoApp(course: source), script: [], name: "path", duration: 2)
    let nodes: [(Double, Double)] = [
      (201, 219), (141, 290), (114, 365), (201, 447), (265, 528), (290, 609), (254, 678),
      (196, 740),
    ]
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    for time in [0.0, 0.3, 0.6, 0.9] {
      let text = try #require(
        try ScreenTexts(renderer, film, at: time).items.first {
          $0.words == (done == 5 ? "OPEN" : "START")
        })
      let box = Rect(x: text.frame.midX - 46, y: text.frame.midY - 21, width: 92, height: 42)
      #expect(box.minX >= 0 && box.maxX <= 402)
      for (index, node) in nodes.enumerated() where index != done {
        let face = Rect(x: node.0 - 33, y: node.1 - 29, width: 66, height: 62)
        let grown = Rect(
          x: face.minX - 6, y: face.minY - 6, width: face.width + 12, height: face.height + 12)
        #expect(grown.intersection(box).map(\.isEmpty) ?? true, "node \(index + 1) at \(time)")
      }
    }
  }

  @Test("the colours are the description's")
  func colors() throws {
    let frame = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: learnFilm, at: 0)
    let expected: [(Int, Int, UInt32)] = [
      (60, 120, 0x58CC02), (200, 178, 0x58A700), (230, 223, 0xFFC800), (201, 250, 0xDB9A00),
      (332, 80, 0xFF86CD), (28, 815, 0xDDF4FF), (24, 815, 0x1CB0F6), (201, 785, 0xE5E5E5),
      (201, 488, 0xE5E5E5), (20, 84, 0xFFC800),
    ]
    for (x, y, hex) in expected {
      #expect(frame[x, y] == Color(hex: hex).premultiplied8, "at (\(x), \(y))")
    }
  }

  @Test("the same screens teach another course, from data alone")
  func otherCourse() throws {
    let film = StoryboardFilm(
      try DuolingoApp(course: OtherCourse.decoded()),
      script: [
        .tap("GUIDEBOOK", at: 0.3), .tap("Close", at: 0.8),
        .tap("Stop 1", at: 1), .tap("START +20 XP", at: 2), .tap("the", at: 3),
        .tap("cat", at: 3.4),
        .tap("CHECK", at: 4), .tap("CONTINUE", at: 5), .tap("CLAIM XP", at: 8),
        .tap("CONTINUE", at: 12), .tap("Leaderboards", at: 13), .tap("Quests", at: 16),
        .tap("Profile", at: 19),
      ], name: "other", duration: 20)
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    func expect(_ texts: String..., at time: Seconds) throws {
      let tree = try renderer.viewTree(of: film, at: time)
      for text in texts { #expect(tree.contains("\"\(text)\""), "\(text) at \(time)") }
    }
    try expect("SECTION 3, UNIT 7", "At home", "9", "12", "German", "flags/germany", at: 0)
    try expect("Die Katze", "The cat", at: 0.7)
    try expect("Pets", "Lesson 1 of 1", at: 1.8)
    try expect("Die", "Katze", "cat", "the", "dog", at: 2.5)
    try expect("Nice job!", at: 4.5)
    try expect("100%", "20", at: 7.9)
    try expect("10", "day streak", at: 11.9)
    try expect("Opal League", "Jo", "60 XP", "icons/gold", at: 15)
    try expect("Earn 20 XP", "20/20", at: 18)
    try expect("jo.learns", "Joined May 2031", "10/100", at: 20)
  }

  @Test(
    "a day counts once: the second lesson wins points and its stop, but no day; a review no stop")
  func secondLesson() throws {
    func lesson(at start: Seconds) -> [Script.Step] {
      [
        .tap("the", at: start), .tap("cat", at: start + 0.4), .tap("CHECK", at: start + 1),
        .tap("CONTINUE", at: start + 2), .tap("CLAIM XP", at: start + 5),
      ]
    }
    let film = StoryboardFilm(
      try DuolingoApp(course: OtherCourse.decoded()),
      script: Script(
        [.tap("Stop 1", at: 1), .tap("START +20 XP", at: 2)] + lesson(at: 3)
          + [.tap("CONTINUE", at: 12), .tap("Stop 1", at: 13), .tap("REVIEW +20 XP", at: 14)]
          + lesson(at: 15) + [.tap("Stop 2", at: 22), .tap("START +20 XP", at: 23)]
          + lesson(at: 24)), name: "twice", duration: 32)
    func account(at time: Seconds) throws -> Account {
      let app = try film.state(at: time, fonts: fonts)
      guard case .home = app.screen else { throw WrongScreen() }
      return app.account
    }
    let (first, review, last) = (
      try account(at: 12.5), try account(at: 21), try account(at: 30)
    )
    #expect(first.streak.days == 10 && review.streak.days == 10 && last.streak.days == 10)
    #expect(first.done == 1 && review.done == 1 && last.done == 2 && last.current == nil)
    #expect(first.points == 90 && review.points == 110 && last.points == 130)
    #expect(last.energy == 9 && last.league.place == 0)
    // Where all is done nothing says START.
    #expect(try !FrameRenderer(scale: 1, fonts: fonts).viewTree(of: film, at: 30).contains("START"))
  }

  private struct WrongScreen: Error {}

  @Test("stops that are locked or done say so; chests stay shut until it is their turn")
  func stops() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    func expect(_ texts: String..., at time: Seconds) throws {
      let tree = try renderer.viewTree(of: learnFilm, at: time)
      for text in texts { #expect(tree.contains("\"\(text)\""), "\(text) at \(time)") }
      #expect(!tree.contains("\"START\""), "the bubble is gone at \(time)")
    }
    try expect("Order drinks", "First finish the stops before it.", "LOCKED", at: 5.2)
    try expect("Ask for a table", "All 4 lessons are done", "REVIEW +10 XP", at: 6.4)
    try expect("Unit 2", "LOCKED", at: 7.6)
    let (shut, open) = (
      try learnFilm.state(at: 8.6, fonts: fonts), try chestFilm.state(at: 1.5, fonts: fonts)
    )
    guard case .home(let before) = shut.screen, case .home(let after) = open.screen else {
      throw WrongScreen()
    }
    #expect(before.chest?.gems == nil && before.chest?.node == 5 && shut.account.done == 3)
    #expect(after.chest?.gems == 20 && open.account.done == 6 && open.account.gems == 525)
    // Touched again, it stays as it is.
    var touched = open
    _ = touched.update(.chest(5), at: 1.6)
    guard case .home(let still) = touched.screen else { throw WrongScreen() }
    #expect(still.chest?.gems == 20 && still.chest?.time == after.chest?.time)
    #expect(touched.account.gems == 525)
  }

  @Test("a popover keeps clear of its node, and above the tabs")
  func popovers() throws {
    for (time, node) in [(3.2, 447.0), (5.2, 528), (6.4, 290), (7.6, 740)] {
      let frames = try ViewTreeFrames(learnFilm, at: time, fonts: fonts).frames("PopoverOutline")
      let renderer = FrameRenderer(scale: 1, fonts: fonts)
      let title = try ScreenTexts(renderer, learnFilm, at: time).items
        .first { $0.path.contains("NodePopover") }
      let box = try #require(frames.first)
      // The box is moved as its words are.
      let top = box.minY + (title.map { $0.frame.minY - $0.layout.minY } ?? 0)
      #expect(top >= node + 41 || top + box.height <= node - 41, "at \(time)")
      #expect(top + box.height <= 784 && top >= 180, "at \(time)")
    }
  }

  @Test("the guidebook has what the lesson asks for, each to be listened to")
  func guidebook() throws {
    let tree = try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: learnFilm, at: 10.2)
    for text in [
      "Guidebook", "KEY PHRASES", "Un café con leche, por favor.", "A coffee with milk, please.",
      "Quiero un café, por favor.", "Me gusta el café.", "I like coffee.", "WORDS", "café",
      "coffee", "leche", "milk", "pan", "bread",
    ] { #expect(tree.contains("\"\(text)\""), "\(text)") }
    guard case .home(let home) = try learnFilm.state(at: 10.6, fonts: fonts).screen else {
      throw WrongScreen()
    }
    #expect(home.guidebook?.spoken?.entry == 5 && home.guidebook?.spoken?.time == 10.4)
    let closed = try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: learnFilm, at: 12.5)
    #expect(!closed.contains("KEY PHRASES"))
  }

  @Test("the content is checked: what the screens can't show is named, with its place")
  func validation() throws {
    #expect(throws: Never.self) { try FixtureDataSource().validate() }
    let broken: [(String, String, String)] = [
      ("\"cat\"]]}}}", "\"dog\"]]}}}", "no chip says 'cat'"),
      (
        "\"lesson\": 1, \"lessons\": 1, \"offset\": 0",
        "\"lesson\": 2, \"lessons\": 1, \"offset\": 0",
        "node 1: lesson is 2, should be 1 to 1"
      ),
      (
        "\"points\": 50, \"avatar\": 1", "\"points\": 3, \"avatar\": 1", "Jo should stand above Max"
      ),
      ("\"isLearner\": true", "\"isLearner\": false", "has 0 entries of the learner"),
      ("[\"locked\", \"silver\"", "[\"silver\"", "has 4 shields"),
      ("\"target\": 20", "\"target\": 0", "quest 1: progress is 0 of 0"),
      ("\"energy\": 12, \"done\": 0", "\"energy\": -1, \"done\": 9", "9 nodes are done, of 2"),
      ("\"price\": 3", "\"price\": -3", "its price not below"),
      (
        "\"exercises\": [",
        "\"exercises\": [{\"gap\": {\"_0\": {\"before\": \"\", \"after\": \"\", "
          + "\"options\": [\"a\"], \"answer\": 1}}},", "exercise 1: answer is 1"
      ),
      (
        "\"exercises\": [",
        "\"exercises\": [{\"pairs\": {\"_0\": {\"left\": [\"a\", \"b\"], "
          + "\"right\": [\"c\", \"d\"], \"matches\": [1, 1]}}},", "matches are [1, 1]"
      ),
    ]
    for (old, new, problem) in broken {
      let json = OtherCourse.json.replacingOccurrences(of: old, with: new)
      #expect(json != OtherCourse.json, "\(old)")
      let source = try JSONDecoder().decode(OtherCourse.self, from: Data(json.utf8))
      let error = #expect(throws: CourseError.self) { try DuolingoApp(course: source) }
      #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    }
  }
}

/// A lesson of one sentence on a path of two stops.
private struct OtherCourse: AppDataSource, Codable {
  let course: Course
  let recharge: Recharge
  let lesson: Lesson
  let unit: PathUnit
  let league: League
  let quests: [Quest]
  let profile: Profile
  let lessonResult: LessonResult
  let learner: Learner

  static func decoded() throws -> OtherCourse {
    try JSONDecoder().decode(OtherCourse.self, from: Data(json.utf8))
  }

  static let json = """
    {
      "course": {"name": "German", "flag": "germany"},
      "recharge": {"energy": 12, "price": 3},
      "lesson": {"points": 20, "bonus": 0, "exercises": [{"translation": {"_0": {
        "sentence": "Die Katze", "answer": ["the", "cat"], "solution": "The cat",
        "bank": [["dog", "the", "cat"]]}}}]},
      "unit": {"section": 3, "number": 7, "title": "At home", "chestGems": 5, "nodes": [
        {"kind": "lesson", "title": "Pets", "lesson": 1, "lessons": 1, "offset": 0, "y": 300},
        {"kind": "trophy", "title": "End", "lesson": 1, "lessons": 1, "offset": -40, "y": 420}]},
      "league": {"name": "Opal",
        "shields": ["locked", "silver", "gold", "ruby", "locked"], "days": 1, "advancing": 1, "demoted": 1, "entries": [
        {"name": "Max", "points": 50, "avatar": 1, "isLearner": false},
        {"name": "Jo", "points": 40, "avatar": 0, "isLearner": true},
        {"name": "Kim", "points": 5, "avatar": 2, "isLearner": false}]},
      "quests": [{"goal": {"points": {}}, "target": 20, "progress": 0}],
      "profile": {"name": "Jo", "handle": "jo.learns", "joined": "May 2031", "topFinishes": 0,
        "achievements": [{"kind": "wildfire", "target": 100}]},
      "lessonResult": {"xp": 20, "right": 1, "exercises": 1, "seconds": 9},
      "learner": {"streak": {"days": 9, "today": 2}, "gems": 3, "energy": 12, "done": 0,
        "points": 70, "words": 4}
    }
    """
}
