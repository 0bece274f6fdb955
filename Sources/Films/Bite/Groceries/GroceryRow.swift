import Flipbook

/// A thing to buy: a tap ticks it, and it leaves to the right.
struct GroceryRow: View {
  let item: GroceryItem
  /// Whether no line separates it from a row below.
  let isLast: Bool
  let time: Double
  let toggle: () -> Void

  /// Seconds that it takes to leave.
  private static let leaving = 0.35

  var body: some View {
    let way = item.ticked.map { min(max((time - $0) / Self.leaving, 0), 1) } ?? 0
    if way < 1 {
      Button(action: toggle) {
        Board(width: Viewport.width, height: GroceryLayout.pitch) {
          CheckCircle(age: item.ticked.map { time - $0 }).at(midX: 33, midY: 27)
          Text(item.grocery.name).role(.listRow, .white).at(x: 60, baseline: 33.7)
          Text(item.grocery.amount).role(.amount, .second).at(x: 382, baseline: 32.8, .trailing)
          if !isLast, item.ticked == nil { Hairline().frame(width: 322).at(x: 60, y: 53.5) }
        }
      }
      .buttonStyle(RowStyle(time: time))
      .accessibilityLabel(item.grocery.name)
      .allowsHitTesting(!item.isDone)
      .opacity((1 - way) * Animation.easeOut(duration: 0.22).progress(at: time - item.returned))
      .offset(x: Viewport.width * way * way)
    }
  }
}

/// A row that gives under a finger without moving.
private struct RowStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .opacity(1 - 0.3 * configuration.pressed(at: time, in: .touch, out: .release))
  }
}

/// How many things are done; a tap shows them.
struct DoneHeader: View {
  let count: Int
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Board(width: 362, height: 30) {
        Text("DONE \(count)").role(.shelfCaps, .second).at(x: 0, baseline: 22)
        Icon("chevron.up.chevron.down", size: 16, .second).at(midX: 354, midY: 17.7)
      }
    }
    .buttonStyle(RowStyle(time: time))
    .accessibilityLabel("Done")
  }
}

/// A thing that is done: a tap takes it back.
struct DoneRow: View {
  let item: GroceryItem
  let time: Double
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      Board(width: Viewport.width, height: GroceryLayout.pitch) {
        CheckCircle(age: .infinity).at(midX: 33, midY: 27)
        Text(item.grocery.name).role(.listRow, .second).at(x: 60, baseline: 33.7)
        Text(item.grocery.amount).role(.amount, .second).at(x: 382, baseline: 32.8, .trailing)
      }
    }
    .buttonStyle(RowStyle(time: time))
    .accessibilityLabel("\(item.grocery.name), done")
    .allowsHitTesting(item.isDone)
  }
}
