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

  @Test("the camera can't be hurried: closing works only over the code")
  func closingInFlight() throws {
    #expect(try state([Self.tapSheet, .tap("Close", at: 4.2)], at: 9).run.number == 0)
  }

  @Test("the wallet answers, as often as it is asked")
  func wallet() throws {
    let script: Script = [
      Self.tapSheet, .tap("Add to Apple Wallet", at: 6.6), .tap("Add to Apple Wallet", at: 8),
    ]
    #expect(try state(script, at: 6.5).run.addedToWallet == nil)
    #expect(try state(script, at: 7).run.addedToWallet == 6.6)
    #expect(try state(script, at: 9).run.addedToWallet == 8)
  }
}
