public import Drawing
public import Geometry
public import Imaging

extension Gradient: ShapeStyle {
  /// The colours from the top of `bounds` to its bottom.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
      .paint(in: bounds, environment: environment)
  }
}

/// A gradient that a colour has by itself: ``Imaging/Color/gradient``.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// `gradient`, from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The colours from the top of `bounds` to its bottom.
  public func paint(in bounds: Rect, environment: EnvironmentValues) -> Paint {
    gradient.paint(in: bounds, environment: environment)
  }
}

extension Color {
  /// The colour with a sheen: a fifth of white at the top, the colour itself at the bottom.
  ///
  /// SwiftUI does not say how much lighter its own begins.
  public var gradient: AnyGradient {
    let sheen = mix(with: Color.white.opacity(opacity), by: 0.2)
    return AnyGradient(Gradient(colors: [sheen, self]))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// The colours of `gradient` from one place in the frame to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours at even distances, from one place in the frame to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours at their locations, from one place in the frame to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// The colours of `gradient` from one radius to another, in points, round `center`.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The colours at even distances, from one radius to another, in points, round `center`.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The colours at their locations, from one radius to another, in points, round `center`.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// The colours of `gradient` from one direction to another, clockwise from the right.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The colours at even distances, from one direction to another, clockwise from the right.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The colours at their locations, from one direction to another, clockwise from the right.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The colours of `gradient` all round, from `angle`.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// The colours at even distances all round, from `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// The colours at their locations all round, from `angle`.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// The colours of `gradient` round `center`, between radii that are fractions of the frame.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The colours at even distances round `center`, between radii that are fractions of the frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The colours at their locations round `center`, between radii that are fractions of the frame.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
