import Duolingo
import Flipbook
import Testing

/// The run that films begin with, up to the end of the lesson: its table of times, read from the app's state and
/// from the layout; times are seconds after the tap.
@Suite("Duolingo's run, from the tap to the end of the lesson")
struct HookTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try TestFonts.bundled()
  }

  private func lesson(at time: Seconds) throws -> LessonRun {
    let app = try hookFilm.state(at: time, fonts: fonts)
    guard case .lesson(let lesson) = app.screen else { throw WrongScreen() }
    return lesson
  }

  private struct WrongScreen: Error {}

  @Test("the film is 4.4 s of the app, which one tap sets going")
  func contract() {
    #expect(hookFilm.start == 0 && hookFilm.duration == 4.4)
    #expect(hookFilm.frameCount(at: 60) == 264)
  }

  @Test("it begins at the sixth exercise of seven: bar, energy, row and line as they must be")
  func beginning() throws {
    let lesson = try lesson(at: 0)
    #expect(lesson.page.index == 5 && lesson.row == 4 && lesson.right == 4)
    #expect(lesson.energy.value == 21 && lesson.page.isAnswered)
    #expect(abs(lesson.bar.fill(at: 0) - 185.71) < 0.01)
    let tree = try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: hookFilm, at: 0)
    for text in ["Translate this sentence", "Quiero", "favor", "CHECK", "21"] {
      #expect(tree.contains("\"\(text)\""), "\(text)")
    }
  }

  @Test("every chip has its place, at home and on the line")
  func seats() throws {
    let homes: [(String, Double, Double, Double)] = [
      ("tea", 28, 540, 56), ("coffee,", 144, 540, 85), ("the", 237, 540, 57),
      ("milk", 52.5, 598, 65), ("please", 125.5, 598, 85), ("water", 270.5, 598, 79),
    ]
    let first = try ViewTreeFrames(hookFilm, at: 0, fonts: fonts)
    for (word, x, y, width) in homes {
      let frames = first.frames("\"\(word)\"")
      let middle = frames.last?.center ?? .zero
      #expect(abs(middle.x - (x + width / 2)) < 0.5, "\(word): \(frames)")
      #expect(middle.y > y && middle.y < y + 48, "\(word)")
    }
    let places: [(String, Double, Double)] = [
      ("I", 16, 44), ("want", 66, 72), ("a", 144, 44), ("coffee,", 194, 85), ("please", 285, 85),
    ]
    let last = try ViewTreeFrames(hookFilm, at: 0.95, fonts: fonts)
    for (word, x, width) in places {
      let frames = last.frames("\"\(word)\"").filter { $0.minY < 400 }
      #expect(abs((frames.last?.center.x ?? 0) - (x + width / 2)) < 0.5, "\(word): \(frames)")
    }
  }

  @Test(
    "chips fly when the table says, on its arc, between the places of the layout",
    arguments: [
      ("coffee,", 0.40, Point(x: 144, y: 540), Point(x: 194, y: 330), 85.0),
      ("please", 0.62, Point(x: 125.5, y: 598), Point(x: 285, y: 330), 85),
      ("I", 1.75, Point(x: 113.5, y: 598), Point(x: 16, y: 330), 44),
      ("like", 1.88, Point(x: 229.5, y: 598), Point(x: 66, y: 330), 59),
      ("coffee", 2.01, Point(x: 158, y: 540), Point(x: 131, y: 330), 81),
    ])
  func flights(word: String, start: Double, home: Point, place: Point, width: Double) throws {
    func flying(_ time: Double) throws -> Rect? {
      try ViewTreeFrames(hookFilm, at: time, fonts: fonts).frames("id flying \(word)")
        .first { $0.width == width }
    }
    #expect(try flying(start - 0.001) == nil && flying(start + 0.30) == nil)
    let fly = UnitCurve.bezier(0.30, 0, 0.20, 1)
    for share in [0.0, 0.2, 1.0 / 3, 0.5, 0.8, 0.99] {
      let p = fly.value(at: share)
      let expected = Point(
        x: home.x + (place.x - home.x) * p,
        y: home.y + (place.y - home.y) * p - 14 * Double.sin(.pi * p))
      let chip = try #require(try flying(start + 0.30 * share), "at \(share) of the way")
      #expect(abs(chip.minX - expected.x) < 0.5 && abs(chip.minY - expected.y) < 0.5, "\(chip)")
    }
  }

  @Test("the table's check points: where \"coffee,\", \"like\" and \"I\" are on their ways")
  func checkPoints() throws {
    for (word, time, x, y) in [
      ("coffee,", 0.50, 171.2, 411.8), ("like", 1.95, 179.4, 504.4), ("I", 1.95, 23.3, 346.9),
    ] {
      let frames = try ViewTreeFrames(hookFilm, at: time, fonts: fonts)
        .frames("id flying \(word)")
      let chip = try #require(frames.first, "\(word)")
      #expect(abs(chip.minX - x) < 0.5 && abs(chip.minY - y) < 0.5, "\(word): \(chip)")
    }
  }

  @Test("CHECK costs one energy; what is said comes 0.05 s later, and the bar steps then")
  func checks() throws {
    for (check, verdict, words, before, after) in [
      (1.00, 1.05, "Nice job!", 185.71, 222.86), (2.32, 2.37, "Amazing!", 222.86, 260.0),
    ] {
      #expect(try lesson(at: check - 0.001).energy.value == lesson(at: check).energy.value + 1)
      #expect(try lesson(at: verdict - 0.001).page.verdict == nil)
      let lesson = try lesson(at: verdict)
      #expect(lesson.page.verdict?.words == words && lesson.page.verdict?.isRight == true)
      #expect(lesson.page.verdict?.time == verdict)
      #expect(abs(lesson.bar.fill(at: verdict) - before) < 0.01)
      #expect(abs(lesson.bar.fill(at: verdict + 0.30) - after) < 1)
    }
    #expect(try lesson(at: 2.7).energy.value == 19)
  }

  @Test("the shine runs as the table says: from 24 to 281, then from 24 to 318")
  func shine() throws {
    let (nice, amazing) = (try lesson(at: 1.3).bar, try lesson(at: 2.6).bar)
    #expect(nice.shine(at: 1.119) == nil && nice.shine(at: 1.381) == nil)
    #expect(abs((nice.shine(at: 1.1201) ?? 0) - 24) < 0.1)
    #expect(abs((nice.shine(at: 1.3799) ?? 0) - 280.9) < 0.1)
    #expect(abs((amazing.shine(at: 2.60) ?? 0) - 198.9) < 0.2)
    #expect(abs((amazing.shine(at: 2.7199) ?? 0) - 318) < 0.1)
  }

  @Test(
    "CONTINUE slides the whole page in 0.25 s; the top bar stands still, the banner goes in 0.18")
  func slide() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    #expect(try lesson(at: 1.3999).page.index == 5)
    #expect(try lesson(at: 1.40).page.index == 6 && lesson(at: 1.40).slide == 1.40)
    let before = try renderer.bitmap(of: hookFilm, at: 1.39)
    for time in [1.40, 1.45, 1.52, 1.6, 1.66] {
      let frame = try renderer.bitmap(of: hookFilm, at: time)
      for y in 60..<104 {
        // The bar's spring has a tenth of a point to go.
        for x in 0..<402 where frame[x, y] != before[x, y] && !(268..<282).contains(x) {
          Issue.record("the top bar changes at (\(x), \(y)), \(time)")
          return
        }
      }
    }
    // Half-way, by the curve, each page is half a screen from where it stands.
    let titles = try ViewTreeFrames(hookFilm, at: 1.525, fonts: fonts)
      .frames("\"Translate this sentence\"")
    #expect(titles.count == 2)
    let banner = Color(hex: 0xD7FFB8).premultiplied8
    #expect(try renderer.bitmap(of: hookFilm, at: 1.56)[5, 870] == banner)
    #expect(try renderer.bitmap(of: hookFilm, at: 1.585)[5, 870] == .white)
  }

  @Test("nothing fades: praise is at full opacity from its first frame, and CHECK wakes at once")
  func opacity() throws {
    let renderer = FrameRenderer(scale: 3, fonts: fonts)
    let green = Color(hex: 0x58CC02).premultiplied8
    #expect(try renderer.bitmap(of: hookFilm, at: 1.7499)[90, 2350] != green)
    #expect(try renderer.bitmap(of: hookFilm, at: 1.75)[90, 2350] == green)
    for time in [1.06, 1.1, 1.25, 1.39, 2.4, 2.7] {
      let tree = try renderer.viewTree(of: hookFilm, at: time)
      #expect(!tree.contains("opacity"), "at \(time)")
    }
  }

  @Test("while nothing happens only Duo moves", arguments: [(0.0, 0.39), (1.66, 1.74)])
  func holds(times: (Double, Double)) throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let first = try renderer.bitmap(of: hookFilm, at: times.0)
    let last = try renderer.bitmap(of: hookFilm, at: times.1)
    for y in 0..<874 {
      for x in 0..<402 where x > 140 || y < 160 || y > 312 {
        // The bar's spring has a thousandth of a point to go.
        if (76..<92).contains(y), (268..<282).contains(x) { continue }
        guard first[x, y] == last[x, y] else {
          Issue.record("(\(x), \(y)) moves: \(first[x, y]), \(last[x, y])")
          return
        }
      }
    }
  }

  @Test("the colours are the description's")
  func colors() throws {
    let frame = try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: hookFilm, at: 1.395)
    let expected: [(Int, Int, UInt32)] = [
      (100, 90, 0xFF9600), (310, 84, 0xE5E5E5), (332, 80, 0xFF86CD), (10, 720, 0xD7FFB8),
      (30, 790, 0x58CC02), (200, 818, 0x58A700), (100, 564, 0xE5E5E5), (200, 20, 0xFFFFFF),
    ]
    for (x, y, hex) in expected {
      #expect(frame[x, y] == Color(hex: hex).premultiplied8, "at (\(x), \(y))")
    }
  }

  @Test("a frame alone is the sequence's, and the run is the same wherever it was tapped")
  func identical() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let times = [0.0, 0.5, 0.66, 1.02, 1.12, 1.5, 2.03, 2.5, 3.0, 3.36, 3.9, 4.3]
    let frames = try times.map { try renderer.displayList(of: hookFilm, at: $0) }
    // On Learn with its popover open, in the middle of a lesson, and during another run.
    let scripts: [Script] = [
      [.tap("Stop 4", at: 2), .tap("Run", at: 16)],
      [
        .tap("Stop 4", at: 2), .tap("START +10 XP", at: 3), .tap("café", at: 4),
        .tap("Run", at: 16),
      ],
      [.tap("Run", at: 14.25), .tap("Run", at: 16)],
      [.tap("Run", at: 13), .tap("Run", at: 16)],
    ]
    for script in scripts {
      let film = StoryboardFilm(
        DuolingoApp(), script: script, name: "again", start: 16, duration: 4.4)
      for (time, frame) in zip(times, frames).reversed() {
        let other = try renderer.bitmap(of: film, at: time)
        let expected = try Renderer(scale: 1).render(frame)
        #expect(other == expected, "at \(time)")
      }
    }
  }
}
