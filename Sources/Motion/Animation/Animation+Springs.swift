extension Animation {
  /// What moves a change that names no animation: a spring of response 0.55 without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)
  /// A spring without bounce, of 0.5 seconds.
  public static let spring = spring()
  /// A spring without bounce, of 0.5 seconds.
  public static let smooth = smooth()
  /// A spring with a little bounce, of 0.5 seconds.
  public static let snappy = snappy()
  /// A spring with a clear bounce, of 0.5 seconds.
  public static let bouncy = bouncy()
  /// A quick spring for what follows a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring without bounce, of 0.5 seconds.
  public static let interpolatingSpring = interpolatingSpring(.smooth)

  /// A spring without bounce unless some is added.
  public static func smooth(duration: Seconds = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15, and more if some is added.
  public static func snappy(duration: Seconds = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3, and more if some is added.
  public static func bouncy(duration: Seconds = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring; `blendDuration` changes nothing, as every change of target keeps the velocity.
  public static func spring(_ spring: Spring, blendDuration: Seconds = 0) -> Animation {
    Animation(.spring(spring, push: 0))
  }

  /// A spring by its pace and its bounce, -1...1; `blendDuration` changes nothing.
  public static func spring(
    duration: Seconds = 0.5, bounce: Double = 0, blendDuration: Seconds = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring by its swing and its damping.
  ///
  /// - Parameters:
  ///   - response: Seconds of a full swing without damping.
  ///   - dampingFraction: Drag as a share of what keeps the spring from swinging.
  ///   - blendDuration: Changes nothing.
  /// - Returns: The animation on that spring.
  public static func spring(
    response: Seconds, dampingFraction: Double = 0.825, blendDuration: Seconds = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A quick spring for what follows a finger, by its swing and its damping.
  ///
  /// - Parameters:
  ///   - response: Seconds of a full swing without damping.
  ///   - dampingFraction: Drag as a share of what keeps the spring from swinging.
  ///   - blendDuration: Changes nothing.
  /// - Returns: The animation on that spring.
  public static func interactiveSpring(
    response: Seconds = 0.15, dampingFraction: Double = 0.86, blendDuration: Seconds = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring that is given a push as it starts.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: Whole distances a second, on top of the velocity the value has.
  /// - Returns: The animation on that spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(spring, push: initialVelocity.isFinite ? initialVelocity : 0))
  }

  /// A spring by its physics, given a push as it starts.
  ///
  /// - Parameters:
  ///   - mass: Above zero and finite.
  ///   - stiffness: Force per unit of displacement, above zero and finite.
  ///   - damping: Force per unit of velocity; beyond the critical the spring creeps.
  ///   - initialVelocity: Whole distances a second, on top of the velocity the value has.
  /// - Returns: The animation on that spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
}
