import Flipbook

/// What a line of text comes out of, and how fast.
struct BlurredStart {
  /// The blur it begins with, in points.
  var blur = 12.0
  /// How far below its place it begins, in points.
  var depth = 8.0
  /// Seconds until it is sharp and in its place.
  var duration = 0.45
}

/// How a part of a screen rises into its place.
struct Rise {
  /// How far below its place it begins, in points.
  var depth = 18.0
  /// The damping fraction of the spring that lifts it.
  var damping = 0.82
}

extension View {
  /// A line of a title that comes out of a blur, `delay` seconds after its screen did.
  func blursIn(
    after delay: Double, at age: Double, from start: BlurredStart = BlurredStart()
  ) -> some View {
    let progress = Animation.easeOut(duration: start.duration).delay(delay).progress(at: age)
    return blur(radius: start.blur * (1 - progress))
      .transition(.opacity.combined(with: .offset(y: start.depth)), progress: progress)
  }

  /// A part of a screen that rises into its place, `delay` seconds after its screen came.
  func rises(after delay: Double, at age: Double, by rise: Rise = Rise()) -> some View {
    transition(
      .opacity.combined(with: .offset(y: rise.depth)),
      progress: Animation.spring(response: 0.5, dampingFraction: rise.damping).delay(delay)
        .progress(at: age).settled)
  }

  /// A part of a screen that fades in where it is, `delay` seconds after its screen came.
  func fadesIn(after delay: Double, at age: Double) -> some View {
    opacity(Animation.easeOut(duration: 0.3).delay(delay).progress(at: age))
  }
}

extension Double {
  /// The progress, or 1 where no pixel can tell it from that.
  ///
  /// A spring comes ever nearer to its end, and what is all but there is drawn as a layer of its own. The
  /// two thousandth part that is left out here moves what rises by a hundredth of a point.
  var settled: Double { abs(1 - self) < 0.0005 ? 1 : self }
}
