public import Drawing
public import Geometry
public import Imaging

/// Frosted glass: what is below, blurred, its colours strengthened, under a veil.
///
/// SwiftUI's own blur by a standard deviation of 20 points and multiply saturation by 1.8, as iOS's blur
/// effects do. Their veil is `#FAFAFA` on light, `#1E1E1E` on dark; what tells the materials apart is how
/// much of it there is, chosen so that text in `.primary` reads on any of them as it does on iOS.
public struct Material: BackdropStyle {
  /// The standard deviation of the blur, in points.
  private let sigma: Double
  private let saturation: Double
  /// The veil on light, and on dark.
  private let light: Color
  private let dark: Color

  /// The glass that shows most.
  public static let ultraThin = Material(light: 0.4, dark: 0.45)
  /// Glass that shows much.
  public static let thin = Material(light: 0.55, dark: 0.58)
  /// Glass that shows shapes.
  public static let regular = Material(light: 0.68, dark: 0.7)
  /// Glass that shows colours.
  public static let thick = Material(light: 0.8, dark: 0.8)
  /// The glass that shows least.
  public static let ultraThick = Material(light: 0.92, dark: 0.9)

  /// The glass of bars at the edges of a screen.
  public static let bar = Material(light: 0.75, dark: 0.75)

  private init(light: Double, dark: Double) {
    (sigma, saturation) = (20, 1.8)
    self.light = Color(hex: 0xFAFAFA).opacity(light)
    self.dark = Color(hex: 0x1E1E1E).opacity(dark)
  }

  /// Glass of an app's own, the same on light and on dark.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points; below 0 or NaN counts as 0.
  ///   - saturation: What saturation is multiplied by; 1 leaves colours as they are.
  ///   - veil: What lies on the blurred picture.
  public init(blur radius: Double, saturation: Double = 1, veil: Color) {
    sigma = max(0, radius)
    self.saturation = saturation
    (light, dark) = (veil, veil)
  }

  /// The veil alone: for what can't see below itself.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    .color(veil(environment))
  }

  private func veil(_ environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? dark : light
  }

  func items(
    in mark: PaintedMark, opacity: Double, environment: EnvironmentValues
  ) -> [DrawingItem] {
    let filter = Filter(
      [
        FilterPrimitive(
          .gaussianBlur(sigmaX: sigma, sigmaY: sigma, clampsEdges: true), inputs: [.backdrop]),
        FilterPrimitive(.saturation(saturation), inputs: [.result(0)]),
        FilterPrimitive(.flood(veil(environment)), inputs: []),
        FilterPrimitive(.blend(.normal), inputs: [.result(2), .result(1)]),
      ],
      region: mark.bounds.insetBy(dx: -3 * sigma, dy: -3 * sigma), transform: mark.transform)
    return [.group(Drawing.Group([], opacity: opacity, clip: mark.clip, filters: [filter]))]
  }
}

extension ShapeStyle where Self == Material {
  /// The glass that shows most.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// Glass that shows much.
  public static var thinMaterial: Material { Material.thin }
  /// Glass that shows shapes.
  public static var regularMaterial: Material { Material.regular }
  /// Glass that shows colours.
  public static var thickMaterial: Material { Material.thick }
  /// The glass that shows least.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The glass of bars at the edges of a screen.
  public static var bar: Material { Material.bar }
}
