import Drawing
public import Geometry
public import Imaging
import Numerics

/// What lies under everything on a poster.
public enum PosterGround: Hashable, Sendable {
  /// One colour; `Color.clear` for nothing.
  case color(Color)
  /// Colours at even distances along a line, in the direction of `angle` as in CSS: 0 upwards, 90° to the
  /// right, 180° downwards. The line is as long as it takes for the corners to have the outer colours.
  case gradient([Color], angle: Angle)

  /// The mean colour: what words on the ground have to stand out from.
  var mean: Color {
    let colors: [Color] =
      switch self {
      case .color(let color): [color]
      case .gradient(let colors, _): colors.isEmpty ? [.clear] : colors
      }
    func mean(_ channel: KeyPath<Color, Double>) -> Double {
      colors.reduce(0) { $0 + $1[keyPath: channel] } / Double(colors.count)
    }
    return Color(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
  }

  /// The ground of a picture of `size` points.
  func paint(of size: Size) -> Paint {
    guard case .gradient(let colors, let angle) = self, colors.count > 1 else {
      return .color(mean)
    }
    let (sine, cosine) = (Double.sin(angle.radians), Double.cos(angle.radians))
    let half = (size.width * sine.magnitude + size.height * cosine.magnitude) / 2
    let (x, y) = (half * sine, -half * cosine)
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let stops = colors.enumerated().map { index, color in
      GradientStops.Stop(color: color, location: Double(index) / Double(colors.count - 1))
    }
    return .linearGradient(
      LinearGradientPaint(
        GradientStops(stops), start: Point(x: middle.x - x, y: middle.y - y),
        end: Point(x: middle.x + x, y: middle.y + y)))
  }
}
