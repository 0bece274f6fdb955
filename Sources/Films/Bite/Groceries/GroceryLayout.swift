import Flipbook

/// Where the rows of the list stand at a time, in what scrolls: those below a row that leaves move up.
struct GroceryLayout {
  struct Row: Identifiable {
    let place: GroceryPlace
    /// The y of its middle.
    let y: Double
    /// Whether no line separates it from a row below.
    let isLast: Bool

    var id: GroceryPlace { place }
  }

  struct Header: Identifiable {
    let shelf: Int
    let baseline: Double
    /// How much of it is there, 0...1.
    let presence: Double

    var id: Int { shelf }
  }

  private(set) var headers: [Header] = []
  private(set) var rows: [Row] = []
  /// The rows of what is done, under their header.
  private(set) var doneRows: [Row] = []
  private(set) var doneBaseline = 0.0
  private(set) var contentHeight = 0.0

  /// The first header's baseline, from it to its first row's middle, and between two rows.
  static let top = 382.3
  static let toRow = 37.7
  static let pitch = 54.0
  /// What is kept free below for the tab bar.
  private static let foot = 122.0

  init(_ list: GroceryList, at time: Seconds) {
    var y = Self.top
    for (index, shelf) in list.shelves.enumerated() {
      let presence = shelf.place.value(at: time)
      headers.append(Header(shelf: index, baseline: y, presence: presence))
      var row = y + Self.toRow
      let last = shelf.items.lastIndex { !$0.isDone }
      for (item, entry) in shelf.items.enumerated() {
        let place = GroceryPlace(shelf: index, item: item)
        rows.append(Row(place: place, y: row, isLast: item == last))
        row += Self.pitch * entry.place.value(at: time)
      }
      y = row - Self.toRow + Self.pitch * presence
    }
    layOutDone(list, from: y, at: time)
  }

  private mutating func layOutDone(_ list: GroceryList, from y: Double, at time: Seconds) {
    doneBaseline = y
    let unfolded = list.unfolded.value(at: time)
    var row = y + Self.toRow
    for (index, shelf) in list.shelves.enumerated() {
      for (item, entry) in shelf.items.enumerated() {
        let presence = entry.donePlace.value(at: time)
        guard presence > 0 else { continue }
        doneRows.append(
          Row(place: GroceryPlace(shelf: index, item: item), y: row, isLast: false))
        row += Self.pitch * presence * unfolded
      }
    }
    contentHeight = row - (doneRows.isEmpty ? Self.pitch : 0) + Self.foot
  }
}

extension GroceryList {
  /// Scrolls back where the list has become too short for how far it is scrolled.
  mutating func fitScroll(at time: Seconds) {
    // What it comes to once all has moved.
    let height = GroceryLayout(self, at: time + 10).contentHeight
    let most = max(height - Viewport.height, 0)
    guard feed.offset(at: time) > most, feed.limits.upperBound > most else { return }
    feed.resize(content: height, viewport: Viewport.height)
    feed.scroll(to: most, at: time, spring: Spring(response: 0.4, dampingRatio: 0.86))
  }
}
