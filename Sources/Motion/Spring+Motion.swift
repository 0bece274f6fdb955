import Numerics

extension Spring {
  /// The position some time after a release at 0.
  ///
  /// `value(fromValue:toValue:initialVelocity:time:)` from 0, as SwiftUI has it.
  public func value(target: Double, initialVelocity: Double = 0, time: Seconds) -> Double {
    value(fromValue: 0, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// The velocity, in units a second, some time after a release at 0.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Seconds) -> Double {
    velocity(fromValue: 0, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// The position some time after a release.
  ///
  /// Closed form, so any frame can be asked for without the ones before it. Swinging, critically
  /// damped and creeping springs are all exact, to 10^-14 of the greatest displacement over the
  /// first three swings (measured; see `SpringMotionTests`) and as much again for each three more,
  /// since the phase of a swing loses digits as it grows.
  ///
  /// - Parameters:
  ///   - fromValue: Where the spring is released.
  ///   - toValue: Where it comes to rest.
  ///   - initialVelocity: Units a second at release, positive upwards.
  ///   - time: Seconds since release. Negative ones give `fromValue`, infinity `toValue` (NaN
  ///     without damping), NaN gives NaN.
  /// - Returns: The position in the units of `fromValue`; it may pass `toValue`.
  ///
  /// Source: any text on the damped harmonic oscillator; `moved(_:_:after:)` has the forms that
  /// do not cancel.
  public func value(
    fromValue: Double, toValue: Double, initialVelocity: Double = 0, time: Seconds
  ) -> Double {
    guard !(time <= 0) else { return fromValue }
    return toValue + moved(fromValue - toValue, initialVelocity, after: time).displacement
  }

  /// The velocity, in units a second, some time after a release; negative times give
  /// `initialVelocity`.
  public func velocity(
    fromValue: Double, toValue: Double, initialVelocity: Double = 0, time: Seconds
  ) -> Double {
    guard !(time <= 0) else { return initialVelocity }
    return moved(fromValue - toValue, initialVelocity, after: time).velocity
  }

  /// The displacement from rest and the velocity that those at release have become.
  func moved(
    _ displacement: Double, _ velocity: Double, after time: Seconds
  ) -> (displacement: Double, velocity: Double) {
    dampingRatio < 1
      ? swung(displacement, velocity, after: time) : crept(displacement, velocity, after: time)
  }

  /// How far a motion could still go without damping: the radius of its swing about the rest.
  ///
  /// The square root of its energy in units of displacement; with damping it only ever shrinks.
  func reach(of motion: (displacement: Double, velocity: Double)) -> Double {
    let swing = motion.velocity / naturalFrequency
    return (motion.displacement * motion.displacement + swing * swing).squareRoot()
  }

  /// The motion below critical damping, x = e^(-at) (x₀ cos wt + (v₀ + a x₀) sin(wt) / w).
  ///
  /// The frequency w comes from (1 - ζ)(1 + ζ), where 1 - ζ² would lose digits near ζ = 1. It is
  /// never zero here, and sin(wt) / w is good for any other, since `sin` is to its last digit.
  private func swung(
    _ x: Double, _ v: Double, after time: Seconds
  ) -> (displacement: Double, velocity: Double) {
    let a = dampingRatio * naturalFrequency
    let w = swingFrequency
    let decay = Double.exp(-a * time)
    guard decay != 0 else { return (0, 0) }
    let (sin, cos) = Double.sincos(w * time)
    let reach = sin / w
    let pull = naturalFrequency * naturalFrequency * x
    return (
      decay * (x * cos + (v + a * x) * reach), decay * (v * cos - (pull + a * v) * reach)
    )
  }

  /// The motion at critical damping and above.
  ///
  /// It has two rates of decay, the slow s and the fast s + 2b, with product ω². In
  /// x = e^(-st) (x₀ (1 + s g) + v₀ g) and v = e^(-st) (v₀ (e^(-2bt) - s g) - x₀ ω² g), where
  /// g = (1 - e^(-2bt)) / 2b is what the usual cosh and sinh amount to, nothing cancels and nothing
  /// overflows; g becomes t at critical damping, where b = 0.
  private func crept(
    _ x: Double, _ v: Double, after time: Seconds
  ) -> (displacement: Double, velocity: Double) {
    let (slow, spread) = decayRates
    let decay = Double.exp(-slow * time)
    guard decay != 0 else { return (0, 0) }
    let loss = -Double.expMinusOne(-spread * time)
    let g = spread * time < 0x1p-54 ? time : loss / spread
    let pull = slow * (slow + spread) * x
    return (
      decay * (x * (1 + slow * g) + v * g), decay * (v * ((1 - loss) - slow * g) - pull * g)
    )
  }

  /// Radians a second of a spring below critical damping.
  var swingFrequency: Double {
    naturalFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The slow rate of decay of a spring at or above critical damping, and by how much the
  /// fast one exceeds it.
  ///
  /// The slow one, ω (ζ - √(ζ² - 1)), is written as a quotient, where nothing cancels.
  var decayRates: (slow: Double, spread: Double) {
    let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    return (naturalFrequency / (dampingRatio + root), 2 * naturalFrequency * root)
  }
}
