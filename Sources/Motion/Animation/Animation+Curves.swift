extension Animation {
  /// Even progress over 0.35 seconds.
  public static let linear = linear(duration: standardDuration)
  /// A slow start, over 0.35 seconds.
  public static let easeIn = easeIn(duration: standardDuration)
  /// A slow end, over 0.35 seconds.
  public static let easeOut = easeOut(duration: standardDuration)
  /// A slow start and end, over 0.35 seconds.
  public static let easeInOut = easeInOut(duration: standardDuration)

  /// What SwiftUI's curves take that are given no duration, in seconds.
  private static let standardDuration: Seconds = 0.35

  /// Even progress over `duration` seconds.
  public static func linear(duration: Seconds) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A slow start, over `duration` seconds.
  public static func easeIn(duration: Seconds) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A slow end, over `duration` seconds.
  public static func easeOut(duration: Seconds) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow start and end, over `duration` seconds.
  public static func easeInOut(duration: Seconds) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Progress along `curve` over `duration` seconds, 0 to 10^9; NaN counts as 0.
  public static func timingCurve(_ curve: UnitCurve, duration: Seconds) -> Animation {
    Animation(.curve(curve, duration: min(max(0, duration), 1e9)))
  }

  /// Progress along a Bézier curve from (0, 0) to (1, 1), as in CSS's `cubic-bezier`.
  ///
  /// - Parameters:
  ///   - x1: Progress at the first control point, held to 0...1.
  ///   - y1: Value at the first control point.
  ///   - x2: Progress at the second control point, held to 0...1.
  ///   - y2: Value at the second control point.
  ///   - duration: Seconds.
  /// - Returns: The animation along that curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Seconds = 0.35
  ) -> Animation {
    timingCurve(.bezier(x1, y1, x2, y2), duration: duration)
  }
}
