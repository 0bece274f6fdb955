import Geometry

/// Where a child stands in a larger frame, across.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the left edge, the middle, or the right edge.
  case leading, center, trailing
}

/// Where a child stands in a larger frame, up and down.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top edge, the middle, or the bottom edge.
  case top, center, bottom
}

/// Where a child stands in a larger frame.
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

  /// The frame of a child of `size` in `frame`; it may stand out on either side.
  func place(_ size: Size, in frame: Rect) -> Rect {
    let (x, y) = (frame.size.width - size.width, frame.size.height - size.height)
    return Rect(
      origin: Point(
        x: frame.origin.x + x * horizontal.fraction, y: frame.origin.y + y * vertical.fraction),
      size: size)
  }
}

extension HorizontalAlignment {
  fileprivate var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  fileprivate var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
