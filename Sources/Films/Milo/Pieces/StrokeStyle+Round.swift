import Flipbook

extension StrokeStyle {
  /// A line of `width` points whose ends and corners are round.
  static func round(_ width: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
}
