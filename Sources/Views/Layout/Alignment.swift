import Geometry

/// Guides that views are aligned by: one across, one up and down.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Up and down.
  public var vertical: VerticalAlignment

  /// An alignment across and up and down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the first baseline, at the left.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// On the first baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// On the first baseline, at the right.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// On the last baseline, at the left.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// On the last baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// On the last baseline, at the right.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// The alignment in frames whose text runs in `direction`.
  func mirrored(_ direction: LayoutDirection) -> AlignmentInFrame {
    AlignmentInFrame(alignment: self, direction: direction)
  }
}

/// An alignment that knows which side is leading.
struct AlignmentInFrame {
  let alignment: Alignment
  let direction: LayoutDirection

  /// Where a child's top left corner lies in a frame of `size`, so that the child's guides lie on the
  /// frame's.
  ///
  /// The child may stand out on any side.
  func origin(
    of child: any LayoutNode, offered proposal: ProposedViewSize, in size: Size
  ) -> Point {
    let dimensions = ViewDimensions(of: child, proposal: proposal)
    let x = distance(
      alignment.horizontal.key, size.width, dimensions, dimensions.width, in: size)
    return Point(
      x: direction.mirrored(x, width: dimensions.width, in: size.width),
      y: distance(alignment.vertical.key, size.height, dimensions, dimensions.height, in: size))
  }

  private func distance(
    _ key: AlignmentKey, _ extent: Double, _ child: ViewDimensions, _ childExtent: Double,
    in size: Size
  ) -> Double {
    let explicit = child.explicit(key)
    if let fraction = key.fraction {
      guard let explicit else { return (extent - childExtent) * fraction }
      return extent * fraction - explicit
    }
    return key.id.defaultValue(in: ViewDimensions(size))
      - (explicit ?? key.id.defaultValue(in: child))
  }
}
