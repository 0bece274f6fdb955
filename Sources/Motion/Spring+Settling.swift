import Numerics

extension Spring {
  /// Seconds after a release at 0 from which on the position stays within `epsilon` of the target.
  ///
  /// The last moment at that distance itself, to 10^-12 s, not a bound from the decay. Infinity
  /// for a spring that never settles: without damping, or with an `epsilon` not above zero.
  ///
  /// - Parameters:
  ///   - target: Where the spring comes to rest.
  ///   - initialVelocity: Units a second at release.
  ///   - epsilon: The distance that counts as rest, in the units of `target`.
  /// - Returns: 0 where the position never leaves that distance.
  public func settlingDuration(
    target: Double, initialVelocity: Double = 0, epsilon: Double
  ) -> Seconds {
    guard epsilon > 0, target.isFinite, initialVelocity.isFinite else { return .infinity }
    guard let run = lastRun(-target, initialVelocity, epsilon: epsilon) else { return .infinity }
    let start = moved(-target, initialVelocity, after: run.start).displacement
    guard start.magnitude > epsilon else { return run.start }

    // From its start the run goes one way, through `epsilon` once.
    let sign: Double = start < 0 ? -1 : 1
    let excess = { time in
      sign * self.moved(-target, initialVelocity, after: time).displacement - epsilon
    }
    var (low, step) = (run.start, 0.5 / naturalFrequency)
    while low + step < run.end, excess(low + step) > 0 {
      low += step
      step *= 2
    }
    let high = min(low + step, run.end)
    return high < .infinity ? solveITP(in: low...high, epsilon: 1e-13, excess) : .infinity
  }

  /// The stretch between two turning points of the position in which it last comes within
  /// `epsilon`; nil if there is no last time.
  ///
  /// It begins at the last turning point beyond `epsilon`, or at release if there is none.
  private func lastRun(
    _ x: Double, _ v: Double, epsilon: Double
  ) -> (start: Seconds, end: Seconds)? {
    guard dampingRatio < 1 else {
      let turn = creepTurn(x, v)
      let isBeyond = moved(x, v, after: turn).displacement.magnitude > epsilon
      return isBeyond || turn == 0 ? (turn, .infinity) : (0, turn)
    }
    let halfSwing = Double.pi / swingFrequency
    let turn = swingTurn(x, v)
    let reach = moved(x, v, after: turn).displacement.magnitude
    guard reach > epsilon else { return (0, turn) }
    guard dampingRatio > 0 else { return nil }
    // Each turn reaches less far than the one before by one factor.
    let loss = dampingRatio * naturalFrequency * halfSwing
    let turns = (Double.log(reach / epsilon) / loss).rounded(.down)
    return (turn + turns * halfSwing, turn + (turns + 1) * halfSwing)
  }

  /// The first turning point of a swinging spring: where the velocity, a cosine of
  /// wt + phase but for its decay, is zero.
  private func swingTurn(_ x: Double, _ v: Double) -> Seconds {
    let w = swingFrequency
    let a = dampingRatio * naturalFrequency
    let phase = Double.atan2(y: (naturalFrequency * naturalFrequency * x + a * v) / w, x: v)
    let angle = 0.5 * Double.pi - phase
    return (angle < 0 ? angle + Double.pi : angle >= Double.pi ? angle - Double.pi : angle) / w
  }

  /// The turning point of a creeping spring, or 0 if it never turns.
  private func creepTurn(_ x: Double, _ v: Double) -> Seconds {
    let (slow, spread) = decayRates
    let turn = v / (slow * v + slow * (slow + spread) * x)
    guard turn > 0, turn < .infinity else { return 0 }
    // ln(1 + u) / spread, with the first terms of its series where 1 + u would drop digits.
    let u = spread * turn
    return u < 1e-6 ? turn * (1 - 0.5 * u) : Double.log(1 + u) / spread
  }
}
