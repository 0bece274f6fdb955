public import Drawing
public import Geometry
public import Imaging

/// Colours by direction from a point.
public struct AngularGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// The colours of `gradient` from one direction to another, clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// The colours at even distances, from one direction to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The colours at their locations, from one direction to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The colours of `gradient` all round, from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: angle + Angle(degrees: 360))
  }

  /// The colours at even distances all round, from `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The colours at their locations all round, from `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The gradient round its place in `bounds`.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    .angularGradient(
      AngularGradientPaint(
        gradient.paintStops, center: center.place(in: bounds), startAngle: startAngle,
        endAngle: endAngle))
  }

  /// A rectangle of the gradient, as large as is on offer.
  public var body: some View { Rectangle().fill(self) }
}
