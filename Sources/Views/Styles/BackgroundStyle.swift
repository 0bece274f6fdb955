import Imaging

/// What views stand on where they name nothing: white, and black on dark.
public struct BackgroundStyle: DerivedStyle {
  /// The background style.
  public init() {}

  func source(in environment: EnvironmentValues) -> (style: any ShapeStyle, opacity: Double) {
    (environment.backgroundStyle ?? AdaptiveColor(light: .white, dark: .black), 1)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What views stand on where they name nothing.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// Has `.background` stand for `style` in this view.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.self) { $0.backgroundStyle = $0.settled(style) }
  }
}

extension EnvironmentValues {
  private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: (any ShapeStyle)? = nil
  }

  /// What `.background` stands for; nil for white, and black on dark.
  var backgroundStyle: (any ShapeStyle)? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
