import Flipbook

/// Bite Club's colours.
extension Color {
  /// The deep teal that every main screen lies on, and the letters on white.
  static let ground = Color(hex: 0x04393D)
}
