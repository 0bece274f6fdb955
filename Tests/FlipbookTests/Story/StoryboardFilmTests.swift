import Flipbook
import Testing

@Suite("StoryboardFilm") struct StoryboardFilmTests {
  let fonts: FontLibrary
  let size = Size(width: 200, height: 220)

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  func film(_ script: Script, start: Seconds = 0) -> StoryboardFilm<TapCounter> {
    StoryboardFilm(
      TapCounter(), script: script, name: "test/count", size: size, start: start, duration: 4)
  }

  @Test("shows the app at its own time, from any start and at any scale")
  func start() throws {
    let script: Script = [.tap("Count 0", at: 1), .tap("Count 1", at: 1.75)]
    for scale in [1.0, 3] {
      let renderer = FrameRenderer(scale: scale, fonts: fonts)
      for time in [0.0, 0.5, 1, 2.25] {
        let late = try renderer.displayList(of: film(script, start: 1.25), at: time)
        #expect(try renderer.displayList(of: film(script), at: time + 1.25) == late)
      }
    }
    #expect(try film(script, start: 1.25).state(at: 0, fonts: fonts).count == 1)
  }

  @Test("frame 120 alone is frame 120 in sequence")
  func alone() throws {
    let script: Script = [.tap("Count 0", at: 1), .tap("Count 1", at: 1.5)]
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let whole = film(script)
    var last: DisplayList?
    for frame in 0...120 { last = try renderer.displayList(of: whole, at: Double(frame) / 60) }
    #expect(try renderer.displayList(of: film(script), at: 2) == last)
  }

  @Test("a script's mistake is the frame's error, with the script's own words")
  func mistake() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    let wrong = film([.tap("Nothing", at: 1)])
    _ = try renderer.displayList(of: wrong, at: 0.5)
    let error = #expect(throws: FrameError.self) { try renderer.displayList(of: wrong, at: 2) }
    guard case .script(let script) = try #require(error).cause else {
      Issue.record("not the script's error")
      return
    }
    #expect(script.cause == .notFound(label: "Nothing", labels: ["Count 0"]))
    #expect(
      "\(script)".contains("StoryboardFilmTests.swift:\(#line - 8): tap on \"Nothing\" at 1 s"))
  }

  @Test(
    "a button shows the finger on it, and comes back when it is lifted or slips off",
    arguments: [.tap("Go", at: 1, hold: 0.5), .cancelledTap("Go", at: 1, hold: 0.5)]
      as [Script.Step])
  func pressing(step: Script.Step) throws {
    struct Style: ButtonStyle {
      let time: Double
      func makeBody(configuration: Configuration) -> some View {
        let press = configuration.pressed(
          at: time, in: .linear(duration: 0.1), out: .linear(duration: 0.2))
        Rectangle().fill(Color(white: press)).opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    struct OneButton: Storyboard {
      mutating func update(_ action: Bool, at time: Seconds) -> [Delayed<Bool>] { [] }
      func body(at time: Seconds, send: @escaping @Sendable (Bool) -> Void) -> some View {
        Button("Go") { send(true) }.buttonStyle(Style(time: time)).accessibilityLabel("Go")
      }
    }
    let film = StoryboardFilm(
      OneButton(), script: [step], name: "test/press",
      size: Size(width: 4, height: 4), duration: 4)
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    // White shows a press of 1, the opacity of a half the finger.
    for (time, white, alpha) in [
      (0.4, 0, 1), (0.55, 0.5, 0.5), (0.9, 1, 0.5), (2, 0, 1),
    ] as [(Double, Double, Double)] {
      let pixel = try renderer.bitmap(of: film, at: time)[2, 2]
      let expected = Color(white: white, opacity: alpha).premultiplied8
      #expect(abs(Int(pixel.red) - Int(expected.red)) <= 1, "at \(time)")
      #expect(abs(Int(pixel.alpha) - Int(expected.alpha)) <= 1, "at \(time)")
    }
    // Lifted, it comes back from where it was: half way after half the time and a little.
    let back = try renderer.bitmap(of: film, at: 1.1)[2, 2]
    #expect(back.red > 100 && back.red < 150 && back.alpha == 255)
  }

  @Test("shows fingers where it is asked to, fading once they are lifted")
  func fingers() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    func red(_ time: Double, showsTouches: Bool) throws -> UInt8 {
      let film = StoryboardFilm(
        Pad(), script: [.drag("Pad", to: Point(x: 20, y: 210), at: 1, duration: 1)],
        name: "test/finger", size: size, duration: 4, showsTouches: showsTouches)
      return try renderer.bitmap(of: film, at: time, background: .black)[20, 210].red
    }
    #expect(try red(2, showsTouches: false) == 0 && red(1, showsTouches: true) == 0)
    #expect(try red(2, showsTouches: true) == 115)
    #expect(try red(2.1, showsTouches: true) < 80 && red(2.3, showsTouches: true) == 0)
  }
}
