package import Flipbook

/// A thing on the list, and whether it is done.
package struct GroceryItem: Sendable {
  package let grocery: Grocery
  /// When it was ticked; nil while there is something left to do.
  package private(set) var ticked: Seconds?
  /// How much of its place in the list, and among what is done, it takes: 0...1.
  private(set) var place: Animated<Double>
  private(set) var donePlace = Animated(0.0)
  /// When it came back from among what is done, or was added.
  private(set) var returned = -Double.infinity

  package init(_ grocery: Grocery) {
    self.grocery = grocery
    place = Animated(1.0)
  }

  /// A thing that is added at `time`.
  init(added grocery: Grocery, at time: Seconds) {
    self.grocery = grocery
    place = Animated(0.0)
    returned = time
    place.set(to: 1, at: time, animation: Self.opening)
  }

  package var isDone: Bool { ticked != nil }

  /// It is done: it leaves, and the gap closes behind it.
  mutating func tick(at time: Seconds) {
    ticked = time
    place.set(to: 0, at: time, animation: Self.closing)
    donePlace.set(to: 1, at: time, animation: Self.opening)
  }

  /// It is not done after all.
  mutating func untick(at time: Seconds) {
    ticked = nil
    returned = time
    place.set(to: 1, at: time, animation: Self.opening)
    donePlace.set(to: 0, at: time, animation: Self.opening)
  }

  private static let opening = Animation.spring(response: 0.4, dampingFraction: 0.86)
  private static let closing = opening.delay(0.12)
}

/// A shelf of the list, and what is on it.
package struct GroceryShelf: Sendable {
  package let title: String
  let icon: String
  package internal(set) var items: [GroceryItem]
  /// How much of its place its header takes, 0...1: nothing once all on it is done.
  private(set) var place: Animated<Double>

  init(_ section: GrocerySection) {
    (title, icon) = (section.title, section.icon)
    items = section.groceries.map { GroceryItem($0) }
    place = Animated(items.isEmpty ? 0.0 : 1)
  }

  package var left: Int { items.count { !$0.isDone } }

  /// Opens or closes the header's place as there is something left below it.
  mutating func fitHeader(at time: Seconds) {
    let target = left > 0 ? 1.0 : 0
    guard place.target != target else { return }
    place.set(
      to: target, at: time,
      animation: .spring(response: 0.4, dampingFraction: 0.86).delay(target == 0 ? 0.12 : 0))
  }
}
