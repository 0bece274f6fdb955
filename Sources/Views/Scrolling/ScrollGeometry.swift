public import Geometry

/// What part of something larger a view shows.
public struct ScrollGeometry: Hashable, Sendable {
  /// The place of the content that lies at the view's top left corner.
  public var contentOffset: CGPoint
  /// The extent of all of the content.
  public var contentSize: CGSize
  /// The extent of the part that shows.
  public var containerSize: CGSize

  /// The part of `contentSize` at `contentOffset`.
  public init(contentOffset: CGPoint, contentSize: CGSize, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.containerSize = containerSize
  }

  /// The greatest offset at which the content still fills the view; zero where it is smaller.
  public var maximumOffset: CGPoint {
    CGPoint(
      x: max(contentSize.width - containerSize.width, 0),
      y: max(contentSize.height - containerSize.height, 0))
  }
}
