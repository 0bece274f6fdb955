/// What the outline of a view's content is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit a use.
  public let rawValue: Int

  /// The uses of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of a view while it is dragged and dropped.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen of a view above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Where a pointer hovers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read out.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
