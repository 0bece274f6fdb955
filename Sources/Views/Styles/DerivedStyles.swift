import Imaging

/// A style of a type that is not told.
public struct AnyShapeStyle: DerivedStyle {
  private let style: any ShapeStyle

  /// `style`, its type forgotten.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  func source(in environment: EnvironmentValues) -> (style: any ShapeStyle, opacity: Double) {
    (style, 1)
  }
}

/// A style of which less shows.
public struct FadedStyle: DerivedStyle {
  let style: any ShapeStyle
  let opacity: Double

  func source(in environment: EnvironmentValues) -> (style: any ShapeStyle, opacity: Double) {
    (style, opacity)
  }
}

extension ShapeStyle {
  /// This style, with `opacity` of it showing, 0...1.
  public func opacity(_ opacity: Double) -> FadedStyle {
    FadedStyle(style: self, opacity: opacity)
  }
}

/// The style that the views round a view have set for it.
public struct ForegroundStyle: DerivedStyle {
  /// The foreground style.
  public init() {}

  func source(in environment: EnvironmentValues) -> (style: any ShapeStyle, opacity: Double) {
    (environment.foregroundStyle, 1)
  }
}

/// The colour of what can be touched.
public struct TintShapeStyle: DerivedStyle {
  /// The tint.
  public init() {}

  func source(in environment: EnvironmentValues) -> (style: any ShapeStyle, opacity: Double) {
    (environment.tint, 1)
  }
}

/// The foreground style in one of its levels of importance.
///
/// `foregroundStyle` with two or three styles sets the second and third level; a level that was not
/// set is the first one at the strength that iOS gives to labels of that level: 60, 30, 18 and 12 %.
public struct HierarchicalShapeStyle: DerivedStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Its second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Its third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Its fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Its fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let strengths = [1, 0.6, 0.3, 0.18, 0.12]

  func source(in environment: EnvironmentValues) -> (style: any ShapeStyle, opacity: Double) {
    let levels = environment.foregroundStyles
    guard level >= levels.count else { return (levels[level], 1) }
    return (levels.first ?? AdaptiveColor.primary, HierarchicalShapeStyle.strengths[level])
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the views round a view have set for it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be touched.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The foreground style's second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The foreground style's third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The foreground style's fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The foreground style's fifth level.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
