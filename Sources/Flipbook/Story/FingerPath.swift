import Geometry
import Motion

/// What a step of a script does.
enum ScriptGesture: Hashable, Sendable {
  case tap(Place, time: Seconds, hold: Seconds)
  case drag(FingerPath)
  case type(String, time: Seconds, interval: Seconds)
}

/// The way of a finger from where it goes down, in closed form.
struct FingerPath: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    case still
    /// Not at all, until it slips off what it is on and is lifted elsewhere.
    case slip
    /// In straight lines through these places, the share of the way by a curve.
    case along([Point], UnitCurve)
    case by(Size, UnitCurve)
    /// So far, from rest up to this velocity.
    case fling(Size, velocity: Size)
  }

  let from: Place
  /// When the finger goes down.
  let time: Seconds
  /// Seconds that it stays where it is first.
  let rest: Seconds
  /// Seconds that it moves.
  let duration: Seconds
  let motion: Motion

  /// Seconds from down to up.
  var length: Seconds { rest + duration }

  /// Where the finger is, and how fast, some seconds after it went down at `start`.
  func state(at elapsed: Seconds, from start: Point) -> (location: Point, velocity: Size) {
    guard duration > 0 else { return (corners(from: start).last ?? start, .zero) }
    let share = min(max((elapsed - rest) / duration, 0), 1)
    switch motion {
    case .still, .slip:
      return (start, .zero)
    case .fling(let way, let velocity):
      let (x, width) = fling(way.width, velocity: velocity.width, share: share)
      let (y, height) = fling(way.height, velocity: velocity.height, share: share)
      return (Point(x: start.x + x, y: start.y + y), Size(width: width, height: height))
    case .by(_, let curve), .along(_, let curve):
      return along(
        corners(from: start), share: curve.value(at: share),
        speed: elapsed < rest || share == 1 ? 0 : curve.velocity(at: share) / duration)
    }
  }

  /// The cubic in time from rest at 0 to `velocity` at `way`, and its velocity, at a share of the duration.
  private func fling(
    _ way: Double, velocity: Double, share: Double
  ) -> (way: Double, velocity: Double) {
    let (s, last) = (share, velocity * duration)
    return (
      way * s * s * (3 - 2 * s) + last * s * s * (s - 1),
      way * 6 * s * (1 - s) / duration + velocity * s * (3 * s - 2)
    )
  }

  private func corners(from start: Point) -> [Point] {
    switch motion {
    case .still, .slip, .fling: [start]
    case .along(let points, _): [start] + points
    case .by(let way, _): [start, Point(x: start.x + way.width, y: start.y + way.height)]
    }
  }

  /// The place at a share of the way through `corners`, which may lie beyond its ends, and the
  /// velocity at `speed` whole ways a second.
  private func along(
    _ corners: [Point], share: Double, speed: Double
  ) -> (location: Point, velocity: Size) {
    let sides = zip(corners, corners.dropFirst()).map { from, to in
      (from: from, way: Size(width: to.x - from.x, height: to.y - from.y))
    }
    let lengths = sides.map {
      ($0.way.width * $0.way.width + $0.way.height * $0.way.height).squareRoot()
    }
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole < .infinity else { return (corners[0], .zero) }
    var left = share * whole
    var index = 0
    while index < sides.count - 1, left > lengths[index] {
      left -= lengths[index]
      index += 1
    }
    while lengths[index] == 0, index > 0 {
      index -= 1
      left += lengths[index]
    }
    let (side, length) = (sides[index], max(lengths[index], 0x1p-1000))
    let speed = speed.isFinite ? speed * whole / length : 0
    return (
      Point(
        x: side.from.x + side.way.width * left / length,
        y: side.from.y + side.way.height * left / length),
      Size(width: side.way.width * speed, height: side.way.height * speed)
    )
  }
}
