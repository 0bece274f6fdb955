/// A guide that views are aligned by across.
public struct HorizontalAlignment: Hashable {
  package let key: AlignmentKey

  /// The guide that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// The left edge, or the right one where text runs from right to left.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The right edge, or the left one where text runs from right to left.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: FrameGuide {
    static let fraction = 0.0
    static let axis = Axis.horizontal
  }

  private enum Center: FrameGuide {
    static let fraction = 0.5
    static let axis = Axis.horizontal
  }

  private enum Trailing: FrameGuide {
    static let fraction = 1.0
    static let axis = Axis.horizontal
  }
}

extension HorizontalAlignment: Sendable {}
