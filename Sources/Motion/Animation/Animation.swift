/// How a value changes over time: a curve or a spring, delayed, paced, repeated.
///
/// Named and shaped as SwiftUI's. An animation is a pure function of time: ``Animated`` holds a value
/// that animations move, and ``progress(at:)`` gives the share of a change alone.
public struct Animation: Hashable, Sendable {
  let course: Course

  init(_ course: Course) {
    self.course = course
  }

  /// The share of a change from rest that is done `time` seconds after it began.
  ///
  /// 0 before the beginning and 1 at the end; on the way a spring, a curve that overshoots, or a
  /// repetition may lie beyond or return. NaN gives NaN.
  public func progress(at time: Seconds) -> Double {
    course.response(at: time, .atRest).share
  }

  /// Seconds until a change by 1 from rest is over, its delay included.
  ///
  /// A spring is over when it stays within 0.001 of its end; infinity for one without damping, and
  /// for an animation that repeats for ever.
  public var duration: Seconds { course.duration }
}

extension Animation {
  /// This animation, begun `delay` seconds later; a negative delay or NaN counts as none.
  ///
  /// A value in flight goes on as it was until then.
  public func delay(_ delay: Seconds) -> Animation {
    Animation(.delayed(course, by: max(0, delay)))
  }

  /// This animation at `speed` times its pace: 2 takes half the time.
  ///
  /// At 0 nothing ever moves; a negative speed or NaN counts as 0.
  public func speed(_ speed: Double) -> Animation {
    Animation(.paced(course, by: min(max(0, speed), .greatestFiniteMagnitude)))
  }

  /// This animation `repeatCount` times.
  ///
  /// - Parameters:
  ///   - repeatCount: How often it runs, the ways back counted; below 1 counts as 1.
  ///   - autoreverses: Whether every other time runs backwards. The value stands at the target once
  ///     all is over: after an even count it gets there in a jump.
  /// - Returns: The repeated animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: Double(max(1, repeatCount)), reverses: autoreverses))
  }

  /// This animation over and over, every other time backwards unless `autoreverses` is false.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: .infinity, reverses: autoreverses))
  }

  /// This animation for the view at `index` in a row, each begun `interval` seconds after the last.
  public func staggered(_ index: Int, by interval: Seconds) -> Animation {
    delay(Double(index) * interval)
  }
}
