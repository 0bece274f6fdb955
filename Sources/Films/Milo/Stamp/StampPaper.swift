package import Flipbook

/// The stamp's paper: 245 by 290 points, every perforation a whole half-circle, every corner a whole
/// tooth.
package struct StampPaper: Shape {
  package static let size = CGSize(width: 245, height: 290)

  /// From one hole to the next.
  private static let pitch = 15.0
  /// The radius of a hole; its centre lies on the edge.
  private static let hole = 5.0
  /// The radius that the tips of teeth are rounded by.
  private static let tip = 1.2
  /// From the middle of a hole to where the rounding of a tip begins: √(6.2² − 1.2²).
  private static let reach = 6.082762530298219
  /// How far a rounding is from a quarter turn where it meets the hole: asin(1.2 / 6.2), in degrees.
  private static let lean = 11.159936872185444

  package init() {}

  package func path(in rect: CGRect) -> Path {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return Path { path in
      for (side, corner) in corners.enumerated() {
        let turn = Self.turns[side]
        let length = side.isMultiple(of: 2) ? rect.width : rect.height
        addSide(length: length, from: corner, turn, to: &path)
      }
      path.closeSubpath()
    }
  }

  /// The direction of a side, clockwise, and the angle it is turned by.
  private static let turns: [(dx: Double, dy: Double, degrees: Double)] = [
    (1, 0, 0), (0, 1, 90), (-1, 0, 180), (0, -1, 270),
  ]

  /// The perforations of one side, and the tip of the corner at its end.
  private func addSide(
    length: Double, from corner: CGPoint, _ turn: (dx: Double, dy: Double, degrees: Double),
    to path: inout Path
  ) {
    /// Part of a circle about a place along the edge and into the paper.
    func arc(_ along: Double, _ depth: Double, radius: Double, from start: Double, by delta: Double)
    {
      path.addRelativeArc(
        center: CGPoint(
          x: corner.x + along * turn.dx - depth * turn.dy,
          y: corner.y + along * turn.dy + depth * turn.dx),
        radius: radius, startAngle: .degrees(start + turn.degrees), delta: .degrees(delta))
    }
    let holes = Int(((length - Self.hole) / Self.pitch).rounded())
    for index in 0..<holes {
      let middle = 2 * Self.hole + Self.pitch * Double(index)
      arc(middle - Self.reach, Self.tip, radius: Self.tip, from: -90, by: 90 - Self.lean)
      arc(middle, 0, radius: Self.hole, from: 180 - Self.lean, by: 2 * Self.lean - 180)
      arc(
        middle + Self.reach, Self.tip, radius: Self.tip, from: Self.lean - 180, by: 90 - Self.lean)
    }
    arc(length - Self.tip, Self.tip, radius: Self.tip, from: -90, by: 90)
  }
}
