import Flipbook

// The outlines of the icons, in points from the middle of their frame.

/// A disc.
struct Disc: Shape {
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(
      ellipseIn: CGRect(
        x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// A ring with four marks across it, one path: the stroke's gradient shows no overlap.
struct TargetMark: Shape {
  func path(in rect: CGRect) -> Path {
    centered(in: rect) { path in
      path.addEllipse(in: CGRect(x: -40, y: -40, width: 80, height: 80))
      for (x, y) in [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)] {
        path.move(to: CGPoint(x: 49.5 * x, y: 49.5 * y))
        path.addLine(to: CGPoint(x: 26 * x, y: 26 * y))
      }
    }
  }
}

/// A ring with a slash through it.
struct NoMark: Shape {
  func path(in rect: CGRect) -> Path {
    centered(in: rect) { path in
      path.addEllipse(in: CGRect(x: -48.5, y: -48.5, width: 97, height: 97))
      path.move(to: CGPoint(x: -34.3, y: -34.3))
      path.addLine(to: CGPoint(x: 34.3, y: 34.3))
    }
  }
}

/// A fork of three tines.
struct Fork: Shape {
  func path(in rect: CGRect) -> Path {
    centered(in: rect) { path in
      path.move(to: CGPoint(x: -41, y: -51))
      for tine in [-37.0, -23, -9] {
        path.addArc(
          center: CGPoint(x: tine, y: -51), radius: 4, startAngle: .degrees(180),
          endAngle: .degrees(360), clockwise: false)
        guard tine < -9 else { continue }
        path.addArc(
          center: CGPoint(x: tine + 7, y: -27), radius: 3, startAngle: .degrees(180),
          endAngle: .degrees(0), clockwise: true)
      }
      path.addLine(to: CGPoint(x: -5, y: -18))
      path.addCurve(
        to: CGPoint(x: -17.5, y: 3), control1: CGPoint(x: -5, y: -7),
        control2: CGPoint(x: -10, y: 0.5))
      path.addArc(
        center: CGPoint(x: -23, y: 49.5), radius: 5.5, startAngle: .degrees(0),
        endAngle: .degrees(180), clockwise: false)
      path.addLine(to: CGPoint(x: -28.5, y: 3))
      path.addCurve(
        to: CGPoint(x: -41, y: -18), control1: CGPoint(x: -36, y: 0.5),
        control2: CGPoint(x: -41, y: -7))
      path.closeSubpath()
    }
  }
}

/// A knife, its edge to the left.
struct Knife: Shape {
  func path(in rect: CGRect) -> Path {
    centered(in: rect) { path in
      path.move(to: CGPoint(x: 40, y: -51.5))
      path.addArc(
        center: CGPoint(x: 34.5, y: 49.5), radius: 5.5, startAngle: .degrees(0),
        endAngle: .degrees(180), clockwise: false)
      path.addLine(to: CGPoint(x: 29, y: 15))
      path.addLine(to: CGPoint(x: 24, y: 15))
      path.addCurve(
        to: CGPoint(x: 15, y: 6.5), control1: CGPoint(x: 18.8, y: 15),
        control2: CGPoint(x: 15, y: 11.3))
      path.addCurve(
        to: CGPoint(x: 34.2, y: -54.1), control1: CGPoint(x: 15, y: -21),
        control2: CGPoint(x: 21, y: -43))
      path.addCurve(
        to: CGPoint(x: 40, y: -51.5), control1: CGPoint(x: 36.5, y: -56.1),
        control2: CGPoint(x: 40, y: -54.6))
      path.closeSubpath()
    }
  }
}

extension Shape {
  /// A path round the middle of `rect`.
  fileprivate func centered(in rect: CGRect, _ draw: (inout Path) -> Void) -> Path {
    Path(draw).offsetBy(dx: rect.midX, dy: rect.midY)
  }
}
