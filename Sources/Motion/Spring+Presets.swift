extension Spring {
  /// A spring without bounce, of 0.5 seconds.
  public static let smooth = smooth()

  /// A spring without bounce unless some is added.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds.
  ///   - extraBounce: Added to a bounce of 0.
  /// - Returns: A spring of mass 1.
  public static func smooth(duration: Seconds = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce, 0.15, of 0.5 seconds.
  public static let snappy = snappy()

  /// A spring with a little bounce, and more if some is added.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds.
  ///   - extraBounce: Added to a bounce of 0.15.
  /// - Returns: A spring of mass 1.
  public static func snappy(duration: Seconds = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a clear bounce, 0.3, of 0.5 seconds.
  public static let bouncy = bouncy()

  /// A spring with a clear bounce, and more if some is added.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds.
  ///   - extraBounce: Added to a bounce of 0.3.
  /// - Returns: A spring of mass 1.
  public static func bouncy(duration: Seconds = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
