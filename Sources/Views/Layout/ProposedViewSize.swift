public import Geometry

/// The size that a parent offers a child; an absent dimension asks for the child's ideal one.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer, in points, or nil.
  public var width: Double?
  /// The height on offer, in points, or nil.
  public var height: Double?

  /// An offer of `width` by `height`.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// An offer of exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size on offer, with those of `size` for absent dimensions.
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
