package import Geometry
package import Motion

/// A finger that was on a view, or is.
package struct ViewTouch: Hashable, Sendable {
  /// The view, by the identity of its ``HitRegion``.
  package let view: ViewIdentity
  /// When the finger came, in seconds.
  package let began: Seconds
  /// Where it came down, from the top left corner of the view's frame.
  package let location: Point
  /// When it went; nil while it is there.
  package var ended: Seconds?
}

extension [ViewTouch] {
  /// Touches that are remembered: more than can still be seen springing back.
  private static var capacity: Int { 16 }

  /// A finger comes to `location` of `view` at `time`.
  package mutating func begin(_ view: ViewIdentity, at time: Seconds, location: Point) {
    if count == Self.capacity { removeFirst() }
    append(ViewTouch(view: view, began: time, location: location, ended: nil))
  }

  /// The finger goes at `time`.
  package mutating func end(at time: Seconds) {
    guard let last = indices.last, self[last].ended == nil else { return }
    self[last].ended = time
  }
}

extension EnvironmentValues {
  private struct TouchesKey: EnvironmentKey {
    static let defaultValue: [ViewTouch] = []
  }

  /// The touches so far, the newest last: buttons show those of their own.
  package var touches: [ViewTouch] {
    get { self[TouchesKey.self] }
    set { self[TouchesKey.self] = newValue }
  }
}
