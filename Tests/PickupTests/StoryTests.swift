import Flipbook
import Pickup
import Testing

/// What happens by itself, and what fingers do to it.
@Suite("Pickup's story")
struct StoryTests {
  private let fonts: FontLibrary

  init() throws { fonts = try FontLibrary.bundled() }

  private func state(_ script: Script, at time: Seconds) throws -> Pickup {
    try Player(Pickup(), script: script, size: revealFilm.size).state(at: time, fonts: fonts)
  }

  private static let tapSheet = Script.Step.tap("Show your code to the barista", at: 2.9)

  @Test("one minute comes at 0.6 s, and ready at 1.4 s, by themselves")
  func status() throws {
    #expect(try state([], at: 0.59).run.ticked == nil)
    #expect(try state([], at: 0.6).run.ticked == 0.6)
    #expect(try state([], at: 1.39).run.ready == nil)
    #expect(try state([], at: 9).run.ready == 1.4)
    #expect(try state([], at: 9).run.dismissal == nil)
  }

  @Test("a tap anywhere on the sheet sends it away, once the order is ready")
  func tap() throws {
    for place in [Place.point(x: 20, y: 600), .point(x: 380, y: 700), .label("42 Gordon Street")] {
      #expect(try state([.tap(place, at: 1.3)], at: 4).run.dismissal == nil)
      #expect(try state([.tap(place, at: 2)], at: 4).run.dismissal?.time == 2)
    }
    // Nothing listens in the street.
    #expect(throws: PlayError.self) { try state([.tap(x: 201, y: 300, at: 2)], at: 4) }
  }

  @Test("a swipe down sends the sheet away, a short pull or one that comes too early does not")
  func swipe() throws {
    func dismissal(_ step: Script.Step) throws -> Seconds? {
      try state([step], at: 6).run.dismissal?.time
    }
    let down = CGSize(width: 0, height: 900)
    #expect(try dismissal(.fling(.point(x: 200, y: 500), velocity: down, at: 2)) == 2.12)
    #expect(
      try dismissal(
        .drag(
          .point(x: 200, y: 500), by: CGSize(width: 0, height: 40), at: 2, duration: 0.3)) == nil)
    #expect(try dismissal(.fling(.point(x: 200, y: 500), velocity: down, at: 1)) == nil)
    #expect(
      try dismissal(
        .fling(.point(x: 200, y: 600), velocity: CGSize(width: 0, height: -900), at: 2)) == nil)
  }

  @Test("the back button and the one beside it do no harm")
  func harmless() throws {
    for label in ["Back", "More"] {
      let state = try state([.tap(.label(label), at: 2)], at: 4)
      #expect(state.run.number == 0 && state.run.dismissal == nil && state.run.ready == 1.4)
    }
  }

  @Test("closing the code starts all over, and what was under way does not come back")
  func restart() throws {
    let script: Script = [Self.tapSheet, .tap("Close", at: 6.5)]
    let again = try state(script, at: 6.5)
    #expect(again.run.number == 1 && again.run.start == 6.5)
    #expect(again.run.ticked == nil && again.run.ready == nil && again.run.dismissal == nil)
    #expect(try state(script, at: 7.1).run.ticked == 7.1)
    #expect(try state(script, at: 7.9).run.ready == 7.9)
    // A second way through, from the tap on the sheet to the code.
    let twice: Script = [
      Self.tapSheet, .tap("Close", at: 6.5), .tap("Show your code to the barista", at: 9.4),
      .tap("Close", at: 12.2),
    ]
    #expect(try state(twice, at: 12.2).run.number == 2)
  }

  @Test(
    "the camera can't be hurried: closing works only over the code",
    arguments: [
      (2.95, false), (3.06, false), (3.5, false), (3.9, false), (4.2, false), (5.0, false),
      (5.45, false), (5.5, true), (5.6, true), (7, true),
    ])
  func closing(time: Seconds, works: Bool) throws {
    // What the button is called changes in the middle of its change; where it is does not.
    let script: Script = [Self.tapSheet, .tap(x: 38, y: 84, at: time)]
    let state = try state(script, at: time + 0.1)
    #expect(state.run.number == (works ? 1 : 0))
    #expect(works || state.run.dismissal?.time == 2.9)
  }

  @Test("closing twice, as fast as a finger can, starts over once")
  func closingTwice() throws {
    let script: Script = [
      Self.tapSheet, .tap(x: 38, y: 84, at: 6.5), .tap(x: 38, y: 84, at: 6.6),
      .tap(x: 38, y: 84, at: 6.8),
    ]
    #expect(try state(script, at: 9).run.number == 1)
  }

  @Test("nothing but the two buttons can be touched in flight", arguments: [3.4, 3.85, 4.6, 5.3])
  func touchesInFlight(time: Seconds) throws {
    for (x, y) in [(201.0, 300.0), (201, 600), (201, 806), (120, 250)] {
      #expect(throws: PlayError.self) {
        try state([Self.tapSheet, .tap(x: x, y: y, at: time)], at: 6)
      }
    }
  }

  @Test("the sheet goes under a slow finger and stays gone, or comes back where it was")
  func slowPull() throws {
    func pull(_ distance: Double, _ duration: Double) -> Script {
      [
        .drag(
          .point(x: 200, y: 500), by: CGSize(width: 0, height: distance), at: 2, duration: duration)
      ]
    }
    #expect(try state(pull(160, 1.5), at: 6).run.dismissal?.time == 3.5)
    #expect(try state(pull(60, 1.5), at: 6).run.dismissal == nil)
    for script in [pull(160, 1.5), pull(60, 1.5)] {
      // No jump from frame to frame, and down all the way or back.
      let player = Player(Pickup(), script: script, size: revealFilm.size)
      let tops = try stride(from: 2.0, to: 5.5, by: 1 / 60).map { time in
        try player.state(at: time, fonts: fonts).run.sheetOffset(at: time)
      }
      for (before, after) in zip(tops, tops.dropFirst()) { #expect(abs(after - before) < 30) }
      let last = tops[tops.count - 1]
      #expect(tops[0] == 0 && (abs(last) < 0.5 || abs(last - 440) < 0.5))
    }
  }

  @Test("the wallet answers, as often as it is asked, and never with a jump")
  func wallet() throws {
    // Asked again while the answer comes, stays, goes and is gone.
    for again in [6.7, 7.2, 8.15, 8.6] {
      let script: Script = [
        Self.tapSheet, .tap("Add to Apple Wallet", at: 6.6), .tap("Add to Apple Wallet", at: again),
      ]
      let player = Player(Pickup(), script: script, size: revealFilm.size)
      let shown = try stride(from: 6.5, to: 11, by: 1 / 120).map { time in
        try player.state(at: time, fonts: fonts).run.added(at: time)
      }
      #expect(shown[0] == 0 && shown[shown.count - 1] == 0)
      // Half of the way in 0.125 s at the steepest: less than a tenth from one to the next.
      for (before, after) in zip(shown, shown.dropFirst()) { #expect(abs(after - before) < 0.1) }
      #expect(try player.state(at: again + 0.8, fonts: fonts).run.added(at: again + 0.8) == 1)
      #expect(try player.state(at: again + 1.75, fonts: fonts).run.added(at: again + 1.75) == 0)
    }
  }

  @Test("there is no answer before the code is there")
  func walletTooEarly() throws {
    #expect(throws: PlayError.self) {
      try state([Self.tapSheet, .tap("Add to Apple Wallet", at: 5.2)], at: 9)
    }
  }
}
