/// A value's way through the steps of one keyframe track, each with its ends worked out.
struct KeyframeCourse<Value: Animatable & Sendable>: Sendable
where Value.AnimatableData: Sendable {
  typealias Data = Value.AnimatableData

  /// One step, with the velocities at its ends in units a second.
  fileprivate struct Step: Sendable {
    let start: Seconds
    let duration: Seconds
    let from: Data
    let to: Data
    let startVelocity: Data
    let path: Path
  }

  fileprivate enum Path: Sendable {
    case curve(UnitCurve)
    case cubic(endVelocity: Data)
    case spring(Spring)
  }

  private let initial: Value
  private var steps: [Step] = []
  /// Seconds until the last step is over.
  private(set) var duration: Seconds = 0

  init(from initial: Value, through keyframes: [Keyframe<Value>]) {
    self.initial = initial
    var value = initial.animatableData
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let step = Self.step(
        keyframe, at: duration, from: value, velocity: velocity,
        after: index + 1 < keyframes.count ? keyframes[index + 1] : nil)
      steps.append(step)
      duration += step.duration
      (value, velocity) = step.state(at: step.duration)
    }
  }

  /// The value at `time`: constant before the beginning and after the end.
  func value(at time: Seconds) -> Value {
    let time = min(time, duration)
    guard let step = step(at: time) else { return initial }
    var value = initial
    value.animatableData = step.state(at: time - step.start).value
    return value
  }

  /// The last step that has started by `time`: where several start at once, the jumps are over.
  private func step(at time: Seconds) -> Step? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? steps[low - 1] : nil
  }
}

extension KeyframeCourse {
  private static func step(
    _ keyframe: Keyframe<Value>, at start: Seconds, from: Data, velocity: Data,
    after: Keyframe<Value>?
  ) -> Step {
    let to = keyframe.to.animatableData
    switch keyframe.path {
    case .curve(let curve):
      return Step(
        start: start, duration: keyframe.duration ?? 0, from: from, to: to, startVelocity: .zero,
        path: .curve(curve))
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity?.animatableData ?? velocity
      let settling = Course.spring(spring, push: 0).settlingTime(
        distance: (to - from).magnitude, speed: velocity.magnitude,
        epsilon: 0.001 * max((to - from).magnitude, 0x1p-100))
      return Step(
        start: start, duration: keyframe.duration ?? min(settling, 1e9), from: from, to: to,
        startVelocity: velocity, path: .spring(spring))
    case .cubic(let startVelocity, let endVelocity):
      let duration = keyframe.duration ?? 0
      return Step(
        start: start, duration: duration, from: from, to: to,
        startVelocity: startVelocity?.animatableData ?? velocity,
        path: .cubic(
          endVelocity: endVelocity?.animatableData
            ?? slope(from: from, to: to, duration: duration, after: after)))
    }
  }

  /// The velocity at the end of a cubic step, from what comes after it.
  private static func slope(
    from: Data, to: Data, duration: Seconds, after: Keyframe<Value>?
  ) -> Data {
    guard let after, let next = after.duration, next > 0 else { return .zero }
    let then = after.to.animatableData
    switch after.path {
    case .cubic(let startVelocity?, _): return startVelocity.animatableData
    case .cubic: return (then - from).scaled(by: 1 / (duration + next))
    case .curve(let curve):
      let slope = curve.velocity(at: 0)
      return slope.isFinite ? (then - to).scaled(by: slope / next) : .zero
    case .spring: return .zero
    }
  }
}

extension KeyframeCourse.Step {
  typealias State = (value: Value.AnimatableData, velocity: Value.AnimatableData)

  /// The value and the velocity some seconds after the step began, held to its duration.
  func state(at time: Seconds) -> State {
    switch path {
    case .spring(let spring): state(on: spring, at: min(max(time, 0), duration))
    case _ where duration == 0: (to, .zero)
    case .curve(let curve): state(along: curve, at: min(max(time / duration, 0), 1))
    case .cubic(let endVelocity):
      state(arrivingAt: endVelocity, at: min(max(time / duration, 0), 1))
    }
  }

  private func state(on spring: Spring, at time: Seconds) -> State {
    let response = Course.spring(spring, push: 0).response(at: time, .inFlight)
    let distance = to - from
    return (
      from + distance.scaled(by: response.share) + startVelocity.scaled(by: response.carry),
      distance.scaled(by: response.shareVelocity)
        + startVelocity.scaled(by: response.carryVelocity)
    )
  }

  private func state(along curve: UnitCurve, at p: Double) -> State {
    let slope = curve.velocity(at: p)
    return (
      p == 1 ? to : from + (to - from).scaled(by: curve.value(at: p)),
      slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
    )
  }

  /// Hermite's cubic.
  private func state(arrivingAt endVelocity: Value.AnimatableData, at p: Double) -> State {
    let q = 1 - p
    let bend =
      startVelocity.scaled(by: duration * p * q * q) - endVelocity.scaled(by: duration * p * p * q)
    let bendVelocity =
      startVelocity.scaled(by: q * (q - 2 * p)) + endVelocity.scaled(by: p * (p - 2 * q))
    return (
      p == 1 ? to : from + (to - from).scaled(by: p * p * (3 - 2 * p)) + bend,
      (to - from).scaled(by: 6 * p * q / duration) + bendVelocity
    )
  }
}
