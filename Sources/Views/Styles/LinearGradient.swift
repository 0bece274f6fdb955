public import Drawing
public import Geometry
public import Imaging

/// Colours by location, from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// One colour at one location.
  public typealias Stop = GradientStops.Stop

  /// The colours in ascending order of location.
  public var stops: [Stop]

  /// The colours at their locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// The colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

extension Gradient {
  /// The stops as a paint takes them: mixed premultiplied, as SwiftUI does.
  var paintStops: GradientStops { GradientStops(stops, interpolation: .premultiplied) }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// The colours of `gradient` from one place in the frame to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The colours at even distances, from one place in the frame to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours at their locations, from one place in the frame to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient between its two places in `bounds`.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    .linearGradient(
      LinearGradientPaint(
        gradient.paintStops, start: startPoint.place(in: bounds), end: endPoint.place(in: bounds)))
  }

  /// A rectangle of the gradient, as large as is on offer.
  public var body: some View { Rectangle().fill(self) }
}
