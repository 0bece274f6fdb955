package import Flipbook

/// What is prepared once the quiz is over, and when each row of it was done.
package struct Preparations: Sendable {
  package private(set) var ticked: [Seconds?] = Array(repeating: nil, count: rows.count)

  static let rows = ["Choosing your meals", "Balancing your week", "Writing your list"]

  /// What happens by itself.
  static let course: [Delayed<BiteAction>] =
    [0.45, 0.90, 1.35].enumerated().map { Delayed(.prepared(row: $0), after: $1) }
    + [Delayed(.finishPreparing, after: 2)]

  mutating func tick(_ row: Int, at time: Seconds) {
    ticked[row] = time
  }
}
