import Flipbook
import Milo
import Testing

/// The way from the first screen to the last, and round.
@Suite("The way through Milo")
struct JourneyTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func state(_ script: Script, from screen: Milo.Screen = .welcome, at time: Double) throws
    -> Milo
  {
    try Player(Milo(screen: screen), script: script, size: miloFilm.size)
      .state(at: time, fonts: fonts)
  }

  @Test("the screens come when the description says, to a quarter of a second")
  func times() throws {
    let arrivals: [(Milo.Screen, Double)] = [
      (.mind, 2.25), (.vibe, 5.25), (.dial, 12.5), (.thought, 16), (.stamp, 19),
    ]
    for (screen, time) in arrivals {
      let visit = try miloFilm.state(at: time + 0.5, fonts: fonts).visit
      #expect(visit.screen == screen && abs(visit.start - time) < 0.25, "\(screen): \(visit.start)")
    }
    #expect(try miloFilm.state(at: 24, fonts: fonts).visit.screen == .stamp)
  }

  @Test(
    "on its way the film chooses a topic, all four companions in turn, five minutes and a thought")
  func choices() throws {
    #expect(try miloFilm.state(at: 4, fonts: fonts).mind.chosen == [.clearerHead])
    let companions = try [6.5, 8.25, 10, 12].map {
      try miloFilm.state(at: $0, fonts: fonts).vibe.current
    }
    #expect(companions == Companion.allCases)
    let end = try miloFilm.state(at: 24, fonts: fonts)
    #expect(end.companion == .kiko && end.dial.choice == 5)
    #expect(end.thought.text == "Today felt lighter.")
  }

  @Test("a flash lies between any two screens")
  func flashes() throws {
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    for screen in [Milo.Screen.mind, .vibe, .dial, .thought, .stamp] {
      let start = try (0...24).lazy.map { try miloFilm.state(at: Double($0), fonts: fonts).visit }
        .first { $0.screen == screen }?.start
      // The new screen comes 0.02 s before the white is brightest.
      let frame = try renderer.bitmap(of: miloFilm, at: try #require(start) + 0.02)
      #expect(frame[60, 780].red >= 0xF0 && frame[201, 20].red >= 0xFE, "before \(screen)")
    }
  }

  @Test("Back leads from every screen but the first to the one before")
  func back() throws {
    for screen in Milo.Screen.allCases.dropFirst() {
      let before = try state([.tap("Back", at: 1.5)], from: screen, at: 1.6).visit.screen
      #expect(before.rawValue == screen.rawValue - 1)
    }
    #expect(throws: PlayError.self) { try state([.tap("Back", at: 1.5)], at: 2) }
  }

  @Test("two taps on a button, and Back between a press and its change, are one step each")
  func doubleTaps() throws {
    for screen in Milo.Screen.allCases {
      let twice: Script = [
        .tap(.point(x: 201, y: 780), at: 2.5, hold: 0.03),
        .tap(.point(x: 201, y: 780), at: 2.56, hold: 0.02),
      ]
      let end = try state(twice, from: screen, at: 3).visit.screen
      let next = Milo.Screen(rawValue: screen.rawValue + 1) ?? .welcome
      #expect(end == next, "\(screen)")
    }
    let torn: Script = [
      .tap(.point(x: 201, y: 780), at: 2.5, hold: 0.03), .tap("Back", at: 2.55, hold: 0.02),
    ]
    #expect(try state(torn, from: .vibe, at: 4).visit.screen == .mind)
  }

  @Test("while one screen goes and none has come, nothing takes a touch")
  func between() {
    for place in [Point(x: 201, y: 831), Point(x: 28, y: 84), Point(x: 201, y: 780)] {
      let script: Script = [
        .tap("Skip for now", at: 2), .tap(.point(place), at: 2.15, hold: 0.02),
      ]
      #expect(throws: PlayError.self) { try state(script, from: .dial, at: 3) }
    }
  }

  @Test(
    "a finger that slips off a button leaves everything as it was", arguments: Milo.Screen.allCases)
  func slipping(screen: Milo.Screen) throws {
    let script: Script = [.cancelledTap(.point(x: 201, y: 780), at: 2.5, hold: 0.3)]
    let end = try state(script, from: screen, at: 4).visit
    #expect(end.screen == screen && end.start == 0)
  }

  @Test("Back all the way and on again: everything chosen is still chosen")
  func backAndForth() throws {
    let backs = (0..<5).map { Script.Step.tap("Back", at: 25 + Double($0)) }
    let script = Script(miloScript.steps + backs)
    let start = try state(script, at: 30)
    #expect(start.visit.screen == .welcome && start.companion == .kiko)
    let on = Script(
      script.steps + [press("Get started", at: 31.5), press("Continue", at: 33)])
    let vibe = try state(on, at: 35)
    #expect(vibe.mind.chosen == [.clearerHead] && vibe.vibe.current == .kiko)
    #expect(abs(vibe.vibe.offset(at: 35) - 1014) < 0.01)
  }

  @Test("Open my space: everything is as at the start, and plays again")
  func restart() throws {
    let script = Script(miloScript.steps + [press("Open my space", at: 24)])
    let fresh = try state(script, at: 24.5)
    #expect(fresh.visit.screen == .welcome && fresh.mind.chosen.isEmpty)
    #expect(fresh.vibe.current == .bo && fresh.vibe.offset(at: 24.5) == 0 && fresh.companion == nil)
    #expect(fresh.dial.choice == 0 && fresh.dial.nudge.target == 0 && fresh.thought.text.isEmpty)

    // A second round, with every step as much later as the second start is.
    let start = fresh.visit.start
    let again = Script(script.steps + roundScript(delayed: start).steps)
    let film = StoryboardFilm(Milo(), script: again, name: "twice", duration: 50)
    let renderer = FrameRenderer(scale: 1, fonts: fonts)
    for time in [1.2, 4, 8, 14.2] {
      let first = try renderer.bitmap(of: miloFilm, at: time)
      let second = try renderer.bitmap(of: film, at: start + time)
      #expect(try worstDifference(first, second) <= 1, "\(time) s after the start")
    }
  }

  /// The film's script up to the dial, `delay` seconds later.
  private func roundScript(delayed delay: Double) -> Script {
    [
      press("Get started", at: 2.11 + delay), .tap("A clearer head", at: 3.5 + delay),
      press("Continue", at: 4.91 + delay), swipe(at: 6.8 + delay), swipe(at: 8.55 + delay),
      swipe(at: 10.3 + delay), press("That's my companion", at: 12.16 + delay),
    ]
  }

  /// The greatest difference of two channels.
  private func worstDifference(_ a: borrowing Bitmap, _ b: borrowing Bitmap) throws -> Int {
    a.withPixels { a in
      b.withPixels { b in
        var worst = 0
        for index in a.indices where a[index] != b[index] {
          for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let (x, y) = ((a[index] >> shift) & 255, (b[index] >> shift) & 255)
            worst = max(worst, abs(Int(x) - Int(y)))
          }
        }
        return worst
      }
    }
  }

  @Test("the frames have the description's colours on every screen, exactly", arguments: [1, 3])
  func colors(scale: Int) throws {
    let renderer = FrameRenderer(scale: Double(scale), fonts: fonts)
    let screens: [(time: Double, places: [(Int, Int, UInt32)])] = [
      (1.9, [(40, 172, 0xFBEFA6), (60, 780, 0x232826), (20, 20, 0xF7F7F7)]),
      (4.3, [(60, 215, 0x7469E6), (60, 300, 0xF0F0F0), (312, 320, 0x4DB88A)]),
      (6.6, [(60, 560, 0xF8EDB6), (160, 425, 0xFFFFFF), (176, 688, 0xEBC94F)]),
      (12, [(60, 560, 0xD9E9DA), (225, 688, 0x4DB88A)]),
      (
        15.2,
        [(295, 368, 0x8ECFDD), (107, 368, 0xEDEDED), (150, 540, 0xE3F3F6), (250, 652, 0xEFEFEF)]
      ),
      (18.4, [(60, 480, 0xEDEDED), (338, 240, 0xE6E3FA), (201, 252, 0xFFFFFF)]),
      (24, [(86, 360, 0xF6DED3), (110, 440, 0xE0563B), (135, 344, 0xF8DFA5)]),
    ]
    for (time, places) in screens {
      let frame = try renderer.bitmap(of: miloFilm, at: time)
      for (x, y, hex) in places {
        #expect(
          frame[x * scale, y * scale] == Color(hex: hex).premultiplied8, "(\(x), \(y)) at \(time)")
      }
    }
  }

  /// A film by its parts, and times that are asked for.
  struct Part: Sendable, CustomTestStringConvertible {
    let screen: Milo.Screen
    var companion: Companion?
    let script: Script
    let times: [Double]

    var testDescription: String { "\(screen)" }

    func film() -> StoryboardFilm<Milo> {
      StoryboardFilm(
        Milo(screen: screen, companion: companion), script: script, name: "part", duration: 24)
    }
  }

  static let parts = [
    Part(
      screen: .welcome, script: miloScript,
      times: [2.2, 5.3, 6.98, 9, 12.4, 13.4, 17.5, 19.8]),
    Part(screen: .vibe, script: vibeScript, times: [0.14, 1.68, 2.06, 5.2, 6.9]),
    Part(screen: .thought, companion: .kiko, script: thoughtScript, times: [0.42, 1.5, 2.9, 6.6]),
  ]

  @Test(
    "any frame alone is the frame of the sequence, byte for byte", arguments: parts, [1.0, 3.0])
  func alone(part: Part, scale: Double) throws {
    try expectStillsEqualFrames(
      of: part.film(), alone: part.film, at: part.times, scale: scale, fonts: fonts)
  }
}
