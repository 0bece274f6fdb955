import CalAI
import Flipbook
import Foundation
import Testing

/// From the button to the logged meal.
@Suite("Cal AI's capture")
struct CaptureTests {
  private let frames: Frames

  init() throws {
    frames = try Frames()
  }

  private func state(at time: Seconds, _ script: Script = captureScript) throws -> CalAI {
    try Player(CalAI(day: .late()), script: script, size: captureFilm.size)
      .state(at: time, fonts: frames.fonts)
  }

  @Test("viewfinder, result and the day after it have the design's colours", arguments: [1, 3])
  func colors(scale: Int) throws {
    try frames.expect(
      [(201, 790, 0xFFFFFF), (190, 770, 0xFFFFFF), (38, 256, 0xFFFFFF), (363, 555, 0xFFFFFF)],
      of: captureFilm, at: 1.2, scale: scale)
    try frames.expect(
      [(150, 780, 0xFFFFFF), (274, 537, 0x1E1E1E), (350, 595, 0x1E1E1E)], of: captureFilm, at: 4.4,
      scale: scale)
    try frames.expect(
      [
        (10, 10, 0x0A0A0A), (350, 150, 0x151515), (44, 267, 0xFFB54C), (345, 267, 0xFFB54C),
        (57, 210, 0xFFB54C), (117, 334, 0x4DA8FF), (238, 330, 0xFFB54C), (359, 334, 0xFF6E87),
      ], of: captureFilm, at: captureFilm.duration, scale: scale)
  }

  @Test("every string of the way is in it")
  func strings() throws {
    try frames.expect(texts: ["Detecting..."], in: captureFilm, at: 2)
    try frames.expect(
      texts: [
        "AI DETECTED", "12:30 PM", "Grilled Chicken Bowl", "kcal", "Grilled chicken",
        "98% · slices", "Jasmine rice", "96% · cup", "Avocado", "94% · slices", "Cherry tomatoes",
        "91% · halves", "Reject", "Save to today", "6", "1", "8", "3", "487",
      ], in: captureFilm, at: 4.3)
    try frames.expect(
      texts: ["120", "Over goal by 120 kcal", "154", "232", "86"], in: captureFilm,
      at: captureFilm.duration)
  }

  @Test("the button gives to 0.92 under the finger")
  func press() throws {
    // The white disc is 68 points across about (201, 788).
    func width(_ time: Seconds) throws -> Double {
      let bitmap = try frames.bitmap(captureFilm, at: time, scale: 3)
      let white = (450..<756).filter { bitmap[$0, 788 * 3].green > 0xE0 }
      return Double((white.last ?? 0) - (white.first ?? 0) + 1) / 3
    }
    #expect(abs(try width(0.3) - 68) < 0.5)
    #expect(abs(try width(0.58) - 68 * 0.92) < 0.7)
  }

