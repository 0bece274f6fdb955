/// A value that changes over time, as the list of its changes: what app state holds.
///
/// Nothing is stepped: the value and the velocity at any time follow in closed form from when it was
/// set to what. A change in flight starts from the value and the velocity of the moment, whatever
/// moved it before and whatever moves it now (springs and curves alike), so neither jumps.
///
/// ```swift
/// var offset = Animated(0.0)
/// offset.set(to: 100, at: 1, animation: .spring(response: 0.4, dampingFraction: 0.8))
/// offset.set(to: 0, at: 1.2, animation: .easeOut(duration: 0.3))
/// offset.value(at: 1.25)
/// ```
public struct Animated<Value: Animatable & Sendable>: Sendable
where Value.AnimatableData: Sendable {
  private var first: Value
  private var legs: [Leg] = []

  /// From one change of the target to the next.
  fileprivate struct Leg: Sendable {
    let start: Seconds
    let from: Value.AnimatableData
    let velocity: Value.AnimatableData
    let target: Value
    /// What moves the value, and how many seconds of it are over at `start`; nil for a jump.
    let course: Course?
    let leadIn: Seconds
  }

  /// A value that stands at `value` until it is set to another.
  public init(_ value: Value) {
    first = value
  }

  /// What the value was set to last: where it is, or is going.
  public var target: Value { legs.last?.target ?? first }

  /// Changes the target from `time` on.
  ///
  /// Changes that were set for later, or were waiting for their delay, are dropped. A time of NaN
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - target: Where the value goes.
  ///   - time: Seconds on the film's clock.
  ///   - animation: How it gets there; nil is a jump.
  public mutating func set(to target: Value, at time: Seconds, animation: Animation? = nil) {
    guard !time.isNaN else { return }
    while let last = legs.last, last.start > time { legs.removeLast() }
    let leadIn = animation?.course.leadIn ?? 0
    let start = time + leadIn
    let (value, velocity) = state(at: start)
    legs.append(
      Leg(
        start: start, from: value, velocity: velocity, target: target,
        course: animation?.course, leadIn: leadIn))
  }

  /// The value at `time`: constant before the first change.
  public func value(at time: Seconds) -> Value {
    var value = leg(at: time)?.target ?? first
    value.animatableData = state(at: time).value
    return value
  }

  /// The velocity at `time`, in units a second; 0 before the first change and at rest.
  public func velocity(at time: Seconds) -> Value.AnimatableData {
    state(at: time).velocity
  }

  /// When the value stays within 0.001 of its target in length; infinity if it never does.
  public var settledTime: Seconds { settledTime(within: 0.001) }

  /// When the value stays within `epsilon` of its target in length.
  ///
  /// Exact for a curve and for a spring that starts from rest; for a spring that was in flight a bound,
  /// at most some tenths of its response late. Minus infinity for a value that was never set, infinity
  /// for one that never rests.
  public func settledTime(within epsilon: Double) -> Seconds {
    guard let last = legs.last else { return -.infinity }
    guard let course = last.course else { return last.start }
    let distance = (last.target.animatableData - last.from).magnitude
    let time = course.settlingTime(
      distance: distance, speed: last.velocity.magnitude, epsilon: epsilon)
    return last.start - last.leadIn + time
  }

  private func state(
    at time: Seconds
  ) -> (value: Value.AnimatableData, velocity: Value.AnimatableData) {
    guard let leg = leg(at: time) else { return (first.animatableData, .zero) }
    let to = leg.target.animatableData
    guard let course = leg.course else { return (to, .zero) }
    let departure: Departure = leg.velocity == .zero ? .atRest : .inFlight
    let response = course.response(at: (time - leg.start) + leg.leadIn, departure)
    guard response != .whole else { return (to, .zero) }
    let distance = to - leg.from
    return (
      leg.from + distance.scaled(by: response.share) + leg.velocity.scaled(by: response.carry),
      distance.scaled(by: response.shareVelocity)
        + leg.velocity.scaled(by: response.carryVelocity)
    )
  }

  /// The last leg that has started by `time`.
  private func leg(at time: Seconds) -> Leg? {
    var (low, high) = (0, legs.count)
    while low < high {
      let middle = (low + high) / 2
      if legs[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? legs[low - 1] : nil
  }
}

extension Animated.Leg: Equatable where Value: Equatable {}
extension Animated: Equatable where Value: Equatable {}
extension Animated.Leg: Hashable where Value: Hashable, Value.AnimatableData: Hashable {}
extension Animated: Hashable where Value: Hashable, Value.AnimatableData: Hashable {}
