package import Flipbook

/// How much of a lesson is done, as its bar shows it.
package struct LessonBar: Sendable {
  private var share: Animated<Double>
  /// Steps of the bar, the last one last.
  private var steps: [Step] = []
  /// Whether it is orange from the start on.
  private let startsHot: Bool

  private struct Step: Hashable, Sendable {
    let time: Seconds
    let share: Double
    let isHot: Bool
    let sparkles: Bool
  }

  /// The bar's left end and length, in points.
  static let (left, length) = (56.0, 260.0)
  /// The shortest fill.
  private static let shortest = 16.0

  init(share: Double, isHot: Bool) {
    self.share = Animated(share)
    startsHot = isHot
  }

  /// Goes on to a share of the lesson.
  mutating func step(to share: Double, at time: Seconds, isHot: Bool, sparkles: Bool) {
    self.share.set(
      to: share, at: time, animation: .spring(response: 0.30, dampingFraction: 0.85))
    steps.append(Step(time: time, share: share, isHot: isHot, sparkles: sparkles))
  }

  /// How long the fill is at `time`, in points.
  package func fill(at time: Seconds) -> Double {
    (Self.length * share.value(at: time)).clamped(Self.shortest, Self.length)
  }

  /// The last step that has begun by `time`.
  private func step(at time: Seconds) -> Step? { steps.last { $0.time <= time } }

  /// Where the shine's lower left corner is at `time`; nil where there is none.
  package func shine(at time: Seconds) -> Double? {
    guard let step = step(at: time) else { return nil }
    // A bar that is full takes a hundredth longer: there is more of it.
    let isFull = step.share >= 1
    let share = (time - step.time - (isFull ? 0.08 : 0.07)) / (isFull ? 0.27 : 0.26)
    guard share >= 0, share < 1 else { return nil }
    let end = Self.left + Self.length * step.share + 2
    return mix(Self.left - 32, end, UnitCurve.easeInOut.value(at: share))
  }

  /// Whether the fill is orange at `time`, and before its last step.
  func isHot(at time: Seconds) -> Bool { step(at: time)?.isHot ?? startsHot }
  func wasHot(at time: Seconds) -> Bool {
    let before = steps.filter { $0.time <= time }.dropLast()
    return before.last?.isHot ?? startsHot
  }

  /// How far the colour has changed at `time`, from the left, in points of the screen: as far as the shine.
  func heat(at time: Seconds) -> Double {
    guard let step = step(at: time), step.isHot, !wasHot(at: time) else { return .infinity }
    if let shine = shine(at: time) { return shine + 44 }
    return time - step.time < 0.1 ? 0 : .infinity
  }

  /// Seconds since sparkles began to fly, and where; nil where none do.
  package func sparkles(at time: Seconds) -> (age: Seconds, end: Double)? {
    guard let step = step(at: time), step.sparkles else { return nil }
    let end = Self.left + max(Self.length * step.share, Self.shortest)
    return (time - step.time - 0.08, min(end, 299))
  }
}
