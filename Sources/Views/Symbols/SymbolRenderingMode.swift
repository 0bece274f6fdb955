/// How the parts of a symbol are told apart.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome, hierarchical, palette
  }

  let kind: Kind

  /// All of the symbol in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// All of the symbol in the foreground style, less of it the less a part matters.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each level in a foreground style of its own; see ``View/foregroundStyle(_:_:)``.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
