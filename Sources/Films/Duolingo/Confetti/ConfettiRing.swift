import Flipbook

/// The places round Duo that a burst spreads over, as evenly as can be: those of the R2 sequence that are
/// between two ellipses.
///
/// Source: M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018.
struct ConfettiRing {
  static let middle = CGPoint(x: 201, y: 276)
  /// Half of the widths of the ellipses; what is inside of the inner one would be hidden by Duo.
  private static let (outer, inner) = (
    CGSize(width: 168, height: 192), CGSize(width: 72, height: 104)
  )
  /// 1 / g and 1 / g² of the plastic number g.
  private static let steps = CGPoint(x: 0.7548776662466927, y: 0.5698402909980532)

  /// The sequence's last place, in the unit square.
  private var place: CGPoint

  init(phase: Double) { place = CGPoint(x: phase, y: phase) }

  mutating func next() -> CGPoint {
    while true {
      place = CGPoint(
        x: (place.x + Self.steps.x).truncatingRemainder(dividingBy: 1),
        y: (place.y + Self.steps.y).truncatingRemainder(dividingBy: 1))
      let way = Vector(
        dx: (2 * place.x - 1) * Self.outer.width, dy: (2 * place.y - 1) * Self.outer.height)
      if Self.contains(way, Self.outer), !Self.contains(way, Self.inner) {
        return Self.middle + way
      }
    }
  }

  private static func contains(_ way: Vector, _ half: CGSize) -> Bool {
    let (x, y) = (way.dx / half.width, way.dy / half.height)
    return x * x + y * y < 1
  }
}
