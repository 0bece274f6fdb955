public import Geometry
public import Imaging
public import Motion

// The values of views that can be animated: `Animated<Point>`, a keyframe track of a `Color`.

extension Point: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Point(x: newValue.first, y: newValue.second) }
  }
}

extension Size: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { self = Size(width: newValue.first, height: newValue.second) }
  }
}

extension Rect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension UnitPoint: Animatable {
  /// The fractions of width and height.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Color: Animatable {
  /// The channels as they are encoded, and the opacity.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
    >
  {
    get {
      let channels = components
      return AnimatablePair(
        AnimatablePair(channels.x, channels.y), AnimatablePair(channels.z, channels.w))
    }
    set {
      self = Color(
        red: newValue.first.first, green: newValue.first.second, blue: newValue.second.first,
        opacity: newValue.second.second)
    }
  }
}
