package import Flipbook

/// The guidebook as it is looked at: since when, how far it is scrolled, and what it says.
package struct GuidebookVisit: Sendable {
  package enum Action: Hashable, Sendable {
    case close
    /// The entry of that number is said.
    case speak(Int)
    case scroll(ScrollMove)
  }

  private(set) var slide: SheetSlide
  private(set) var scroller = Scroller()
  /// The entry that was said last, and when.
  package private(set) var spoken: (entry: Int, time: Seconds)?

  init(at time: Seconds) { slide = SheetSlide(opened: time) }

  mutating func update(_ action: Action, at time: Seconds) {
    switch action {
    case .close: slide.closed = slide.closed ?? time
    case .speak(let entry): spoken = (entry, time)
    case .scroll(let move): scroller.apply(move, at: time)
    }
  }
}
