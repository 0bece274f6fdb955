import Flipbook

extension View {
  /// The view on its way out into a blur: a quarter of a second from `start`.
  func blursOut(at time: Double, from start: Double, radius: Double = 8) -> some View {
    let progress = Animation.easeIn(duration: 0.25).progress(at: time - start)
    return blur(radius: radius * progress).opacity(1 - progress)
  }

  /// The view on its way in out of a blur: 0.37 seconds, 0.08 after `start`.
  func blursIn(at time: Double, from start: Double, radius: Double = 8) -> some View {
    let progress = Animation.easeOut(duration: 0.37).progress(at: time - start - 0.08)
    return blur(radius: radius * (1 - progress)).opacity(progress)
  }
}
