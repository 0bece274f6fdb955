import Flipbook

/// The change from one screen to the next: the old one blurs into a flash of white, out of which the new
/// one comes.
enum ScreenChange {
  /// When the new screen comes, in seconds after the change began.
  static let arrival = 0.22
  /// How long the old screen is seen.
  static let departure = 0.28

  /// When the white is at its brightest, and how long all of it takes.
  fileprivate static let (flash, duration) = (0.24, 0.5)
}

extension View {
  /// The view on its way out, `age` seconds after the change began.
  func leaves(at age: Double) -> some View {
    let progress = Animation.easeIn(duration: ScreenChange.departure).progress(at: age)
    return blur(radius: 16 * progress)
      .scaleEffect(1 + 0.03 * progress)
      .opacity(1 - progress)
  }
}

extension Animated<Double> {
  /// The white over both screens: it rises from where it is, and goes, as a change begins at `time`.
  mutating func flash(at time: Seconds) {
    set(to: 0.9, at: time, animation: .easeOut(duration: ScreenChange.flash))
    set(
      to: 0, at: time + ScreenChange.flash,
      animation: .easeOut(duration: ScreenChange.duration - ScreenChange.flash))
  }
}
