public import Motion

/// A place among views that share a namespace: that of one of them, or on the way from some to others.
///
/// Places are vectors, so that ``Animated`` moves them: a pill that is on its way from the first tab to
/// the second when the third is chosen turns round in flight, by the same spring as a number would.
///
/// ```swift
/// var pill = Animated(MatchedPlace("home"))                  // in the state
/// pill.set(to: MatchedPlace("search"), at: time, animation: .snappy)
///
/// Capsule().matchedGeometryEffect(at: pill.value(at: time), in: tabs)    // in the view
/// ```
public struct MatchedPlace<ID: Hashable & Sendable>: VectorArithmetic, Animatable, Sendable {
  /// How much of a view's frame counts.
  struct Share: Sendable {
    let id: ID
    var amount: Double
  }

  /// The parts of the place, in the order in which they came in; none is zero.
  private(set) var shares: [Share]

  private init(shares: [Share]) {
    self.shares = shares.filter { $0.amount != 0 }
  }

  /// The place of the view called `id`.
  public init(_ id: ID) {
    self.init(shares: [Share(id: id, amount: 1)])
  }

  /// The place at `progress` of the way from one view's to another's; beyond 0...1 it goes on beyond them.
  public init(from start: ID, to end: ID, progress: Double) {
    self = MatchedPlace(start)
    self += (MatchedPlace(end) - MatchedPlace(start)).scaled(by: progress.isFinite ? progress : 0)
  }

  /// No view's place: the difference of two that are equal.
  public static var zero: MatchedPlace { MatchedPlace(shares: []) }

  /// The sum of both, part by part.
  public static func + (a: MatchedPlace, b: MatchedPlace) -> MatchedPlace {
    var shares = a.shares
    for share in b.shares {
      if let index = shares.firstIndex(where: { $0.id == share.id }) {
        shares[index].amount += share.amount
      } else {
        shares.append(share)
      }
    }
    return MatchedPlace(shares: shares)
  }

  /// What leads from `b` to `a`.
  public static func - (a: MatchedPlace, b: MatchedPlace) -> MatchedPlace {
    a + b.scaled(by: -1)
  }

  /// Multiplies every part by `factor`.
  public mutating func scale(by factor: Double) {
    self = MatchedPlace(shares: shares.map { Share(id: $0.id, amount: $0.amount * factor) })
  }

  /// The sum of the squares of the parts.
  public var magnitudeSquared: Double {
    shares.reduce(0) { $0 + $1.amount * $1.amount }
  }
}

extension MatchedPlace: Hashable {
  private var amounts: [ID: Double] {
    Dictionary(shares.map { ($0.id, $0.amount) }) { first, _ in first }
  }

  /// Whether both have the same parts, in whatever order.
  public static func == (a: MatchedPlace, b: MatchedPlace) -> Bool { a.amounts == b.amounts }

  /// Hashes the parts, whatever their order.
  public func hash(into hasher: inout Hasher) { hasher.combine(amounts) }
}
