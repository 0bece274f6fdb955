import Flipbook

extension View {
  /// A piece that fades in and rises into its place, `delay` seconds after its screen came.
  ///
  /// - Parameters:
  ///   - delay: Seconds between the screen and the piece.
  ///   - age: Seconds since the screen came.
  ///   - distance: How far below its place it begins, in points.
  /// - Returns: The piece on its way.
  func rises(after delay: Double, at age: Double, from distance: Double = 16) -> some View {
    transition(
      .opacity, progress: Animation.easeOut(duration: 0.22).delay(delay).progress(at: age)
    )
    .transition(
      .offset(y: distance),
      progress: Animation.spring(response: 0.45, dampingFraction: 0.86).delay(delay)
        .progress(at: age).settled)
  }

  /// A piece that fades in where it is, `delay` seconds after its screen came.
  func fadesIn(after delay: Double, over duration: Double, at age: Double) -> some View {
    opacity(Animation.easeOut(duration: duration).delay(delay).progress(at: age))
  }
}

extension Animation {
  /// 1 - (1 - u)^3 over `duration` seconds: the Bézier curve whose time runs evenly.
  static func cubicOut(duration: Seconds) -> Animation {
    .timingCurve(1.0 / 3, 1, 2.0 / 3, 1, duration: duration)
  }
}

extension Double {
  /// The progress, or 1 where no pixel can tell it from that.
  ///
  /// A spring comes ever nearer to its end, and what is all but there would be drawn anew for ever.
  var settled: Double { abs(1 - self) < 0.0005 ? 1 : self }
}
