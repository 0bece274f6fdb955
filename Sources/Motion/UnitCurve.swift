/// A course from 0 to 1: how far along a change is when a share of its time has passed.
///
/// Named and shaped as SwiftUI's. Progress outside 0...1 counts as the nearer end, so that
/// every curve gives 0 before its start and 1 after its end; NaN gives NaN.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(TimingBezier)
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
  }

  private let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// Even progress.
  public static let linear = UnitCurve(.linear)

  /// A slow start: the Bézier curve with control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)

  /// A slow end: the Bézier curve with control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)

  /// A slow start and end: the Bézier curve with control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// A quarter of a circle that leaves level and arrives upright.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)

  /// A quarter of a circle that leaves upright and arrives level.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)

  /// Two quarters of circles, level at both ends and upright in the middle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1), as in CSS's `cubic-bezier`.
  ///
  /// - Parameters:
  ///   - x1: Progress at the first control point, taken to the nearer end of 0...1.
  ///   - y1: Value at the first control point; any number, beyond 0...1 the curve may overshoot.
  ///   - x2: Progress at the second control point, taken to the nearer end of 0...1.
  ///   - y2: Value at the second control point; any number.
  /// - Returns: The curve, which gives exactly 0 and 1 at its ends.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(TimingBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The value at some progress.
  ///
  /// A Bézier curve's is exact to 10^-12 where its slope is moderate; close to an upright
  /// tangent the progress is what is met to 10^-15.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return progress.isNaN ? progress : 0 }
    guard progress < 1 else { return 1 }
    return switch shape {
    case .linear: progress
    case .bezier(let curve): curve.y(at: curve.parameter(atX: progress))
    case .circularEaseIn: QuarterCircle.value(at: progress)
    case .circularEaseOut: 1 - QuarterCircle.value(at: 1 - progress)
    case .circularEaseInOut: QuarterCircle.twice(progress, QuarterCircle.value)
    case .circularEaseOutIn:
      QuarterCircle.twice(progress) { 1 - QuarterCircle.value(at: 1 - $0) }
    }
  }

  /// The slope at some progress: value per unit of progress.
  ///
  /// At an upright tangent it is infinite. Beyond the ends it is that at the end.
  public func velocity(at progress: Double) -> Double {
    guard !progress.isNaN else { return progress }
    let x = min(max(progress, 0), 1)
    return switch shape {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: curve.parameter(atX: x))
    case .circularEaseIn: QuarterCircle.slope(at: x)
    case .circularEaseOut: QuarterCircle.slope(at: 1 - x)
    case .circularEaseInOut: QuarterCircle.slope(at: x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: QuarterCircle.slope(at: x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// The curve that gives the progress for a value: this one mirrored in the diagonal.
  ///
  /// Exact for curves that never turn back. A Bézier curve that overshoots reaches some values more
  /// than once; its control points change axes and are then held to 0...1 like any other's.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve): .bezier(curve.y1, curve.x1, curve.y2, curve.x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }
}
