public import Geometry

/// A tap, or several in a row.
public struct TapGesture: PrimitiveGesture {
  /// Nothing but that it happened.
  public typealias Value = Void

  /// How many taps.
  public var count: Int

  /// `count` taps in a row.
  public init(count: Int = 1) {
    self.count = count
  }

  func recognizers(_ report: GestureReport<Void>) -> [GestureRecognizer] {
    [.tap(TapRecognizer(count: count, space: .local) { _ in report.ended?(()) })]
  }
}

/// A tap, or several in a row, and where.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// The place, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// What the place is given in.
  public var coordinateSpace: CoordinateSpace

  /// `count` taps in a row.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  func recognizers(_ report: GestureReport<Value>) -> [GestureRecognizer] {
    [
      .tap(
        TapRecognizer(count: count, space: coordinateSpace) {
          report.ended?(Value(location: $0))
        })
    ]
  }
}
