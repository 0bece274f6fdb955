import Flipbook
import Testing

private struct Unexpected: Error {
  let error: PlayError?
}

@Suite("Player") struct PlayerTests {
  let fonts: FontLibrary
  let size = Size(width: 200, height: 220)

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  func state<Story: Storyboard>(
    _ story: Story, _ script: Script, at time: Double
  ) throws(PlayError) -> Story {
    try Player(story, script: script, size: size).state(at: time, fonts: fonts)
  }

  func cause(
    _ script: Script, at time: Double = 9
  ) throws -> ScriptError.Cause {
    let error = #expect(throws: PlayError.self) { try state(Boxes(), script, at: time) }
    guard case .script(let script) = try #require(error) else { throw Unexpected(error: error) }
    return script.cause
  }

  @Test(
    "a tap sends its view's action as the finger is lifted, and finds the view where it is then")
  func taps() throws {
    let script: Script = [
      .tap("Count 0", at: 1), .tap("Count 1", at: 1.5), .tap("Count 2", at: 1.5),
    ]
    #expect(try state(TapCounter(), script, at: 1.0.nextDown).count == 0)
    #expect(try state(TapCounter(), script, at: 1).count == 1)
    let end = try state(TapCounter(), script, at: 2)
    #expect(end.count == 3 && end.times == [1, 1.5, 1.5])
  }

  @Test("what was named for later happens then, and not before")
  func delayed() throws {
    let script: Script = [.tap("Count 0", at: 1), .tap("Count 1", at: 1.5)]
    #expect(try state(TapCounter(), script, at: 2.0).count == 2)
    #expect(try state(TapCounter(), script, at: 2.5.nextDown).count == 2)
    #expect(try state(TapCounter(), script, at: 2.5).count == 0)
  }

