package import Flipbook

/// What a person does with the list.
package enum GroceryAction: Sendable {
  case scroll(ScrollMove)
  /// A thing is done, or is not after all.
  case toggle(GroceryPlace)
  case untickAll
  /// What is done is shown, or no longer.
  case toggleDone
  /// What is typed into the field that adds something, and that it is to be added.
  case edit(String)
  case focus
  case add
}

/// Where a thing is on the list.
package struct GroceryPlace: Hashable, Sendable {
  package let shelf: Int
  package let item: Int
}

/// The list: what there is to buy, what of it is done, and what is being added.
package struct GroceryList: Sendable {
  package private(set) var shelves = Self.stock
  package internal(set) var feed = Scroller(returning: .scrollReturn)
  /// What is typed into the field that adds something.
  package private(set) var draft = ""
  /// When the field was last touched or typed into.
  private var edited = -Double.infinity
  /// How far what is done is shown, 0...1.
  private(set) var unfolded = Animated(0.0)
  /// How much of its place the header of what is done takes, 0...1.
  private(set) var donePlace = Animated(0.0)
  /// How many are left, and of how many, as it is written.
  private(set) var countLine = Rolling("\(Self.stock.map(\.left).reduce(0, +))")
  private(set) var isCountingDown = true
  private(set) var totalLine = Rolling("left of \(Self.stock.map(\.items.count).reduce(0, +))")
  private(set) var stripes = GroceryStripes()
  /// When the screen came.
  private(set) var appeared = -Double.infinity

  /// The shelves of the week, and one for what is added.
  private static let stock = (GroceryFixture.sections + [GroceryFixture.added]).map {
    GroceryShelf($0)
  }

  package init() {}

  /// How many things there are, and how many of them are not done.
  package var count: Int { shelves.map(\.items.count).reduce(0, +) }
  package var left: Int { shelves.map(\.left).reduce(0, +) }
  package var done: Int { count - left }

  mutating func appear(at time: Seconds) {
    appeared = time
    feed = Scroller(returning: .scrollReturn)
  }

  /// Whether the field that adds something has a caret: from a touch of it on.
  func caretOpacity(at time: Seconds) -> Double {
    guard edited > -.infinity else { return 0 }
    // It stands while one types, and blinks once a second when one rests.
    let rest = time - edited - 0.5
    return rest < 0 || rest.truncatingRemainder(dividingBy: 1) >= 0.5 ? 1 : 0
  }
}

extension GroceryList {
  fileprivate mutating func update(_ action: GroceryAction, at time: Seconds) {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    case .toggle(let place): toggle(place, at: time)
    case .untickAll: untickAll(at: time)
    case .toggleDone:
      fold(open: unfolded.target == 0, at: time)
    case .edit(let text): (draft, edited) = (String(text.prefix(40)), time)
    case .focus: edited = time
    case .add: add(at: time)
    }
  }

  private mutating func toggle(_ place: GroceryPlace, at time: Seconds) {
    if shelves[place.shelf].items[place.item].isDone {
      shelves[place.shelf].items[place.item].untick(at: time)
    } else {
      shelves[place.shelf].items[place.item].tick(at: time)
    }
    note(at: time)
  }

  private mutating func untickAll(at time: Seconds) {
    for shelf in shelves.indices {
      for item in shelves[shelf].items.indices where shelves[shelf].items[item].isDone {
        shelves[shelf].items[item].untick(at: time)
      }
    }
    note(at: time)
  }

  /// Puts what was typed at the end of the list.
  private mutating func add(at time: Seconds) {
    let name = draft.split(separator: " ").joined(separator: " ")
    (draft, edited) = ("", -.infinity)
    guard !name.isEmpty else { return }
    shelves[shelves.count - 1].items.append(GroceryItem(added: Grocery(name, ""), at: time))
    note(at: time)
  }

  /// Brings the counts, the stripes and the headers up to date.
  private mutating func note(at time: Seconds) {
    for shelf in shelves.indices { shelves[shelf].fitHeader(at: time) }
    // The number follows the tick a moment later.
    isCountingDown = left <= Int(countLine.to) ?? 0
    countLine.set(to: "\(left)", at: time + GroceryStripes.delay)
    totalLine.set(to: "left of \(count)", at: time + GroceryStripes.delay)
    stripes.set(done: done, of: count, at: time)
    let target = done > 0 ? 1.0 : 0
    if donePlace.target != target {
      donePlace.set(to: target, at: time, animation: .easeOut(duration: 0.25).delay(0.12))
    }
    if done == 0 { fold(open: false, at: time) }
  }

  private mutating func fold(open: Bool, at time: Seconds) {
    guard unfolded.target != (open ? 1 : 0) else { return }
    unfolded.set(
      to: open ? 1 : 0, at: time, animation: .spring(response: 0.4, dampingFraction: 0.86))
  }
}

extension BiteApp {
  mutating func update(_ action: GroceryAction, at time: Seconds) -> [Delayed<BiteAction>] {
    groceries.update(action, at: time)
    groceries.fitScroll(at: time)
    return []
  }
}
