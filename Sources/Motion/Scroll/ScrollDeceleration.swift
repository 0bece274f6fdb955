import Numerics

/// How a scroll view coasts once the finger has left it: its velocity falls by one factor each
/// millisecond.
///
/// v(t) = v₀ e^(-λt), and so x(t) = x₀ + v₀ (1 - e^(-λt)) / λ with λ = -1000 ln(rate): closed form, any
/// time alone. The rates are UIKit's.
public struct ScrollDeceleration: Hashable, Sendable {
  /// What is left of the velocity after a millisecond, between 0 and 1.
  public let rate: Double

  /// λ, a second.
  let decay: Double

  /// A deceleration that leaves the share `rate` of the velocity each millisecond, held to
  /// 0.001...0.99999.
  public init(rate: Double) {
    self.rate = min(max(0.001, rate), 0.99999)
    decay = -1000 * Double.log(self.rate)
  }

  /// What a list uses: 0.998, a distance of half the velocity.
  public static let normal = ScrollDeceleration(rate: 0.998)
  /// What stops soon: 0.99, a distance of a tenth of the velocity.
  public static let fast = ScrollDeceleration(rate: 0.99)

  /// How far a fling at `velocity` has come after `time` seconds; 0 before it.
  public func distance(velocity: Double, after time: Seconds) -> Double {
    time > 0 ? velocity * -Double.expMinusOne(-decay * time) / decay : time.isNaN ? time : 0
  }

  /// The velocity that is left after `time` seconds.
  public func velocity(_ velocity: Double, after time: Seconds) -> Double {
    time > 0 ? velocity * Double.exp(-decay * time) : time.isNaN ? time : velocity
  }

  /// How far a fling at `velocity` comes in the end.
  public func distance(velocity: Double) -> Double {
    velocity / decay
  }

  /// When a fling at `velocity` has come `distance` far, in seconds; nil where it stops before.
  public func time(toTravel distance: Double, velocity: Double) -> Seconds? {
    guard distance != 0 else { return 0 }
    let share = distance * decay / velocity
    guard share > 0, share < 1 else { return nil }
    // -ln(1 - share), with the first terms of its series where 1 - share would drop digits.
    let log = share < 1e-6 ? share * (1 + share * 0.5) : -Double.log(1 - share)
    return log / decay
  }

  /// When a fling at `velocity` is within `epsilon` of its end for good, in seconds.
  public func duration(velocity: Double, within epsilon: Double = 0.5) -> Seconds {
    let left = velocity.magnitude / decay
    guard left > epsilon else { return 0 }
    guard epsilon > 0 else { return .infinity }
    return Double.log(left / epsilon) / decay
  }
}