  @Test("actions of one time run in the order in which they were named, before a finger")
  func order() throws {
    struct Queue: Storyboard {
      var log = ""
      func launch() -> [Delayed<String>] {
        [
          Delayed("b", after: 1), Delayed("a", after: 0.5), Delayed("c", after: 1),
          Delayed("never", after: .infinity),
        ]
      }
      mutating func update(_ action: String, at time: Seconds) -> [Delayed<String>] {
        log += action
        return action == "a" ? [Delayed("d", after: 0.5), Delayed("!", after: .nan)] : []
      }
      func body(at time: Seconds, send: @escaping @Sendable (String) -> Void) -> some View {
        Color.black.onTapGesture { send("tap after \(log) ") }
      }
    }
    #expect(
      try state(Queue(), [.tap(x: 9, y: 9, at: 1, hold: 0)], at: 2).log == "a!bcdtap after a!bcd ")
  }

  @Test(
    "actions that bring each other about without end are named, at once",
    arguments: [0, 1e-9, 1e-4])
  func cycle(delay: Double) throws {
    let error = #expect(throws: PlayError.self) { try state(Cycle(delay: delay), [], at: 1e6) }
    #expect(
      "\(error.map(String.init(describing:)) ?? "")".contains(
        "more than 1000 actions in the second"))
    _ = try state(Cycle(delay: delay), [], at: 0.49)
    _ = try state(Cycle(delay: 0.01), [], at: 30)
  }

  @Test("steps out of order are refused whatever time is asked for, by file and line")
  func outOfOrder() throws {
    let script: Script = [
      .tap("Over", at: 2),
      .tap("Over", at: 1.5),
    ]
    let error = #expect(throws: PlayError.self) { try state(Boxes(), script, at: 0) }
    let text = "\(error.map(String.init(describing:)) ?? "")"
    #expect(text.contains("PlayerTests.swift:\(#line - 4): tap on \"Over\" at 1.5 s"), "\(text)")
    #expect(text.contains("before FlipbookTests/PlayerTests.swift:\(#line - 6)"), "\(text)")
    let during: Script = [.fling("Over", velocity: .zero, at: 1, duration: 1), .type("a", at: 1.5)]
    #expect(try cause(during, at: 0) == .outOfOrder(end: 2, previous: "\(during.steps[0])"))
    for time in [-1, Double.nan, .infinity] {
      guard case .invalidTime = try cause([.tap("Over", at: time)], at: 0) else {
        Issue.record("a tap at \(time) was taken")
        return
      }
    }
  }

  @Test("a tap that can't be done says what stands there")
  func mistakes() throws {
    #expect(
      try cause([.tap("Nothing", at: 1)])
        == .notFound(label: "Nothing", labels: ["Over", "Twin", "Off", "Fleeting"]))
    #expect(try cause([.tap("Under", at: 1)]) == .covered(label: "Under", by: "Over"))
    guard case .ambiguous("Twin", let frames) = try cause([.tap("Twin", at: 1)]) else {
      Issue.record("two views of one label were told apart")
      return
    }
    #expect(frames.map(\.minY) == [30, 100])
    #expect(try cause([.tap("Off", at: 1)]) == .disabled(label: "Off"))
    #expect(
      try cause([.tap("Away", at: 1)])
        == .offScreen(label: "Away", frame: Rect(x: 470, y: 480, width: 60, height: 40)))
    #expect(
      try cause([.tap("Fleeting", at: 3)])
        == .notFound(label: "Fleeting", labels: ["Over", "Twin", "Off"]))
    #expect(try cause([.tap("Fleeting", at: 2.05)]) == .gone(label: "Fleeting"))
    guard case .deaf("(50, 190)", "a tap", _) = try cause([.tap(x: 50, y: 190, at: 1)]) else {
      Issue.record("a view that does not listen was tapped")
      return
    }
    guard case .fewer("Twin", 3, 2) = try cause([.tap(.label("Twin", number: 3), at: 1)]) else {
      Issue.record("there is no third twin")
      return
    }
    #expect(try cause([.type("a", at: 1)]) == .noFocus)
    guard
      case .deaf(_, "a drag", _) = try cause([
        .drag("Over", by: Size(width: 50, height: 0), at: 1, duration: 1)
      ])
    else {
      Issue.record("a view that does not listen was dragged")
      return
    }
  }

  @Test("before a mistake all is well")
  func untilThen() throws {
    let player = Player(Boxes(), script: [.tap("Over", at: 1), .tap("Nothing", at: 2)], size: size)
    for _ in 0..<2 {
      #expect(throws: PlayError.self) { try player.state(at: 2, fonts: fonts) }
      #expect(try player.state(at: 1.5, fonts: fonts).tapped == ["Over"])
    }
  }

  @Test("a number tells views of one label apart; a place needs no label")
  func numbers() throws {
    let script: Script = [
      .tap(.label("Twin", number: 2), at: 1), .tap(x: 30, y: 120, at: 1.5),
    ]
    #expect(try state(Boxes(), script, at: 2).tapped == ["Twin", "Fleeting"])
  }

  @Test("any moment alone is the moment in sequence, from any number of threads")
  func anyOrder() async throws {
    var steps: [Script.Step] = []
    for index in 0..<40 {
      steps.append(.tap(.point(x: 60, y: 50), at: 0.5 + 0.23 * Double(index)))
    }
    let script = Script(steps)
    let inOrder = Player(TapCounter(), script: script, size: size)
    let times = (0..<200).map { Double($0) * 0.06 }
    let expected = try times.map { try inOrder.state(at: $0, fonts: fonts) }
    for index in stride(from: 0, to: 200, by: 37) {
      #expect(try state(TapCounter(), script, at: times[index]) == expected[index])
    }
    let shuffled = Player(TapCounter(), script: script, size: size)

    try await withThrowingTaskGroup(of: (Int, TapCounter).self) { group in
      for index in times.indices {
        let other = (index * 73) % 200
        group.addTask { [fonts] in (other, try shuffled.state(at: times[other], fonts: fonts)) }
      }
      for try await (index, state) in group { #expect(state == expected[index]) }
    }
  }

  @Test("a drag tells place, way and velocity, from the moment it is one")
  func drag() throws {
    let script: Script = [
      .drag(
        "Pad", through: [Point(x: 140, y: 50)], to: Point(x: 140, y: 90), at: 1, duration: 1,
        curve: .linear)
    ]
    let drags = try state(Pad(), script, at: 3).drags
    #expect(drags.first?.startLocation == Point(x: 100, y: 50))
    // 10 points at 80 points a second.
    #expect(((drags.first?.time ?? 0) - 1.125).magnitude < 1.0 / 120)
    #expect(drags.allSatisfy { $0.translation.width >= 10 })
    #expect(drags.dropLast().last?.velocity.height ?? 0 > 79.9)
    #expect(drags.last?.location == Point(x: 140, y: 90) && drags.last?.velocity == .zero)
    #expect(drags.last?.time == 2)
  }

  @Test("between two places that the screen reports, a finger is where it is")
  func betweenSamples() throws {
    let script: Script = [
      .drag("Pad", by: Size(width: 0, height: -90), at: 1, duration: 1, curve: .linear)
    ]
    let player = Player(Pad(), script: script, size: size)
    let fine = stride(from: 1.2, to: 1.9, by: 0.001).map { time in
      (time, try? player.state(at: time, fonts: fonts).list.offset(at: time))
    }
    for (a, b) in zip(fine, fine.dropFirst()) {
      #expect(((b.1 ?? 0) - (a.1 ?? 9) - 0.09).magnitude < 1e-6, "at \(b.0)")
    }
  }

  @Test("a fling hands its velocity over exactly")
  func fling() throws {
    let script: Script = [.fling("Pad", velocity: Size(width: 0, height: -1500), at: 1)]
    let end = try state(Pad(), script, at: 5)
    #expect(end.drags.last?.velocity == Size(width: 0, height: -1500))
    let lift = 1.12
    let before = end.list.offset(at: lift)
    // The finger covered 90 points, of which those before it was a drag are not followed.
    #expect(before > 60 && before < 80)
    let left = ScrollDeceleration.normal.distance(velocity: 1500)
    #expect((end.list.offset(at: 60) - before - left).magnitude < 0.01)
  }

  @Test("a fling over a distance covers it, from rest, and hands its velocity over exactly")
  func flingOverDistance() throws {
    let script: Script = [
      .fling(
        "Pad", by: Size(width: 0, height: -200), velocity: Size(width: 0, height: -1100), at: 1,
        duration: 0.18)
    ]
    let drags = try state(Pad(), script, at: 5).drags
    #expect(drags.last?.velocity == Size(width: 0, height: -1100))
    #expect(((drags.last?.translation.height ?? 0) + 200).magnitude < 1e-9)
    // A third of the time: 200 · 7/27 - 198 · 2/27 points.
    let third = try state(Pad(), script, at: 1.06).drags.last
    #expect(((third?.translation.height ?? 0) + 200.0 * 7 / 27 - 198.0 * 2 / 27).magnitude < 1e-6)
  }

  @Test("a flick that is over before the screen reports a move is a drag all the same")
  func flick() throws {
    let script: Script = [
      .fling("Pad", velocity: Size(width: 0, height: -9000), at: 1, duration: 0.005)
    ]
    let drags = try state(Pad(), script, at: 2).drags
    #expect(drags.count == 2 && drags.last?.velocity.height == -9000)
  }

  @Test("a finger that stays presses for long, one that is lifted too soon is a mistake")
  func longPress() throws {
    let log = try state(Pad(), [.longPress("Hold", at: 1, duration: 0.75)], at: 9).log
    #expect(log == ["press 1.0", "hold 1.5", "release 1.5"])
    #expect(throws: PlayError.self) {
      try state(Pad(), [.longPress("Hold", at: 1, duration: 0.25)], at: 9)
    }
  }

  @Test("a tap that is thought better of does nothing, and needs something to press")
  func cancelledTap() throws {
    let script: Script = [.cancelledTap("Tap", at: 1, hold: 0.25), .tap("Tap", at: 2)]
    #expect(try state(Pad(), script, at: 9).log == ["once 2.0"])
    guard case .deaf(_, "a tap", _) = try cause([.cancelledTap(.point(x: 50, y: 190), at: 1)])
    else {
      Issue.record("a view that does not listen was pressed")
      return
    }
  }

  @Test("two taps in a row are a double tap, two apart are not")
  func doubleTap() throws {
    let quick = try state(Pad(), [.tap("Tap", at: 1), .tap("Tap", at: 1.25)], at: 9).log
    #expect(quick == ["once 1.0", "twice 1.25"])
    let slow = try state(Pad(), [.tap("Tap", at: 1), .tap("Tap", at: 1.5)], at: 9).log
    #expect(slow == ["once 1.0", "once 1.5"])
  }

  @Test("text goes into the field that was tapped, a character at a time")
  func typing() throws {
    let script: Script = [
      .tap("Add something", at: 1), .type("Héllo ß\n", at: 1.25, interval: 0.25),
    ]
    #expect(try state(Pad(), script, at: 1.2).text == "")
    #expect(try state(Pad(), script, at: 1.6).text == "Hé")
    let end = try state(Pad(), script, at: 9)
    #expect(end.text == "Héllo ß" && end.log == ["submit Héllo ß"])
  }

  @Test("a megabyte of text, a drag of a year and steps without length do not hang")
  func excess() throws {
    let long = String(repeating: "a", count: 1 << 20)
    _ = try state(
      Pad(), [.tap("Add something", at: 1), .type(long, at: 1.5), .type("", at: 1e7)], at: 2)
    _ = try state(
      Pad(), [.drag("Pad", by: Size(width: 5, height: 1e300), at: 1, duration: 3e7)], at: 2)
    _ = try state(
      Pad(), [.fling("Pad", velocity: Size(width: 1e300, height: 0), at: 1, duration: 0.1)], at: 2)
    #expect(throws: PlayError.self) {
      try state(Pad(), [.drag("Pad", by: .zero, at: 1, duration: 0)], at: 2)
    }
  }
}
