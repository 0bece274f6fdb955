extension Spring {
  /// Force per unit of displacement.
  public var stiffness: Double { mass * naturalFrequency * naturalFrequency }

  /// Force per unit of velocity.
  public var damping: Double { 2 * mass * naturalFrequency * dampingRatio }

  /// Seconds of a full swing of the same spring without damping.
  public var response: Seconds { 2 * Double.pi / naturalFrequency }

  /// The pace in seconds, the same as `response`.
  public var duration: Seconds { response }

  /// 0 for none (critically damped), towards 1 for more and more swinging, towards -1 for creeping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Seconds until a move of 1 from rest stays within 0.001 of its target.
  public var settlingDuration: Seconds { settlingDuration(target: 1, epsilon: 0.001) }
}
