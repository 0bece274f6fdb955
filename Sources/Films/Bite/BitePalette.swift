import Flipbook

/// Bite Club's colours.
extension Color {
  /// The deep teal that every main screen lies on, and the letters on white.
  static let ground = Color(hex: 0x04393D)
  /// The near-black that the onboarding lies on, where its glow does not reach.
  static let night = Color(hex: 0x142020)
  /// Round buttons on the night.
  static let nightButton = Color(hex: 0x2A3636)
  /// Chips and tiles.
  static let chip = Color(hex: 0x144144)
  /// The accent: checks, icons, cards that call.
  static let accent = Color(hex: 0x14FFFB)
}

/// Bite Club's gradients.
extension LinearGradient {
  /// The light button, from left to right.
  static let mint = LinearGradient(
    colors: [Color(hex: 0xD8F4F8), Color(hex: 0xCAFFFC)], startPoint: .leading,
    endPoint: .trailing)
}

extension Font {
  /// The one typeface of the app.
  static func bite(_ size: CGFloat, _ weight: Font.Weight) -> Font {
    .custom("Plus Jakarta Sans", size: size).weight(weight)
  }
}
