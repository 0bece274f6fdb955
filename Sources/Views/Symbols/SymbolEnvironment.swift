extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  private struct SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How the parts of symbols are told apart; nil where no view round them says so.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The second and third foreground style, where they were set.
  var lowerForegroundStyles: [any ShapeStyle] { Array(foregroundStyles.dropFirst()) }
}

extension View {
  /// Makes symbols in this view smaller or larger than the text beside them.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Shows symbols in this view in `variant` too, if they have it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }

  /// Tells the parts of symbols in this view apart by `mode`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
