import Flipbook
import Testing

/// What a script's mistakes say.
@Suite("Messages of scripts")
struct MessageTests {
  private func message(_ story: some Storyboard, _ script: Script) throws -> String {
    let player = Player(story, script: script, size: Size(width: 200, height: 200))
    let fonts = try FontLibrary.bundled()
    let error = #expect(throws: PlayError.self) { try player.state(at: 10, fonts: fonts) }
    return "\(error?.description ?? "")"
  }

  /// A grid of buttons, more than a message bears.
  private struct Many: Storyboard {
    mutating func update(_ action: Int, at time: Seconds) -> [Delayed<Int>] { [] }

    func body(at time: Seconds, send: @escaping @Sendable (Int) -> Void) -> some View {
      VStack(spacing: 0) {
        ForEach(0..<15) { index in
          Button("B\(index)") { send(index) }.font(.system(size: 8))
        }
      }
    }
  }

  @Test("a dozen labels are named, and the others counted")
  func labels() throws {
    let message = try message(Many(), [.tap("None", at: 1)])
    #expect(
      message.hasSuffix(
        "there are \((0..<12).map { "\"B\($0)\"" }.joined(separator: ", ")) and 3 more"))
  }

  @Test("times are said to a millisecond, places to a hundredth of a point")
  func numbers() throws {
    let message = try message(Many(), [.tap(x: 200.0 / 3, y: 1, at: 0.1 + 0.2)])
    #expect(message.contains("tap on (66.67, 1) at 0.3 s"))
    #expect(message.contains("at 0.2 s; there are"))
  }

  /// A list that stands still, and beside it one that follows a finger up and down.
  private struct Lists: Storyboard {
    var offset = 0.0

    mutating func update(_ action: ScrollMove, at time: Seconds) -> [Delayed<ScrollMove>] { [] }

    func body(at time: Seconds, send: @escaping @Sendable (ScrollMove) -> Void) -> some View {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 900) }
        ScrollView { Color.blue.frame(height: 900) }.onScroll { send($0) }
      }
    }
  }

  @Test("a drag on a scroll view that does not follow fingers says what it needs")
  func stillScroll() throws {
    let up = CGSize(width: 0, height: -60)
    let still = try message(
      Lists(), [.drag(.point(x: 50, y: 100), by: up, at: 1, duration: 0.5)])
    #expect(still.contains("the ScrollView at (50, 100) does not follow a drag"))
    #expect(still.contains(".onScroll"))
    let across = try message(
      Lists(),
      [.drag(.point(x: 150, y: 100), by: CGSize(width: 60, height: 0), at: 1, duration: 0.5)])
    #expect(across.contains("nothing at (150, 100) listens for a drag"))
    let fonts = try FontLibrary.bundled()
    let player = Player(
      Lists(), script: [.drag(.point(x: 150, y: 100), by: up, at: 1, duration: 0.5)],
      size: Size(width: 200, height: 200))
    #expect(throws: Never.self) { try player.state(at: 10, fonts: fonts) }
  }

  /// A card that is dragged once it was pressed for long, in a list that scrolls.
  private struct Cards: Storyboard {
    var log: [String] = []

    mutating func update(_ action: String, at time: Seconds) -> [Delayed<String>] {
      log.append(action)
      return []
    }

    func body(at time: Seconds, send: @escaping @Sendable (String) -> Void) -> some View {
      ScrollView {
        Color.red.frame(height: 900)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
              .onEnded { value in
                if case .second(_, let drag?) = value { send("moved \(drag.translation.height)") }
              })
      }
      .onScroll { if case .releases = $0.finger { send("scrolled") } }
    }
  }

  @Test("a card moves after a press; a quick finger scrolls the list that it is in")
  func pressAndDrag() throws {
    let up = CGSize(width: 0, height: -60)
    func log(rest: Double) throws -> [String] {
      let script: Script = [
        .drag(.point(x: 50, y: 100), by: up, at: 1, rest: rest, duration: 0.5)
      ]
      return try Player(Cards(), script: script, size: Size(width: 200, height: 200))
        .state(at: 5, fonts: try FontLibrary.bundled()).log
    }
    #expect(try log(rest: 0.4) == ["moved -60.0"])
    #expect(try log(rest: 0) == ["scrolled"])
  }
}
