import Flipbook

/// The near-black of the onboarding and the kitchen, and the big teal glow at its foot.
struct NightGround: View {
  var body: some View {
    Color.night.overlay(alignment: .bottom) {
      EllipticalGradient(stops: NightGround.glow)
        .frame(width: 1040, height: 1120)
        .offset(y: 560)
    }
  }

  /// One smooth curve through #0FB7BA, #075957 and #142020: no ring shows where slopes meet.
  private static let glow: [Gradient.Stop] = [
    .init(color: Color(hex: 0x0FB7BA), location: 0),
    .init(color: Color(hex: 0x0EA8AA), location: 0.08),
    .init(color: Color(hex: 0x0C9798), location: 0.16),
    .init(color: Color(hex: 0x0A8484), location: 0.24),
    .init(color: Color(hex: 0x087271), location: 0.32),
    .init(color: Color(hex: 0x076463), location: 0.39),
    .init(color: Color(hex: 0x075957), location: 0.46),
    .init(color: Color(hex: 0x084E4C), location: 0.54),
    .init(color: Color(hex: 0x0A4240), location: 0.62),
    .init(color: Color(hex: 0x0C3736), location: 0.70),
    .init(color: Color(hex: 0x0F2D2D), location: 0.78),
    .init(color: Color(hex: 0x122625), location: 0.86),
    .init(color: Color(hex: 0x132221), location: 0.93),
    .init(color: .night, location: 1),
  ]
}
