/// A guide that views are aligned by up and down.
public struct VerticalAlignment: Hashable {
  package let key: AlignmentKey

  /// The guide that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of what has none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of what has none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: FrameGuide {
    static let fraction = 0.0
    static let axis = Axis.vertical
  }

  private enum Center: FrameGuide {
    static let fraction = 0.5
    static let axis = Axis.vertical
  }

  private enum Bottom: FrameGuide {
    static let fraction = 1.0
    static let axis = Axis.vertical
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

extension VerticalAlignment: Sendable {}
