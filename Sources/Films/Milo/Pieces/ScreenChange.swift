import Flipbook

/// The change from one screen to the next: the old one blurs into a flash of white, out of which the new
/// one comes.
enum ScreenChange {
  /// When the new screen comes, in seconds after the change began.
  static let arrival = 0.22
  /// How long all of it takes.
  static let duration = 0.5

  /// When the white is at its brightest.
  fileprivate static let flash = 0.24
  /// How long the old screen is seen.
  fileprivate static let departure = 0.28
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

/// The white over both screens.
struct ScreenFlash: View {
  /// Seconds since the change began.
  let age: Double

  var body: some View {
    if age > 0, age < ScreenChange.duration {
      Color.white.opacity(0.9 * strength)
    }
  }

  private var strength: Double {
    age < ScreenChange.flash
      ? Animation.easeOut(duration: ScreenChange.flash).progress(at: age)
      : 1
        - Animation.easeOut(duration: ScreenChange.duration - ScreenChange.flash)
        .progress(at: age - ScreenChange.flash)
  }
}
