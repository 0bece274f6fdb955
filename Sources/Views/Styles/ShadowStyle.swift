public import Drawing
public import Geometry
public import Imaging

/// A shadow that a style brings along: what is painted with it stands out, or is sunk in.
public struct ShadowStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case drop
    case inner
  }

  private let kind: Kind
  private let color: Color
  private let radius: Double
  private let offset: Size

  /// A shadow under what is painted, blurred by a standard deviation of `radius` points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: Size(width: x, height: y))
  }

  /// A shadow that the edges of what is painted cast inwards, blurred by a standard deviation of
  /// `radius` points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: Size(width: x, height: y))
  }

  /// The shadow as an operation on a picture; nil where a number has no end.
  fileprivate var operation: FilterOperation? {
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
    let sigma = max(radius, 0)
    switch kind {
    case .drop:
      return .dropShadow(
        sigmaX: sigma, sigmaY: sigma, dx: offset.width, dy: offset.height, color: color)
    case .inner:
      return .innerShadow(
        sigmaX: sigma, sigmaY: sigma, dx: offset.width, dy: offset.height, color: color)
    }
  }
}

/// A style with a shadow, which shapes and texts are painted with.
public struct ShadowedStyle: BackdropStyle {
  fileprivate let base: any ShapeStyle
  fileprivate let shadow: ShadowStyle

  /// The paint without the shadow: for what can't draw one.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    base.paint(in: bounds, environment: environment)
  }

  func items(
    in mark: PaintedMark, opacity: Double, environment: EnvironmentValues
  ) -> [DrawingItem] {
    let painted = mark.items(base, in: environment)
    guard let operation = shadow.operation, !painted.isEmpty else {
      return opacity == 1 ? painted : [.group(Drawing.Group(painted, opacity: opacity))]
    }
    let filter = Filter(
      [FilterPrimitive(operation, inputs: [.source])], transform: mark.transform)
    return [.group(Drawing.Group(painted, opacity: opacity, filters: [filter]))]
  }
}

extension ShapeStyle {
  /// This style with a shadow; several lie in the order in which they are named.
  public func shadow(_ style: ShadowStyle) -> ShadowedStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}
