import CalAI
import Flipbook
import Testing

/// The day as it comes: numbers, rings, streak, feed.
@Suite("Cal AI's today")
struct TodayTests {
  private let frames: Frames

  init() throws {
    frames = try Frames()
  }

  private func state(at time: Seconds, _ script: Script = todayScript) throws -> CalAI {
    try Player(CalAI(), script: script, size: todayFilm.size).state(at: time, fonts: frames.fonts)
  }

  @Test("the settled screen has the design's colours, exactly", arguments: [1, 3])
  func colors(scale: Int) throws {
    try frames.expect(
      [
        (10, 10, 0x0A0A0A), (350, 150, 0x151515), (44, 267, 0xFFFFFF), (345, 267, 0x2A2A2A),
        (117, 334, 0x4DA8FF), (238, 330, 0xFFB54C), (359, 334, 0xFF6E87), (42, 472, 0xFFB54C),
        (201, 820, 0xFFFFFF),
      ], of: todayFilm, at: todayFilm.duration, scale: scale)
  }

  @Test("every string of the screen is in it")
  func strings() throws {
    try frames.expect(
      texts: [
        "Today", "TODAY", "1,353", "kcal remaining of 2,200", "63", "62", "38", "g", "of 165",
        "of 220", "of 73", "PROTEIN", "CARBS", "FAT", "14", "day streak", "M", "T", "W", "F", "S",
        "Recently logged", "Grilled Chicken Bowl", "12:30 PM", " · 1 serving", "487",
        "Eggs & Avocado Toast", "8:10 AM", "360", "P ", "42", "C ", "48", "F ", "Home", "History",
        "Insights", "Profile",
      ], in: todayFilm, at: todayFilm.duration)
  }

  @Test("rings fill over 600 ms, ease-out, a twelfth of a second after each other")
  func rings() throws {
    let day = try state(at: 1.1).day
    for (index, target) in [63.0, 62, 38].enumerated() {
      let start = 0.25 + 0.08 * Double(index)
      #expect(day.macros[index].value(at: start) == 0)
      for share in [0.2, 0.5, 0.8] {
        let value = day.macros[index].value(at: start + 0.6 * share)
        #expect(abs(value - target * easeOut(share)) < 1e-6, "\(index) at \(share)")
      }
      #expect(day.macros[index].value(at: start + 0.6) == target)
    }
    #expect(abs(day.calories.value(at: 0.55) - 847 * easeOut(0.5)) < 1e-6)
  }

  @Test("no digit's column moves while the calories count", arguments: [1.0, 3.0])
  func columns(scale: Double) throws {
    let renderer = FrameRenderer(scale: scale, fonts: frames.fonts)
    /// Where a digit of a width stands in each column: its width tells it from other digits.
    var places: [[String: Double]] = Array(repeating: [:], count: 4)
    var readings: Set<Int> = []
    for frame in 12..<60 {
      let list = try renderer.displayList(of: todayFilm, at: FrameRate(60).time(ofFrame: frame))
      let digits = list.digits(in: Rect(x: 30, y: 160, width: 240, height: 64))
      #expect(digits.count == 4, "frame \(frame)")
      for (column, digit) in digits.enumerated() {
        let known = places[column]["\((digit.width * 1e6).rounded())"]
        #expect(abs((known ?? digit.left) - digit.left) < 1e-6, "column \(column), frame \(frame)")
        places[column]["\((digit.width * 1e6).rounded())"] = digit.left
      }
      readings.insert(Int(digits.reduce(0) { $0 * 7 + $1.left }))
    }
    #expect(readings.count > 20, "it does count")
    // The same digit stands one pitch further left in the next column, in each pair of columns alike.
    let shared = Set(places[0].keys).intersection(places[1].keys)
    #expect(!shared.isEmpty)
    let pitches = Set(
      shared.map { Int((((places[0][$0] ?? 0) - (places[1][$0] ?? 0)) * 1e5).rounded()) })
    #expect(pitches.count == 1, "\(pitches)")
  }

  @Test("today counts once it has been seen: the flame flares to 1.15 and is calm after 600 ms")
  func streak() throws {
    #expect(try state(at: 1.29).day.streak.target == 13)
    let day = try state(at: 3).day
    #expect(day.streak.target == 14 && day.streak.value(at: 1.3) == 13)
    #expect(abs(day.flame.value(at: 1.48) - 1.15) < 1e-9)
    #expect(abs(day.flame.value(at: 1.9) - 1) < 2e-3)
    let highest = stride(from: 1.3, to: 2, by: 0.002).map { day.flame.value(at: $0) }.max() ?? 0
    #expect(highest <= 1.15 + 1e-9)
  }

  @Test("the film ends where it settled: at the top, with nothing pulled or deleted")
  func ending() throws {
    let end = try state(at: 8.2)
    #expect(abs(end.feed.offset(at: 8.2)) < 0.5)
    #expect(end.day.meals.map(\.meal.name) == ["Grilled Chicken Bowl", "Eggs & Avocado Toast"])
    #expect(end.day.meals.allSatisfy { abs($0.pull.value(at: 8.2)) < 0.01 && $0.removed == nil })
    #expect(end.day.calories.target == 847)
    let last = try frames.bitmap(todayFilm, at: 8.2 - 1.0 / 60)
    #expect(try isEqual(last, frames.bitmap(todayFilm, at: 8.2)), "it stands still")
  }

  @Test("a meal that is pulled past 80 points is deleted, with all it counted for")
  func deletion() throws {
    let pull: Script = [
      .drag(.point(x: 300, y: 650), by: Size(width: -110, height: 0), at: 2, duration: 0.4)
    ]
    let during = try state(at: 2.4, pull)
    let held = during.day.meals[0].pull.value(at: 2.39)
    #expect(held < -84 && held > -110, "elastic beyond the pill: \(held)")
    let after = try state(at: 4, pull).day
    #expect(after.meals[0].removed != nil && after.meals[1].removed == nil)
    #expect(after.calories.target == 360 && after.macros.map(\.target) == [21, 14, 24])
  }

  @Test("the large title goes as the feed scrolls by 44 points, and the compact one comes")
  func collapse() throws {
    let scroll: Script = [
      .drag(.point(x: 201, y: 700), by: Size(width: 0, height: -200), at: 2, duration: 0.5)
    ]
    let film = StoryboardFilm(CalAI(), script: scroll, name: "test", duration: 4)
    let bitmap = try frames.bitmap(film, at: 4)
    let canvas = Color(hex: 0x0A0A0A).premultiplied8
    #expect((16..<110).allSatisfy { bitmap[$0, 95] == canvas }, "no large title")
    #expect((180..<222).contains { bitmap[$0, 84].green > 200 }, "a compact one")
  }

  @Test("a ring that is tapped turns to what is left, and back")
  func turning() throws {
    func texts(_ taps: Script, at time: Seconds) throws -> String {
      let film = StoryboardFilm(CalAI(), script: taps, name: "test", duration: 6)
      return try frames.tree(film, at: time)
    }
    let once = try texts([.tap("PROTEIN", at: 3)], at: 4)
    #expect(once.contains("\"102\"") && once.contains("\"left\"") && once.contains("\"62\""))
    let twice = try texts([.tap("PROTEIN", at: 3), .tap("PROTEIN", at: 3.5)], at: 5)
    #expect(twice.contains("\"63\"") && !twice.contains("\"102\""))
  }
}
