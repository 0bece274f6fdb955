public import Geometry
public import Imaging

/// What a region is coloured with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours along a line.
  case linearGradient(LinearGradientPaint)
  /// Colours from one circle to another.
  case radialGradient(RadialGradientPaint)
  /// Colours round a point.
  case angularGradient(AngularGradientPaint)
  /// A picture, repeated in both directions.
  case pattern(PatternPaint)
}

/// Colours that change along a line, and stay the same across it.
public struct LinearGradientPaint: Hashable, Sendable {
  /// The colours along the line.
  public var gradient: GradientStops
  /// Where location 0 lies.
  public var start: Point
  /// Where location 1 lies.
  ///
  /// A line without length is painted in the last stop's colour, as in SVG.
  public var end: Point
  /// From the gradient's coordinates to the path's.
  public var transform: Affine

  /// The colours of `gradient` from `start` to `end`.
  public init(
    _ gradient: GradientStops, start: Point, end: Point, transform: Affine = .identity
  ) {
    self.gradient = gradient
    self.start = start
    self.end = end
    self.transform = transform
  }
}

/// Colours that change from a first circle to a second one.
///
/// Every location has its circle: centre and radius move evenly from the first circle to the second,
/// and on beyond both. A point takes the colour of the greatest location whose circle, with a radius
/// that is not negative, passes through it; a point without one is clear. That is the two-point
/// conical gradient of PDF, Canvas and SVG 2, whose focal circle is the first one. An ellipse is a
/// circle under ``transform``.
public struct RadialGradientPaint: Hashable, Sendable {
  /// The colours from the first circle to the second.
  public var gradient: GradientStops
  /// The middle of the first circle.
  public var startCenter: Point
  /// The radius of the first circle; not negative.
  public var startRadius: Double
  /// The middle of the second circle.
  public var endCenter: Point
  /// The radius of the second circle; not negative.
  public var endRadius: Double
  /// From the gradient's coordinates to the path's.
  public var transform: Affine

  /// The colours of `gradient` from the first circle to the second.
  public init(
    _ gradient: GradientStops, startCenter: Point, startRadius: Double, endCenter: Point,
    endRadius: Double, transform: Affine = .identity
  ) {
    self.gradient = gradient
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.transform = transform
  }
}

/// Colours that change with the direction from a point.
public struct AngularGradientPaint: Hashable, Sendable {
  /// The colours by direction.
  public var gradient: GradientStops
  /// The point that directions are taken from.
  public var center: Point
  /// The direction of location 0; the angle grows from x towards y, clockwise on screen.
  public var startAngle: Angle
  /// The direction of location 1.
  ///
  /// Directions that neither angle nor those between reach have the
  /// colour of the nearer end, as in SwiftUI.
  public var endAngle: Angle
  /// From the gradient's coordinates to the path's.
  public var transform: Affine

  /// The colours of `gradient` round `center`.
  public init(
    _ gradient: GradientStops, center: Point, startAngle: Angle, endAngle: Angle,
    transform: Affine = .identity
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.transform = transform
  }
}

/// A picture that is repeated in both directions without end.
public struct PatternPaint: Hashable, Sendable {
  /// What one tile shows, in the pattern's coordinates.
  public var items: [DrawingItem]
  /// The tile: what of the items is seen, and how far the repetitions are apart.
  ///
  /// Must not be empty.
  public var tile: Rect
  /// How much of the pattern shows, 0...1.
  public var opacity: Double
  /// From the pattern's coordinates to the path's.
  public var transform: Affine

  /// The part of `items` in `tile`, repeated.
  public init(
    _ items: [DrawingItem], tile: Rect, opacity: Double = 1, transform: Affine = .identity
  ) {
    self.items = items
    self.tile = tile
    self.opacity = opacity
    self.transform = transform
  }
}
