public import Geometry

/// A rectangle with rounded corners, all alike.
public struct RoundedRectangle: Shape {
  /// The radii of the corners, in points.
  ///
  /// Where one is more than half its side both are reduced by one factor.
  public var cornerSize: Size
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of `cornerRadius`.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with corners of `cornerSize`.
  public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The rounded rectangle in `rect`.
  public func path(in rect: Rect) -> Path {
    let corner = fittedCorner(in: rect)
    return Path { $0.addRoundedRect(in: rect, cornerSize: corner, style: style) }
  }

  private func fittedCorner(in rect: Rect) -> Size {
    let (width, height) = (cornerSize.width, cornerSize.height)
    if width == height {
      let radius = min(width, rect.width / 2, rect.height / 2)
      return Size(width: radius, height: radius)
    }
    guard width > 0, height > 0 else { return cornerSize }
    let factor = min(rect.width / 2 / width, rect.height / 2 / height, 1)
    return Size(width: width * factor, height: height * factor)
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: Shape {
  /// The radii, in points; where two overlap on a side, all are reduced by one factor.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of `cornerRadii`.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with these corners.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rounded rectangle in `rect`.
  public func path(in rect: Rect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Shape {
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// A capsule that fills its frame.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The capsule in `rect`.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}
