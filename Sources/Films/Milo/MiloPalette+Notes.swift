import Flipbook

/// The colours of the first screen: its notes, what holds them, and the light behind its words.
extension ShapeStyle where Self == Color {
  /// What can be tapped in a footnote.
  static var link: Color { Color(hex: 0x4A4A4A) }
  /// The light behind the headline, in its middle and at its rim.
  static var peach: Color { Color(hex: 0xFFD6A8) }
  static var apricot: Color { Color(hex: 0xFFF0C8) }

  /// The yellow note, what is written on it, the line under that, and its shadow.
  static var stickyPaper: Color { Color(hex: 0xFBEFA6) }
  static var stickyInk: Color { Color(hex: 0x4B3418) }
  static var squiggle: Color { Color(hex: 0xE3AC2F) }
  static var stickyShadow: Color { Color(hex: 0x6B5412) }
  /// The back of the yellow note where it curls: in its fold, at its brightest, and at its rim.
  static var curlFold: Color { Color(hex: 0xE9CF6B) }
  static var curlShine: Color { Color(hex: 0xFFF7CC) }
  static var curlRim: Color { Color(hex: 0xF4DF8C) }
  static var curlShadow: Color { Color(hex: 0x8A6A12) }

  /// A pushpin: its collar, its body, its cap and the glint on that, and its steel.
  static var pinCollar: Color { Color(hex: 0xBE2F28) }
  static var pinBody: Color { Color(hex: 0xD63D33) }
  static var pinCap: Color { Color(hex: 0xE84F44) }
  static var pinGlint: Color { Color(hex: 0xFF9A8E) }
  static var steel: Color { Color(hex: 0x8D9299) }

  /// The lined card: its rules, its label, its writing, its star, its paperclip and its shadow.
  static var rule: Color { Color(hex: 0xDFE6F1) }
  static var cardLabel: Color { Color(hex: 0x9A9AA2) }
  static var cardInk: Color { Color(hex: 0x2E2B3A) }
  static var star: Color { Color(hex: 0xF7CB45) }
  static var paperclip: Color { Color(hex: 0x7C6BE8) }
  static var cardShadow: Color { Color(hex: 0x3A3560) }

  /// The lavender note: its paper, its writing, its heart, its tape and its shadow.
  static var lavender: Color { Color(hex: 0xE5DDF8) }
  static var lavenderInk: Color { Color(hex: 0x6A54C8) }
  static var lavenderHeart: Color { Color(hex: 0x7C66DA) }
  static var washi: Color { Color(hex: 0xBFAFF0) }
  static var lavenderShadow: Color { Color(hex: 0x4A3F86) }

  /// The scalloped sticker: its paper, its writing, the glint on its heart, and its shadow.
  static var stickerPaper: Color { Color(hex: 0xF7DDD8) }
  static var stickerInk: Color { Color(hex: 0x9C3B2E) }
  static var heartGlint: Color { Color(hex: 0xFF9C92) }
  static var stickerShadow: Color { Color(hex: 0x7A3A36) }
}
