public import Drawing
public import Geometry
public import Imaging

/// Colours along the radii of a circle.
public struct RadialGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// The colours of `gradient` from one radius to another, in points, round `center`.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// The colours at even distances, from one radius to another, in points, round `center`.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colours at their locations, from one radius to another, in points, round `center`.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient round its centre in `bounds`.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    let middle = center.place(in: bounds)
    return .radialGradient(
      RadialGradientPaint(
        GradientStops(gradient.stops, interpolation: .premultiplied),
        startCenter: middle, startRadius: max(0, startRadius), endCenter: middle,
        endRadius: max(0, endRadius)))
  }

  /// A rectangle of the gradient, as large as is on offer.
  public var body: some View { Rectangle().fill(self) }
}

/// Colours along the radii of an ellipse that has its frame's proportions.
public struct EllipticalGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startFraction: Double
  private let endFraction: Double

  /// The colours of `gradient` round `center`, between radii that are fractions of the frame's width and
  /// height: 0.5 is the ellipse that touches the frame's edges.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// The colours at even distances round `center`.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The colours at their locations round `center`.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The gradient round its centre in `bounds`: a circular one of a unit square, stretched.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    let stretch = Affine(scaleX: bounds.width, y: bounds.height)
      .concatenating(Affine(translationX: bounds.minX, y: bounds.minY))
    let middle = Point(x: center.x, y: center.y)
    return .radialGradient(
      RadialGradientPaint(
        GradientStops(gradient.stops, interpolation: .premultiplied),
        startCenter: middle, startRadius: max(0, startFraction), endCenter: middle,
        endRadius: max(0, endFraction), transform: stretch))
  }

  /// A rectangle of the gradient, as large as is on offer.
  public var body: some View { Rectangle().fill(self) }
}
