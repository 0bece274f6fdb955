extension FrameRate {
  /// How many frames a film of some duration has: the duration times the rate, rounded up.
  ///
  /// Exact: the duration counts in whole microseconds, the rate as a fraction. Frame k shows the
  /// moment k / rate, so these are the frames from 0 on that begin before the end. None for a
  /// duration that is not above zero or NaN.
  public func frameCount(duration: Seconds) -> Int {
    firstFrame(fromMicroseconds: duration.wholeMicroseconds)
  }

  /// The frames k with `start` <= k / rate < `end`, both ends in whole microseconds.
  ///
  /// Half-open and exact, so that neighbouring spans share no frame and miss none, and the frames
  /// from 0 to a film's duration are `frameCount(duration:)`. Frames begin at 0; an `end` before
  /// the `start` leaves none.
  ///
  /// A frame's own time is rarely a whole microsecond: to begin with a certain frame, say its
  /// number, not its time.
  public func frames(from start: Seconds, to end: Seconds) -> Range<Int> {
    let first = firstFrame(fromMicroseconds: start.wholeMicroseconds)
    return first..<max(first, firstFrame(fromMicroseconds: end.wholeMicroseconds))
  }

  /// The moment that a frame shows: `frame` / rate, the double nearest to it.
  ///
  /// One division of whole numbers, so nothing adds up: frame 299 700 at 30000/1001 is 9999.99 s.
  public func time(ofFrame frame: Int) -> Seconds {
    let product = UInt128(frame.magnitude) * UInt128(denominator)
    let time = nearestDouble(to: product, over: UInt128(numerator))
    return frame < 0 ? -time : time
  }

  /// The first frame, from 0, that does not begin before `microseconds`.
  private func firstFrame(fromMicroseconds microseconds: Int) -> Int {
    guard microseconds > 0 else { return 0 }
    // At most 126 bits over 83; the rate's limit keeps the quotient below `microseconds`.
    let frames = UInt128(microseconds) * UInt128(numerator)
    let divisor = UInt128(denominator) * 1_000_000
    let (quotient, rest) = frames.quotientAndRemainder(dividingBy: divisor)
    return Int(quotient) + (rest > 0 ? 1 : 0)
  }
}

/// The double nearest to a fraction of whole numbers, ties to even; `divisor` has 63 bits at most.
private func nearestDouble(to dividend: UInt128, over divisor: UInt128) -> Double {
  guard dividend != 0 else { return 0 }
  // Moved to the top, the quotient has 65 bits at least, of which 64 are kept; whether anything
  // was cut off goes into the last of them, where it decides ties.
  let up = dividend.leadingZeroBitCount
  let (quotient, rest) = (dividend << up).quotientAndRemainder(dividingBy: divisor)
  let down = 64 - quotient.leadingZeroBitCount
  let kept = UInt64(quotient >> down)
  let isCut = rest != 0 || UInt128(kept) << down != quotient
  return Double(kept | (isCut ? 1 : 0)) * Double(sign: .plus, exponent: down - up, significand: 1)
}
