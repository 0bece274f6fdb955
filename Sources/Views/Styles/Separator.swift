public import Drawing
public import Geometry
import Imaging

/// The colour of hairlines between views.
public struct SeparatorShapeStyle: ShapeStyle {
  /// iOS's separator: a grey of 29 % in light surroundings, of 60 % in dark ones.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    switch environment.colorScheme {
    case .light: .color(Color(hex: 0x3C3C43).opacity(0.29))
    case .dark: .color(Color(hex: 0x545458).opacity(0.6))
    }
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of hairlines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
