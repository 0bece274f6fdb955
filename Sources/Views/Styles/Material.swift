public import Drawing
public import Geometry
import Imaging

/// Frosted glass: what is below, blurred, its colours strengthened, under a veil.
///
/// All of them blur by a standard deviation of 20 points and multiply saturation by 1.8, as iOS's blur
/// effects do. The veil is `#FAFAFA` on light, `#1E1E1E` on dark; what tells the materials apart is how
/// much of it there is, chosen so that text in `.primary` reads on any of them as it does on iOS.
public struct Material: BackdropStyle {
  /// How much the veil covers, on light and on dark.
  private let light: Double
  private let dark: Double

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

  private static let sigma = 20.0
  private static let saturation = 1.8

  /// The veil alone: for what can't see below itself.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    .color(veil(environment))
  }

  private func veil(_ environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark
      ? Color(hex: 0x1E1E1E).opacity(dark) : Color(hex: 0xFAFAFA).opacity(light)
  }

  func items(
    in mark: PaintedMark, opacity: Double, environment: EnvironmentValues
  ) -> [DrawingItem] {
    let sigma = Material.sigma
    let filter = Filter(
      [
        FilterPrimitive(
          .gaussianBlur(sigmaX: sigma, sigmaY: sigma, clampsEdges: true), inputs: [.backdrop]),
        FilterPrimitive(.saturation(Material.saturation), inputs: [.result(0)]),
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
