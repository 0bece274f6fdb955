public import Drawing
public import Geometry
public import Imaging

/// Colours by distance from a point.
public struct RadialGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// The colours of `gradient` from one radius to another, in points, round `center`.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// The colours at even distances.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colours at their locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient round its place in `bounds`.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    let center = center.place(in: bounds)
    return .radialGradient(
      RadialGradientPaint(
        gradient.paintStops, startCenter: center, startRadius: max(startRadius, 0),
        endCenter: center, endRadius: max(endRadius, 0)))
  }

  /// A rectangle of the gradient, as large as is on offer.
  public var body: some View { Rectangle().fill(self) }
}

/// Colours by distance from a point, stretched as the frame is.
public struct EllipticalGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// The colours of `gradient` from one share of the frame to another: 0.5 touches its edges.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// The colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The colours at their locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The gradient round its place in `bounds`.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    let center = center.place(in: bounds)
    // A frame without extent shows nothing: any scale will do, as long as it can be undone.
    let stretch = Affine(
      scaleX: bounds.width > 0 ? bounds.width : 1, y: bounds.height > 0 ? bounds.height : 1)
    return .radialGradient(
      RadialGradientPaint(
        gradient.paintStops, startCenter: .zero, startRadius: max(startRadiusFraction, 0),
        endCenter: .zero, endRadius: max(endRadiusFraction, 0),
        transform: stretch.concatenating(Affine(translationX: center.x, y: center.y))))
  }

  /// A rectangle of the gradient, as large as is on offer.
  public var body: some View { Rectangle().fill(self) }
}

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
