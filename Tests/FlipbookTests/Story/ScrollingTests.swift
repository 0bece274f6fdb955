import Flipbook
import Testing

/// A list, a carousel in it, and what state keeps of both.
private struct Lists: Storyboard, Equatable {
  enum Action: Sendable {
    case list(ScrollMove)
    case cards(ScrollMove)
    case tap(Int)
  }

  var list = Scroller()
  var cards = Scroller(rest: .pages(of: 200))
  var tapped: [Int] = []

  mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .list(let move): list.apply(move, at: time)
    case .cards(let move): cards.apply(move, at: time)
    case .tap(let row): tapped.append(row)
    }
    return []
  }

  func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    ScrollView(offset: list.offset(at: time)) {
      VStack(spacing: 0) {
        ScrollView(.horizontal, offset: cards.offset(at: time)) {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) {
              Color(white: Double($0) / 4).frame(width: 200, height: 100)
            }
          }
        }
        .onScroll(.horizontal) { send(.cards($0)) }
        .frame(height: 100)
        ForEach(0..<20, id: \.self) { row in
          Color(white: Double(row) / 40).frame(height: 50)
            .onTapGesture { send(.tap(row)) }
            .accessibilityLabel("Row \(row)")
        }
      }
    }
    .onScroll { send(.list($0)) }
  }
}

@Suite("Scrolling by script") struct ScrollingTests {
  let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func state(_ script: Script, at time: Double) throws -> Lists {
    try Player(Lists(), script: script, size: Size(width: 200, height: 300)).state(
      at: time, fonts: fonts)
  }

  @Test("a fling moves the list by its laws, and what comes into sight can be tapped")
  func fling() throws {
    let script: Script = [
      .fling("Row 3", velocity: Size(width: 0, height: -1000), at: 1),
      .tap("Row 12", at: 5),
    ]
    let end = try state(script, at: 6)
    // The content is 1100 long, the screen 300.
    #expect(end.list.limits == 0...800)
    let lift = end.list.offset(at: 1.12)
    #expect(lift > 40 && lift < 60)
    #expect((end.list.offset(at: 60) - lift - 499.5).magnitude < 0.1)
    #expect(end.tapped == [12])
    #expect(throws: PlayError.self) { try state([.tap("Row 12", at: 1)], at: 2) }
  }

  @Test("a fling past the end comes back to it, and a tap on a row that scrolled off is refused")
  func bounce() throws {
    let fling = Script.Step.fling("Row 3", velocity: Size(width: 0, height: -6000), at: 1)
    let end = try state([fling], at: 9)
    let offsets = (0..<200).map { end.list.offset(at: 1 + 0.02 * Double($0)) }
    #expect(offsets.max() ?? 0 > 850)
    #expect((end.list.offset(at: 9) - 800).magnitude < 0.5)
    let error = #expect(throws: PlayError.self) { try state([fling, .tap("Row 0", at: 6)], at: 9) }
    guard case .script(let mistake) = try #require(error),
      case .offScreen("Row 0", _) = mistake.cause
    else {
      Issue.record("a row above the screen was tapped")
      return
    }
  }

  @Test("a finger on the carousel turns its pages sideways, and scrolls the list upwards")
  func nested() throws {
    let sideways = try state(
      [.fling(.point(x: 150, y: 50), velocity: Size(width: -1200, height: 30), at: 1)], at: 9)
    #expect(sideways.cards.limits == 0...400 && sideways.list == Scroller())
    #expect((sideways.cards.offset(at: 9) - 200).magnitude < 0.5)
    let upwards = try state(
      [.drag(.point(x: 150, y: 80), by: Size(width: 5, height: -60), at: 1, duration: 0.5)], at: 9)
    #expect(upwards.list.offset(at: 9) > 45 && upwards.cards == Scroller(rest: .pages(of: 200)))
  }
}
