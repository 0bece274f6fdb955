public import Geometry
public import Imaging

/// What a region is coloured with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours along a line.
  case linearGradient(LinearGradientPaint)
}

/// Colours that change along a line, and stay the same across it.
///
/// Before the first stop and after the last their colours go on.
public struct LinearGradientPaint: Hashable, Sendable {
  /// The colours along the line.
  public var gradient: GradientStops
  /// Where location 0 lies.
  public var start: Point
  /// Where location 1 lies.
  ///
  /// A line without length is painted in the last stop's colour, as in SVG.
  public var end: Point

  /// The colours of `gradient` from `start` to `end`.
  public init(_ gradient: GradientStops, start: Point, end: Point) {
    self.gradient = gradient
    self.start = start
    self.end = end
  }
}

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

  /// The stops, in ascending order of location; two at one location make an edge.
  public private(set) var stops: [Stop]
  /// What is mixed between two stops.
  public var interpolation: Interpolation

  /// Puts `stops` in order: a location below the greatest before it is raised to that, as in SVG.
  ///
  /// Locations are clamped to 0...1.
  public init(_ stops: [Stop], interpolation: Interpolation = .premultiplied) {
    self.interpolation = interpolation
    var floor = 0.0
    self.stops = stops.map { stop in
      floor = min(max(floor, stop.location), 1)
      return Stop(color: stop.color, location: floor)
    }
  }
}
