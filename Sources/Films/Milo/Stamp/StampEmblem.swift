package import Flipbook

/// Milo's emblem: one line that makes a heart, a drop inside it, and a hook at its end.
///
/// Coordinates are about the emblem's own origin, which lies in the middle of its frame. The line is
/// mirror-symmetric about x = 0 above y = -3, and crosses itself once, on that axis.
package struct StampEmblem: Shape {
  package static let lineWidth = 16.0

  private static let start = CGPoint(x: -46, y: 46)

  /// Two control points and an end each.
  private static let curves: [[Double]] = [
    [-58.8, 32.9, -66, 15.3, -66, -3], [-66, -30.8, -54.8, -59.1, -30, -60],
    [-15.2, -60.5, -3.6, -49.4, 6, -38], [14.2, -28.3, 22, -17.6, 22, -5],
    [22, 7.5, 12.3, 18, 0, 18], [-12.3, 18, -22, 7.5, -22, -5],
    [-22, -17.6, -14.2, -28.3, -6, -38], [3.6, -49.4, 15.2, -60.5, 30, -60],
    [54.8, -59.1, 66, -30.8, 66, -3], [66, 15.4, 56.2, 32.2, 42, 44],
    [32, 52.3, 20, 58, 7, 58], [-1.8, 58, -9, 65.2, -9, 74], [-9, 82.8, -1.8, 90, 7, 90],
    [11.2, 90, 15.2, 88.2, 18, 85],
  ]

  package init() {}

  package func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: Self.start)
      for curve in Self.curves {
        path.addCurve(
          to: CGPoint(x: curve[4], y: curve[5]), control1: CGPoint(x: curve[0], y: curve[1]),
          control2: CGPoint(x: curve[2], y: curve[3]))
      }
    }
    .offsetBy(dx: rect.midX, dy: rect.midY)
  }
}
