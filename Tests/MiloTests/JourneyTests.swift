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

  @Test("any frame alone is the frame of the sequence, byte for byte", arguments: [1.0, 3.0])
  func alone(scale: Double) throws {
    let renderer = FrameRenderer(scale: scale, fonts: fonts)
    let times = [2.2, 5.3, 6.98, 9, 12.4, 13.4, 17.5, 19.8]
    // One film is played through, frame by frame; of another each time is the first thing asked for.
    let played = StoryboardFilm(Milo(), script: miloScript, name: "milo", duration: 24)
    for time in times {
      for frame in stride(from: 0, to: time, by: 0.1) {
        _ = try played.state(at: frame, fonts: fonts)
      }
      let inSequence = try renderer.bitmap(of: played, at: time)
      let fresh = StoryboardFilm(Milo(), script: miloScript, name: "milo", duration: 24)
      let alone = try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: fresh, at: time)
      #expect(try worstDifference(inSequence, alone) == 0, "at \(time)")
    }
  }
}
