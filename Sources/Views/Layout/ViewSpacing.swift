/// The distances that a view prefers from its neighbours; without a preference they are 8 points.
public struct ViewSpacing: Sendable, Hashable {
  /// The distance between views that prefer none.
  static let standard = 8.0

  private var top: Double?
  private var leading: Double?
  private var bottom: Double?
  private var trailing: Double?

  /// No preference.
  public init() {}

  /// No distance.
  public static let zero = ViewSpacing(.all, 0)

  init(_ edges: Edge.Set, _ distance: Double) {
    if edges.contains(.top) { top = distance }
    if edges.contains(.leading) { leading = distance }
    if edges.contains(.bottom) { bottom = distance }
    if edges.contains(.trailing) { trailing = distance }
  }

  /// The distance of a view with this spacing from one with `next`, which comes after it.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard own != nil || other != nil else { return ViewSpacing.standard }
    return max(own ?? 0, other ?? 0)
  }

  /// Takes the greater preference at each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func greater(_ a: Double?, _ b: Double?) -> Double? {
      guard let a else { return b }
      return max(a, b ?? a)
    }
    if edges.contains(.top) { top = greater(top, other.top) }
    if edges.contains(.leading) { leading = greater(leading, other.leading) }
    if edges.contains(.bottom) { bottom = greater(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = greater(trailing, other.trailing) }
  }

  /// The greater preference at each of `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The spacing without preferences at `edges`.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = nil }
    if edges.contains(.leading) { result.leading = nil }
    if edges.contains(.bottom) { result.bottom = nil }
    if edges.contains(.trailing) { result.trailing = nil }
    return result
  }
}
