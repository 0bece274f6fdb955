import Flipbook

/// The app's light button: a mint capsule that gives a little under a finger.
struct MintButtonStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.bite(18, .medium))
      .foregroundStyle(Color.ground)
      // The capitals stand a little low in their line; this puts their middle on the capsule's.
      .offset(y: -1.14)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Capsule(style: .circular).fill(LinearGradient.mint) }
      .scaleEffect(1 - 0.04 * configuration.pressed(at: time, in: .touch, out: .release))
  }
}
