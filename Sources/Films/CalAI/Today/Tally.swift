package import Flipbook

/// A number that counts to each new total.
///
/// While it counts there is room for the widest number on its way, so that its columns stand still; that
/// closes once the number has come to rest.
package struct Tally: Sendable {
  private var number: Animated<Double>
  private var start: Double
  private var slack = Animated(0.0)

  /// A number that stands at `value`.
  init(_ value: Double) {
    (number, start) = (Animated(value), value)
  }

  /// What it comes to.
  package var target: Double { number.target }

  /// The number at `time`.
  package func value(at time: Seconds) -> Double { number.value(at: time) }

  /// Counts on by `amount` from `time` on.
  mutating func add(_ amount: Double, at time: Seconds, animation: Animation) {
    start = number.value(at: time)
    number.set(to: number.target + amount, at: time, animation: animation)
    slack.set(to: 1, at: time)
    slack.set(to: 0, at: time, animation: Tempo.card.delay(animation.duration + 0.1))
  }

  /// The number at `time`, with what is to be known of its way.
  func count(at time: Seconds) -> Count {
    var count = Count(number.value(at: time))
    count.speed = number.velocity(at: time)
    (count.start, count.rest, count.slack) = (start, number.target, slack.value(at: time))
    return count
  }
}
