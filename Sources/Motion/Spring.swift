/// A mass on a damped spring, described as SwiftUI's `Spring` is.
///
/// Position and velocity at any time follow in closed form (see
/// `value(fromValue:toValue:initialVelocity:time:)`); nothing is stepped and nothing is stored. To turn to a
/// new target in flight, start again from the value and the velocity of the moment.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  ///
  /// It changes `stiffness` and `damping` only, not the motion.
  public let mass: Double

  /// Radians a second of the same spring without damping.
  let naturalFrequency: Double

  /// Drag as a share of what just keeps the spring from swinging.
  ///
  /// 0 swings for ever, 1 stops soonest without passing the target, above it creeps. From 0 to
  /// 2^40; the initialisers take what lies outside to the nearer end.
  public let dampingRatio: Double

  /// Damping so heavy that no film shows the motion; a bounce of -1 would make it infinite.
  private static let heaviestDampingRatio = 0x1p40

  private init(mass: Double, naturalFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.naturalFrequency = naturalFrequency
    self.dampingRatio = min(max(dampingRatio, 0), Self.heaviestDampingRatio)
  }

  /// A spring of mass 1 by the time of a swing and its damping.
  ///
  /// - Parameters:
  ///   - response: Seconds of a full swing without damping, from 10^-9 to 10^9; what
  ///     lies outside is taken to the nearer end.
  ///   - dampingRatio: Drag as a share of what keeps the spring from swinging; negative is taken
  ///     for 0.
  public init(response: Seconds, dampingRatio: Double) {
    precondition(
      !response.isNaN && !dampingRatio.isNaN,
      "a spring needs numbers, not response \(response), damping ratio \(dampingRatio)")
    let response = min(max(response, 1e-9), 1e9)
    self.init(
      mass: 1, naturalFrequency: 2 * Double.pi / response, dampingRatio: dampingRatio)
  }

  /// A spring of mass 1 by its pace and its bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds, the same as `response`: about what a spring without bounce seems
  ///     to take.
  ///   - bounce: 0 for none (critically damped), up to 1 for swinging for ever, down to -1 for not
  ///     moving; what lies outside is taken to the nearer end.
  public init(duration: Seconds = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce, -1), 1)
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: Above zero and finite.
  ///   - stiffness: Force per unit of displacement, above zero and finite.
  ///   - damping: Force per unit of velocity; negative is taken for 0.
  ///   - allowOverDamping: Whether damping beyond the critical is taken as it is; else it counts as
  ///     the critical.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    precondition(
      mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && !damping.isNaN,
      "a spring needs a mass and stiffness above zero and a damping, "
        + "not \(mass), \(stiffness) and \(damping)")
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      mass: mass, naturalFrequency: frequency,
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring of mass 1 by the time it takes to come to rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds until a move of 1 from rest stays within `epsilon` of its
  ///     target.
  ///   - dampingRatio: As in `init(response:dampingRatio:)`; below 2^-20 it is taken for that, as
  ///     a spring without damping never settles.
  ///   - epsilon: The distance that counts as rest, above 0 and below 1.
  public init(settlingDuration: Seconds, dampingRatio: Double, epsilon: Double = 0.001) {
    precondition(
      epsilon > 0 && epsilon < 1, "a spring rests within an epsilon of 0 to 1, not \(epsilon)")
    // All times of a spring are in proportion to its response.
    let unit = Spring(response: 1, dampingRatio: max(dampingRatio, 0x1p-20))
    self.init(
      response: settlingDuration / unit.settlingDuration(target: 1, epsilon: epsilon),
      dampingRatio: unit.dampingRatio)
  }
}
