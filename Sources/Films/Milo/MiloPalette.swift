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
}
