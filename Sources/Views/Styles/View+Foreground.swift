public import Imaging

extension View {
  /// Paints texts and shapes in this view with `style`, where they name none of their own.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    settingForeground([style])
  }

  /// The same, with a style for `.secondary`.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    settingForeground([primary, secondary])
  }

  /// The same, with styles for `.secondary` and `.tertiary`.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    settingForeground([primary, secondary, tertiary])
  }

  /// Paints texts and shapes in this view with `color`; nil leaves it as it is round them.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) { if let color { $0.foregroundStyles = [color] } }
  }

  /// Gives what can be touched in this view a colour; nil for iOS's blue.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { $0.explicitTint = tint }
  }

  /// Gives what can be touched in this view a style.
  public func tint(_ tint: some ShapeStyle) -> some View {
    transformEnvironment(\.self) { $0.explicitTint = $0.settled(tint) }
  }

  private func settingForeground(_ styles: [any ShapeStyle]) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyles = styles.map { values.settled($0) }
    }
  }
}

extension EnvironmentValues {
  private struct ForegroundStylesKey: EnvironmentKey {
    static let defaultValue: [any ShapeStyle] = []
  }

  private struct TintKey: EnvironmentKey {
    static let defaultValue: (any ShapeStyle)? = nil
  }

  /// The levels of the foreground style that were set, the first one first.
  var foregroundStyles: [any ShapeStyle] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// What texts and shapes are painted with that name no style of their own.
  public var foregroundStyle: any ShapeStyle {
    get { foregroundStyles.first ?? AdaptiveColor.primary }
    set { foregroundStyles = [newValue] }
  }

  /// The colour of what can be touched.
  public var tint: any ShapeStyle {
    get { explicitTint ?? Color.blue }
    set { explicitTint = newValue }
  }

  /// The tint, where one was set.
  var explicitTint: (any ShapeStyle)? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// `style` in terms that no longer depend on these values' own styles, so that it may become one.
  func settled(_ style: any ShapeStyle) -> any ShapeStyle {
    let resolved = ResolvedStyle(style, in: self)
    return resolved.opacity == 1
      ? resolved.style : FadedStyle(style: resolved.style, opacity: resolved.opacity)
  }
}
