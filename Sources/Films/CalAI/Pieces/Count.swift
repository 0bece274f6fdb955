/// A number on its way from one to another, and how fast it goes.
struct Count: Hashable, Sendable {
  /// The number; between two whole ones, one is on its way to the other.
  var value: Double
  /// Units a second.
  var speed = 0.0
  /// Where it set out, and where it comes to rest.
  var start: Double
  var rest: Double
  /// How much of the room is still kept that only the widest number on the way needs, 0...1.
  var slack = 0.0

  /// A number that stands still.
  init(_ value: Double) {
    (self.value, start, rest) = (value, value, value)
  }

  /// A number that goes to `rest` at `speed`, where nothing has to keep still beside it.
  init(_ value: Double, speed: Double, rest: Double) {
    (self.value, self.speed, start, self.rest) = (value, speed, rest, rest)
  }

  /// How far the number is from `goal`, on either side of it.
  func distance(to goal: Double) -> Count {
    var distance = self
    distance.value = (goal - value).magnitude
    distance.start = (goal - start).magnitude
    distance.rest = (goal - rest).magnitude
    return distance
  }
}
