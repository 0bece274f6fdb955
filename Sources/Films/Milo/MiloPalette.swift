import Flipbook

/// Milo's colours.
extension ShapeStyle where Self == Color {
  /// What every screen lies on.
  static var page: Color { Color(hex: 0xF7F7F7) }
  /// Titles, numbers, lines that are drawn.
  static var ink: Color { Color(hex: 0x222222) }
  /// Subtitles, and lines of grey text.
  static var soft: Color { Color(hex: 0x6B6B6B) }
  /// Footnotes, and small capitals.
  static var faint: Color { Color(hex: 0x8A8A8A) }
  /// The button at the foot of a screen.
  static var charcoal: Color { Color(hex: 0x232826) }
  /// The green of a companion, and of a switch that is on.
  static var leaf: Color { Color(hex: 0x4DB88A) }

  /// The ring that the dial's arc runs in.
  static var track: Color { Color(hex: 0xEDEDED) }
  /// The dial's arc.
  static var sky: Color { Color(hex: 0x8ECFDD) }
  /// The pill below the dial.
  static var mist: Color { Color(hex: 0xE3F3F6) }
  /// What the pill's label is written in.
  static var slate: Color { Color(hex: 0x4A5B5F) }
  /// The card of the reminder.
  static var card: Color { Color(hex: 0xEFEFEF) }
  /// A row of a list, where it is not chosen.
  static var row: Color { Color(hex: 0xF0F0F0) }
  /// Ticks between the hours of the dial.
  static var minorTick: Color { Color(hex: 0xC9C9C9) }
  /// A switch that is off.
  static var switchOff: Color { Color(hex: 0xD6D6D6) }

  /// The stamp's paper.
  static var stampPaper: Color { Color(hex: 0xF6DED3) }
  /// The stamp's picture.
  static var stampPanel: Color { Color(hex: 0xE0563B) }
  /// What is drawn and written on the stamp's picture.
  static var cream: Color { Color(hex: 0xF8DFA5) }
  /// What is printed on the stamp's paper.
  static var print: Color { Color(hex: 0x4A2A22) }

  /// What the dial's face throws on its ring, as faint as it lies there.
  static var dialShadow: Color { Color(hex: 0x1E3A40).opacity(0.14) }
  /// What the stamp throws on the page, at full strength.
  static var stampShadow: Color { Color(hex: 0x7A3A22) }
  /// The light on a pressed button's edge.
  static var bloom: Color { Color(hex: 0xBDF3CE) }
}

extension [Color] {
  /// The light that runs out from a finger, by its place along the radius, 0...1, with its alpha at
  /// full strength.
  static let shimmer: [(location: Double, color: Color, alpha: Double)] = [
    (0, Color(hex: 0xB1EEC5), 0.10), (0.30, Color(hex: 0xB4EEC7), 0.13),
    (0.46, Color(hex: 0xBCF1CD), 0.22), (0.56, Color(hex: 0xCAF5D8), 0.38),
    (0.64, Color(hex: 0xDCFAE6), 0.58), (0.70, Color(hex: 0xE8FEEF), 0.72),
    (0.74, Color(hex: 0xECFFF2), 0.76), (0.78, Color(hex: 0xE8FEEF), 0.72),
    (0.84, Color(hex: 0xD8F9E3), 0.54), (0.90, Color(hex: 0xC1F2D1), 0.28),
    (0.95, Color(hex: 0xB1EEC5), 0.10), (1, Color(hex: 0xA8EBBE), 0),
  ]
}
