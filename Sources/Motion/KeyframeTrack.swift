/// A value at a moment, and how it goes on from there to the next.
public struct Keyframe: Hashable, Sendable {
  /// Seconds from the beginning of the track.
  public var time: Seconds

  /// The value at that time.
  public var value: Double

  /// The course from this keyframe to the next.
  public var curve: UnitCurve

  /// A value at a moment.
  ///
  /// - Parameters:
  ///   - time: Seconds from the beginning of the track.
  ///   - value: The value at that time.
  ///   - curve: The course from there to the next keyframe.
  public init(at time: Seconds, _ value: Double, curve: UnitCurve = .linear) {
    self.time = time
    self.value = value
    self.curve = curve
  }
}

/// A value that runs through keyframes: constant before the first and after the last.
///
/// Two keyframes of one time make a jump: just before it the first counts, from it on
/// the last.
public struct KeyframeTrack: Hashable, Sendable {
  /// In the order of their times.
  public let keyframes: [Keyframe]

  /// A track through some keyframes.
  ///
  /// - Parameter keyframes: One at least, with finite times that never fall.
  public init(_ keyframes: [Keyframe]) {
    precondition(!keyframes.isEmpty, "a keyframe track needs a keyframe")
    for (index, keyframe) in keyframes.enumerated() {
      precondition(
        keyframe.time.isFinite && (index == 0 || keyframes[index - 1].time <= keyframe.time),
        "keyframe \(index) is at \(keyframe.time) s: times must be finite and in order")
    }
    self.keyframes = keyframes
  }

  /// The value at some time; NaN for NaN.
  ///
  /// Complexity: the logarithm of the number of keyframes.
  public func value(at time: Seconds) -> Double {
    guard !time.isNaN else { return time }
    let next = firstIndex(after: time)
    guard next > 0 else { return keyframes[0].value }
    let from = keyframes[next - 1]
    guard next < keyframes.count else { return from.value }
    let to = keyframes[next]

    // `from.time` <= `time` < `to.time`, so the span is not zero.
    let share = from.curve.value(at: (time - from.time) / (to.time - from.time))
    return from.value + share * (to.value - from.value)
  }

  /// The first keyframe later than `time`, by bisection; the count if there is none.
  private func firstIndex(after time: Seconds) -> Int {
    var (low, high) = (0, keyframes.count)
    while low < high {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
