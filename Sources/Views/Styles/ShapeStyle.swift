public import Drawing
public import Geometry

/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {
  /// The paint for something that lies in `bounds`, in the coordinates of `bounds`.
  func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint
}

/// The style that the views round a view have set for it.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style.
  public init() {}

  /// The paint of the style in the environment.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    environment.foregroundStyle.paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the views round a view have set for it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
