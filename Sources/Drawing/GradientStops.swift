public import Imaging

/// The colours of a gradient, by location.
public struct GradientStops: Hashable, Sendable {
  /// One colour at one location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, 0...1.
    public var location: Double

    /// `color` at `location`.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// What is mixed between two stops.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// Colour times alpha, as SwiftUI and CSS do: a clear stop leaves no tint.
    case premultiplied
    /// Colour and alpha apart, as SVG does.
    case straight
  }

  /// The space that colours are mixed in.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// The encoded sRGB numbers, as nearly everybody does.
    case sRGB
    /// Light itself: sRGB decoded.
    case linear
    /// Oklab, in which even steps look even (B. Ottosson, "A perceptual color space for image
    /// processing", 2020).
    case oklab
  }

  /// What the gradient does outside 0...1.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// The first and the last colour go on.
    case pad
    /// The gradient runs back and forth.
    case reflect
    /// The gradient starts again.
    case `repeat`
  }

  /// The stops, in ascending order of location; two at one location make an edge.
  public private(set) var stops: [Stop]
  /// What is mixed between two stops.
  public var interpolation: Interpolation
  /// The space that colours are mixed in.
  public var space: Space
  /// What the gradient does outside 0...1.
  public var spread: Spread

  /// Puts `stops` in order: a location below the greatest before it is raised to that, as in SVG.
  ///
  /// Locations are clamped to 0...1.
  public init(
    _ stops: [Stop], interpolation: Interpolation = .premultiplied, space: Space = .sRGB,
    spread: Spread = .pad
  ) {
    self.interpolation = interpolation
    self.space = space
    self.spread = spread
    var floor = 0.0
    self.stops = stops.map { stop in
      floor = min(max(floor, stop.location), 1)
      return Stop(color: stop.color, location: floor)
    }
  }
}
