package import Flipbook

/// A place for a dish in the week: a day, and a meal of it.
package struct PlanSlot: Hashable, Sendable {
  package let day: Int
  package let meal: Int

  package init(day: Int, meal: Int) {
    (self.day, self.meal) = (day, meal)
  }

  /// All of them, in reading order.
  package static let all = (0..<7).flatMap { day in (0..<3).map { PlanSlot(day: day, meal: $0) } }

  /// Its number in reading order.
  var index: Int { 3 * day + meal }

  /// The frame of its tile in what scrolls, in points.
  package var frame: CGRect {
    CGRect(
      x: 20 + 124 * Double(meal), y: PlanMetrics.nameBaseline(ofDay: day) + 42,
      width: PlanMetrics.tile, height: PlanMetrics.tile)
  }
}

/// The plan's measures in what scrolls, in points.
enum PlanMetrics {
  static let tile = 114.0
  static let plate = 88.0
  /// The plate of a tile that a dish would be dropped on.
  static let targetPlate = 78.0
  static let contentHeight = 2064.0
  /// From one day to the next.
  static let day = 224.0
  /// The offset at which the header has gone.
  static let header = 160.0

  static func nameBaseline(ofDay day: Int) -> Double { 424 + Self.day * Double(day) }
}
