public import Geometry

/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
  /// Where the finger is, and how it moves.
  public struct Value: Hashable, Sendable {
    /// The time of the event, in seconds from the film's start.
    public var time: Double
    /// Where the finger is, in points of the gesture's coordinate space.
    public var location: CGPoint
    /// Where the finger went down.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// A finger at `location` that went down at `startLocation`.
    public init(time: Double, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// How far the finger is from where it went down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would be a quarter of a second on, at its speed.
    ///
    /// SwiftUI defines velocity and prediction by each other with this factor.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far ``predictedEndLocation`` is from where the finger went down.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger must move before this is a drag, in points.
  public var minimumDistance: CGFloat
  /// What places are given in.
  public var coordinateSpace: CoordinateSpace

  /// A drag of at least `minimumDistance` points, reported in `coordinateSpace`.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  func recognizers(_ report: GestureReport<Value>) -> [GestureRecognizer] {
    [
      .drag(
        DragRecognizer(
          minimumDistance: minimumDistance, space: coordinateSpace,
          changed: { report.changed?($0) }, ended: { report.ended?($0) }))
    ]
  }
}
