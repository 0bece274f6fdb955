import Duolingo
import Flipbook
import Foundation
import Testing

/// The path, and another course on the same screens.
@Suite("Duolingo's path")
struct LearnTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
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
    "the bubble clears every node, at the top and at the bottom of its bounce", arguments: [0, 4])
  func clearance(lessons: Int) throws {
    // Over node 4 at launch; over node 5 after the lesson.
    let (film, start) = lessons == 0 ? (learnFilm, 0.0) : (lessonFilm, 42.0)
    let nodes: [(Double, Double)] = [(201, 219), (141, 290), (114, 365), (201, 447), (265, 528)]
    let current = lessons == 0 ? 3 : 4
    for time in [0.0, 0.3, 0.6, 0.9] {
      let frames = try ViewTreeFrames(film, at: start + time, fonts: fonts).frames("\"START\"")
      let text = try #require(frames.first)
      let box = Rect(x: text.midX - 46, y: text.midY - 21, width: 92, height: 42)
      for (index, node) in nodes.enumerated() where index != current {
        let face = Rect(x: node.0 - 33, y: node.1 - 29, width: 66, height: 62)
        let grown = Rect(
          x: face.minX - 7.4, y: face.minY - 7.4, width: face.width + 14.8,
          height: face.height + 14.8)
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
    let source = try JSONDecoder().decode(OtherCourse.self, from: Data(OtherCourse.json.utf8))
    let film = StoryboardFilm(
      DuolingoApp(source: source),
      script: [
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
    try expect("SECTION 3, UNIT 7", "At home", "9", "12", at: 0)
    try expect("Pets", "Lesson 1 of 1", at: 1.8)
    try expect("Die", "Katze", "cat", "the", "dog", at: 2.5)
    try expect("Nice job!", at: 4.5)
    try expect("100%", "20", at: 7.9)
    try expect("10", "day streak", at: 11.9)
    try expect("Opal League", "Jo", "60 XP", at: 15)
    try expect("Earn 20 XP", "20/20", at: 18)
    try expect("jo.learns", "Joined May 2031", "10/100", at: 20)
  }
}

/// A lesson of one sentence on a path of two stops.
private struct OtherCourse: AppDataSource, Codable {
  let lesson: Lesson
  let unit: PathUnit
  let league: League
  let quests: [Quest]
  let profile: Profile
  let lessonResult: LessonResult
  let learner: Learner

  static let json = """
    {
      "lesson": {"points": 20, "bonus": 0, "exercises": [{"translation": {"_0": {
        "sentence": "Die Katze", "answer": ["the", "cat"], "solution": "The cat",
        "bank": [["dog", "the", "cat"]]}}}]},
      "unit": {"section": 3, "number": 7, "title": "At home", "nodes": [
        {"kind": "lesson", "title": "Pets", "lesson": 1, "lessons": 1, "offset": 0, "y": 300},
        {"kind": "trophy", "title": "End", "lesson": 1, "lessons": 1, "offset": -40, "y": 420}]},
      "league": {"name": "Opal", "days": 1, "advancing": 1, "demoted": 1, "entries": [
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
