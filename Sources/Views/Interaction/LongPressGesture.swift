/// A finger that stays down for a while.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// How long the finger must stay, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A finger that stays down for `minimumDuration` seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func recognizers(_ report: GestureReport<Bool>) -> [GestureRecognizer] {
    [
      .longPress(
        LongPressRecognizer(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance,
          pressing: { if $0 { report.changed?(true) } }, perform: { report.ended?(true) }))
    ]
  }
}
