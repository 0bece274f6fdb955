/// How a change goes from its beginning to its end: what an `Animation` holds.
///
/// A course is linear in what it is applied to. At any time the animated value is
/// `from + share · (to - from) + carry · velocity` (see `Response`), so one pair of numbers moves
/// values of any kind.
indirect enum Course: Hashable, Sendable {
  /// Along a curve, for a duration in seconds that is not negative.
  case curve(UnitCurve, duration: Seconds)
  /// On a spring, released with `push` times the distance a second on top of what it has.
  case spring(Spring, push: Double)
  /// Nothing for some seconds, then the course.
  case delayed(Course, by: Seconds)
  /// The course with its time multiplied by a factor that is not negative.
  case paced(Course, by: Double)
  /// The course over and over, `count` times (infinity: for ever), every other time backwards if
  /// `reverses`.
  case repeated(Course, count: Double, reverses: Bool)
}

extension Course {
  /// Seconds from the beginning to the end; a spring ends where a move of 1 from rest stays within
  /// 0.001.
  var duration: Seconds {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring, let push):
      spring.settlingDuration(target: 1, initialVelocity: push, epsilon: 0.001)
    case .delayed(let course, let delay): course.duration + delay
    case .paced(let course, let factor): Self.stretched(course.duration, by: factor)
    case .repeated(let course, let count, _):
      course.duration > 0 ? course.duration * count : 0
    }
  }

  /// Seconds before anything happens: what was moving before goes on until then.
  var leadIn: Seconds {
    switch self {
    case .curve, .spring: 0
    case .repeated(let course, _, _): course.leadIn
    case .delayed(let course, let delay): course.leadIn + delay
    case .paced(let course, let factor): Self.stretched(course.leadIn, by: factor)
    }
  }

  /// Seconds after which the value stays within `epsilon` of its end, for a change by `distance`
  /// that begins at `speed` units a second.
  ///
  /// Exact where one of the two is zero; else a bound that is at most the later of two
  /// exact times, each for half of `epsilon`.
  func settlingTime(distance: Double, speed: Double, epsilon: Double) -> Seconds {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring, let push):
      let share = distance > 0 && speed > 0 ? epsilon / 2 : epsilon
      let move = spring.settlingDuration(
        target: distance, initialVelocity: push * distance, epsilon: share)
      let carry = spring.settlingDuration(target: 0, initialVelocity: speed, epsilon: share)
      return max(distance > 0 ? move : 0, speed > 0 ? carry : 0)
    case .delayed(let course, let delay):
      return delay + course.settlingTime(distance: distance, speed: speed, epsilon: epsilon)
    case .paced(let course, let factor):
      let time = course.settlingTime(distance: distance, speed: speed / factor, epsilon: epsilon)
      return Self.stretched(time, by: factor)
    case .repeated: return duration
    }
  }

  /// The time that `time` takes at `factor` times the pace.
  private static func stretched(_ time: Seconds, by factor: Double) -> Seconds {
    time == 0 ? 0 : time / factor
  }
}
