public import Drawing
public import Geometry
public import Imaging

/// A colour that is another one on dark.
public struct AdaptiveColor: ShapeStyle, View {
  /// The colour on light.
  public let light: Color
  /// The colour on dark.
  public let dark: Color

  /// `light` on light, `dark` on dark.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// The colour of what is read: black, and white on dark.
  public static let primary = AdaptiveColor(light: .black, dark: .white)
  /// iOS's second label colour: a bluish grey of 60 %.
  public static let secondary = AdaptiveColor(
    light: Color(hex: 0x3C3C43).opacity(0.6), dark: Color(hex: 0xEBEBF5).opacity(0.6))

  /// The colour for the surroundings, everywhere.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? dark : light)
  }

  /// The colours with their opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> AdaptiveColor {
    AdaptiveColor(light: light.opacity(opacity), dark: dark.opacity(opacity))
  }

  /// A rectangle of the colour, as large as is on offer.
  public var body: some View { Rectangle().fill(self) }
}

extension Color {
  /// The colour of what is read: black, and white on dark.
  public static var primary: AdaptiveColor { AdaptiveColor.primary }
  /// The colour of what is read second.
  public static var secondary: AdaptiveColor { AdaptiveColor.secondary }
}
