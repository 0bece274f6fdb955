import Numerics

/// What a course makes of a distance and of a velocity at its beginning, at one moment.
///
/// The value is `from + share · distance + carry · velocity`; its velocity is
/// `shareVelocity · distance + carryVelocity · velocity`.
struct Response: Hashable, Sendable {
  /// The part of the distance that is done: 0 at the beginning, 1 at the end, beyond on the way.
  var share = 0.0
  /// How fast ``share`` grows, a second.
  var shareVelocity = 0.0
  /// The seconds' worth of the velocity at the beginning that is added.
  var carry = 0.0
  /// How fast ``carry`` grows: 1 at the beginning, 0 at the end.
  var carryVelocity = 0.0

  /// Before the beginning.
  static let none = Response()
  /// After the end.
  static let whole = Response(share: 1)
}

/// Whether what is to be moved stands still when a course begins.
enum Departure: Hashable, Sendable {
  case atRest, inFlight
}

extension Course {
  /// What this course has done after `time` seconds.
  ///
  /// In flight, the velocity at the beginning is the one handed over, whatever the course: a curve
  /// begins with it and comes round to itself.
  func response(at time: Seconds, _ departure: Departure) -> Response {
    guard time >= 0 else { return time.isNaN ? Response(share: time) : .none }
    switch self {
    case .curve(let curve, let duration):
      return Self.response(of: curve, duration: duration, at: time, departure)
    case .spring(let spring, let push):
      return Self.response(of: spring, push: push, at: time)
    case .delayed(let course, let delay):
      return course.response(at: time - delay, departure)
    case .paced(let course, let factor):
      return Self.response(of: course, pace: factor, at: time, departure)
    case .repeated(let course, let count, let reverses):
      return Self.response(
        of: course, count: count, reverses: reverses, at: time, departure)
    }
  }

  private static func response(
    of curve: UnitCurve, duration: Seconds, at time: Seconds, _ departure: Departure
  ) -> Response {
    guard time < duration else { return .whole }
    let p = time / duration
    var response = Response(
      share: curve.value(at: p), shareVelocity: curve.velocity(at: p) / duration)
    guard departure == .inFlight else { return response }

    // The velocity handed over dies out along a cubic, p (1 - p)²: slope 1 at 0, level at 1.
    let hump = Hump(end: 1, at: p)
    response.carry = duration * hump.value
    response.carryVelocity = hump.slope
    // The curve's own velocity at the beginning is taken away by the like. The steeper it is, the
    // sooner it comes back, so that what is taken never exceeds 4/27 of the distance. An upright
    // tangent is a jump of the velocity by the curve's own definition, and stays one.
    let start = curve.velocity(at: 0)
    guard start.isFinite, start != 0 else { return response }
    let own = Hump(end: min(1, 1 / start.magnitude), at: p)
    response.share -= start * own.value
    response.shareVelocity -= start * own.slope / duration
    return response
  }

  private static func response(of spring: Spring, push: Double, at time: Seconds) -> Response {
    let carry = spring.moved(0, 1, after: time)
    let rest = spring.moved(-1, push, after: time)
    let reach = max(spring.reach(of: carry) * spring.naturalFrequency, spring.reach(of: rest))
    guard reach > Self.stillness else { return .whole }
    return Response(
      share: 1 + rest.displacement, shareVelocity: rest.velocity,
      carry: carry.displacement, carryVelocity: carry.velocity)
  }

  /// The share of its way within which a spring stands still.
  ///
  /// 2^-20, a thousandth of a point on a way of 1000: no picture shows it, and a frame after it is
  /// the frame before it, to the last digit. A spring's reach only ever shrinks, so it stays there.
  private static let stillness = 0x1p-20

  private static func response(
    of course: Course, pace: Double, at time: Seconds, _ departure: Departure
  ) -> Response {
    guard pace > 0 else { return .none }
    var response = course.response(at: time * pace, departure)
    response.shareVelocity *= pace
    response.carry /= pace
    return response
  }

  /// The velocity handed over belongs to the first time round; every other begins at rest.
  private static func response(
    of course: Course, count: Double, reverses: Bool, at time: Seconds, _ departure: Departure
  ) -> Response {
    let period = course.duration
    guard period < .infinity else { return course.response(at: time, departure) }
    guard period > 0, time < period * count, time < .infinity else { return .whole }
    guard time >= period else { return course.response(at: time, departure) }
    let local = time.truncatingRemainder(dividingBy: period)
    guard reverses, time.truncatingRemainder(dividingBy: 2 * period) >= period else {
      return course.response(at: local, .atRest)
    }
    var response = course.response(at: period - local, .atRest)
    response.shareVelocity = -response.shareVelocity
    return response
  }
}

/// p (1 - p/e)²: leaves 0 with slope 1 and comes back to 0, level, at e.
private struct Hump {
  var value = 0.0
  var slope = 0.0

  init(end: Double, at p: Double) {
    guard p < end else { return }
    let rest = 1 - p / end
    value = p * rest * rest
    slope = rest * (rest - 2 * p / end)
  }
}