  @Test("detecting takes a second, between the 0.8 and 1.2 of the design")
  func processing() throws {
    let capture = try #require(try state(at: 3).capture)
    let (shutter, detected) = try (#require(capture.shutter), #require(capture.detected))
    #expect(shutter == 1.5 && abs(detected - shutter - 1) < 1e-9)
    #expect(abs(capture.dim.value(at: shutter + 0.2) - 1) < 1e-9)
    #expect(abs(capture.pulse.value(at: shutter + 0.16) - 1.05) < 1e-9)
    #expect(abs(capture.pulse.value(at: shutter + 0.5) - 1) < 1e-3)
  }

  @Test("the result slides up by a spring of response 0.4 and damping 0.7")
  func slide() throws {
    let capture = try #require(try state(at: 3.5).capture)
    let start = try #require(capture.detected)
    let omega = 2 * Double.pi / 0.4
    let damped = omega * (1 - 0.49).squareRoot()
    for step in 0...50 {
      let t = Double(step) * 0.016
      let expected =
        1 - exp(-0.7 * omega * t) * (cos(damped * t) + 0.7 * omega / damped * sin(damped * t))
      #expect(abs(capture.card.value(at: start + t) - expected) < 1e-9, "\(t)")
    }
  }

  @Test("the line of light is two points high, in blue, indigo and pink")
  func sweep() throws {
    // Half way of the first pass the band stands in the middle of the bar, x 121...281.
    let bitmap = try frames.bitmap(captureFilm, at: 1.9, scale: 3)
    for (x, hex) in [(121 + 0.22 * 160, 0x4DA8FF), (201, 0x8B8DF5), (121 + 0.78 * 160, 0xFF6E87)]
      as [(Double, UInt32)]
    {
      let expected = Color(hex: hex).premultiplied8
      for y in [418.2, 419.8] {
        let found = bitmap[Int(x * 3), Int(y * 3)]
        let near = [
          (found.red, expected.red), (found.green, expected.green), (found.blue, expected.blue),
        ].allSatisfy { abs(Int($0) - Int($1)) <= 3 }
        #expect(near, "\(x), \(y): \(found)")
      }
      for y in [417.5, 420.5] {
        #expect(bitmap[Int(x * 3), Int(y * 3)].blue < 80, "nothing at \(y)")
      }
    }
  }

  @Test("a stepper changes its item and all that follows from it, and stays from one to nine")
  func steps() throws {
    func meal(_ script: Script) throws -> Meal {
      try #require(try state(at: 5, script).capture).detection.corrected
    }
    let until = Array(captureScript.steps.prefix(2))
    #expect(try meal(Script(until)).calories == 449)
    #expect(try meal(Script(captureScript.steps.dropLast())).calories == 487)
    func taps(_ label: String, _ count: Int) -> Script {
      Script(until + (0..<count).map { .tap(.label(label), at: 3.4 + 0.15 * Double($0)) })
    }
    // The buttons are disabled at one and at nine.
    #expect(throws: PlayError.self) { try meal(taps("Less cherry tomatoes", 3)) }
    #expect(try meal(taps("Less cherry tomatoes", 2)).calories == 445)
    #expect(throws: PlayError.self) { try meal(taps("More grilled chicken", 5)) }
    #expect(try meal(taps("More grilled chicken", 4)).calories == 449 + 4 * 38)
    var detection = Detection()
    for _ in 0..<1000 { detection.step(0, by: 1, at: 0) }
    #expect(detection.items[0].count.target == 9)
    for _ in 0..<1000 { detection.step(0, by: -1, at: 1) }
    #expect(detection.items[0].count.target == 1)
    let bowl = try meal(Script(captureScript.steps.dropLast()))
    #expect(bowl.macros == Macros(protein: 42, carbs: 48, fat: 14))
  }

  @Test("saving flashes a white edge for 150 ms, and logs the meal")
  func saving() throws {
    let saved = try #require(try state(at: 5.5).capture)
    let edge = stride(from: 4.55, to: 4.85, by: 0.001).filter { saved.edge.value(at: $0) > 0.001 }
    let (first, last) = try (#require(edge.first), #require(edge.last))
    #expect(abs(first - 4.6) < 0.003 && abs(last - 4.75) < 0.003)
    #expect(abs(saved.edge.value(at: 4.65) - 0.9) < 1e-9)
    let day = try state(at: 7).day
    #expect(day.meals.map(\.meal.name) == ["Grilled Chicken Bowl", "Eggs & Avocado Toast"])
    #expect(day.calories.target == 2320 && day.macros.map(\.target) == [154, 232, 86])
  }

  @Test("what is too much turns amber as the plan is passed, and nothing turns red")
  func over() throws {
    let day = try state(at: 7).day
    let start = try #require(
      stride(from: 4.8, to: 6.5, by: 0.0005).first { day.over.value(at: $0) > 0 })
    #expect(abs(day.calories.value(at: start) - 2200) < 2)
    #expect(abs(day.over.value(at: start + 0.15) - easeOut(0.5)) < 0.01)
    #expect(day.over.value(at: start + 0.301) == 1)
    let bitmap = try frames.bitmap(captureFilm, at: 7.2)
    for y in 0..<590 {
      for x in 0..<402 {
        let pixel = bitmap[x, y]
        // Red has less than half as much green, and no more blue; pink has more, amber more green.
        let isRed =
          pixel.red > 120 && 2 * Int(pixel.green) < pixel.red && Int(pixel.blue) <= pixel.green
        #expect(!isRed, "red at (\(x), \(y))")
      }
    }
  }

  @Test("no digit's column moves while the calories pass the plan")
  func columns() throws {
    let renderer = FrameRenderer(scale: 1, fonts: frames.fonts)
    var places: [[String: Double]] = Array(repeating: [:], count: 3)
    for frame in 313..<360 {
      let list = try renderer.displayList(of: captureFilm, at: FrameRate(60).time(ofFrame: frame))
      let digits = list.digits(in: Rect(x: 30, y: 160, width: 240, height: 64))
      #expect(digits.count == 3, "no column is empty, frame \(frame)")
      for (column, digit) in digits.enumerated() {
        let known = places[column]["\((digit.width * 1e6).rounded())"]
        #expect(abs((known ?? digit.left) - digit.left) < 1e-6, "column \(column), frame \(frame)")
        places[column]["\((digit.width * 1e6).rounded())"] = digit.left
      }
    }
    #expect(places[0].count > 5 && places[1].count > 5)
  }

  @Test("Reject leads back to the viewfinder, which can take another picture; Close to the day")
  func ways() throws {
    let until = Array(captureScript.steps.prefix(2))
    let rejected = until + [.tap("Reject", at: 3.5)]
    let back = try #require(try state(at: 4.5, Script(rejected)).capture)
    #expect(back.shutter == nil && back.detected == nil && back.presence.target == 1)
    let again = try state(at: 6.5, Script(rejected + [.tap("Take picture", at: 5)]))
    #expect(again.capture?.detected == 6)
    let closed = try state(at: 3, Script(until + [.tap("Close", at: 1.8)]))
    #expect(closed.capture?.detected == nil && closed.capture?.presence.value(at: 3) == 0)
    #expect(closed.day.calories.target == 1833)
  }

  @Test("what two fingers do at once counts once: the first that is lifted decides")
  func decisions() {
    /// What comes of actions, each at its time, with all that follows by itself.
    func run(_ actions: [(CalAI.Action, Seconds)]) -> CalAI {
      var app = CalAI(day: .late())
      var waiting = actions
      while let next = waiting.min(by: { $0.1 < $1.1 }) {
        waiting.removeAll { $0.1 == next.1 }
        waiting += app.update(next.0, at: next.1).map { ($0.action, next.1 + $0.delay) }
      }
      return app
    }
    let shot: [(CalAI.Action, Seconds)] = [(.openCapture, 0), (.shoot, 1)]
    let saved = run(
      shot + [(.save, 3), (.save, 3.01), (.reject, 3.02), (.step(item: 0, by: 1), 3.03)])
    #expect(saved.day.meals.count == 2 && saved.day.calories.target == 1833 + 449)
    #expect(saved.capture?.presence.target == 0)
    let rejected = run(shot + [(.reject, 3), (.save, 3.01), (.step(item: 0, by: 1), 3.02)])
    #expect(rejected.day.meals.count == 1 && rejected.capture?.shutter == nil)
    #expect(rejected.capture?.detection.corrected.calories == 449)
    // While it is detecting there is nothing to decide on, and no second picture is taken.
    let hasty = run(shot + [(.save, 1.2), (.reject, 1.3), (.shoot, 1.4), (.openCapture, 1.5)])
    #expect(hasty.day.meals.count == 1 && hasty.capture?.shutter == 1)
    #expect(hasty.capture?.detected == 2)
    // Closed, it neither detects nor takes pictures; it opens again once it has gone.
    let closed = run(shot + [(.closeCapture, 1.2), (.shoot, 1.3), (.openCapture, 1.4)])
    #expect(closed.capture?.detected == nil && closed.capture?.presence.target == 0)
    #expect(run(shot + [(.closeCapture, 1.2), (.openCapture, 1.7)]).capture?.presence.target == 1)
  }

  @Test("flash and barcodes are turned on and off, and say so in black on white")
  func toggles() throws {
    let script: Script = [
      .tap("Capture", at: 0.6), .tap("Flash", at: 1.2), .tap("Barcode", at: 1.4),
    ]
    let capture = try #require(try state(at: 2, script).capture)
    #expect(capture.hasFlash && capture.readsBarcodes)
    let film = StoryboardFilm(CalAI(day: .late()), script: script, name: "test", duration: 2)
    try frames.expect([(366, 66, 0xFFFFFF), (310, 784, 0xFFFFFF)], of: film, at: 2, scale: 1)
    let again = Script(script.steps + [.tap("Flash", at: 1.8)])
    #expect(try state(at: 2, again).capture?.hasFlash == false)
  }

  @Test("a button that the finger slips off springs back, and nothing comes of it")
  func slips() throws {
    #expect(try state(at: 2, [.cancelledTap("Capture", at: 0.6, hold: 0.2)]).capture == nil)
    let until = Array(captureScript.steps.prefix(2))
    let script = Script(until + [.cancelledTap("Save to today", at: 4, hold: 0.3)])
    #expect(try state(at: 6, script).day.meals.count == 1)
    let film = StoryboardFilm(CalAI(day: .late()), script: script, name: "test", duration: 6)
    let pill = [(150, 780, 0xE8E8E8)] as [(Int, Int, UInt32)]
    try frames.expect(pill, of: film, at: 3.95, scale: 1)
    try frames.expect([(150, 780, 0xFFFFFF)], of: film, at: 5, scale: 1)
  }

  @Test("where fewer digits are left than before, their room closes once they have come to rest")
  func closing() throws {
    // 1,353 left, less 449.
    let script = Script(
      [.tap("Capture", at: 2.2), .tap("Take picture", at: 3, hold: 0.1)]
        + [.tap("Save to today", at: 5, hold: 0.1)])
    let film = StoryboardFilm(CalAI(), script: script, name: "test", duration: 8)
    let renderer = FrameRenderer(scale: 1, fonts: frames.fonts)
    func digits(_ time: Seconds) throws -> [Double] {
      try renderer.displayList(of: film, at: time)
        .digits(in: Rect(x: 30, y: 160, width: 240, height: 64)).map(\.left)
    }
    let (counting, counted, closed) = try (digits(5.8), digits(6.1), digits(8))
    #expect(counting.count == 4 && counted.count == 4 && closed.count == 3)
    #expect(closed[2] < 45, "the first digit stands at the left edge")
    #expect(try state(at: 8, script).day.calories.target == 1833 + 449)
  }
}
