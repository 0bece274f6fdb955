/// What a finger does to a scroll view, along its axis: what a `ScrollView` reports.
public struct ScrollMove: Hashable, Sendable {
  /// What the finger does; down or right counts as positive.
  public enum Finger: Hashable, Sendable {
    /// It has moved by so many points since it came down.
    case drags(by: Double)
    /// It lets go, at so many points a second.
    case releases(velocity: Double)
  }

  /// What the finger does.
  public let finger: Finger
  /// The content's length in points.
  public let content: Double
  /// The length of what shows it, in points.
  public let viewport: Double

  /// A finger on content of a length, shown in a viewport of another.
  public init(_ finger: Finger, content: Double, viewport: Double) {
    self.finger = finger
    self.content = content
    self.viewport = viewport
  }
}
