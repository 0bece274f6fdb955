import Flipbook

/// The colours of the companions and of what they hold.
extension ShapeStyle where Self == Color {
  /// Lines of the companions: limbs, rims of eyes, smiles.
  static var outline: Color { Color(hex: 0x1C1C1E) }

  /// Bo's crumb.
  static var butter: Color { Color(hex: 0xEBC94F) }
  static var butterShade: Color { Color(hex: 0xCF9A35) }
  static var butterShine: Color { Color(hex: 0xFBEBA4) }
  static var butterCard: Color { Color(hex: 0xF8EDB6) }
  static var butterCheek: Color { Color(hex: 0xF0954F).opacity(0.55) }
  static var breadcrumb: Color { Color(hex: 0xD9B03C) }

  /// Pip's cloud.
  static var violet: Color { Color(hex: 0x7469E6) }
  static var violetShade: Color { Color(hex: 0x6156CF) }
  static var violetShine: Color { Color(hex: 0xA79FF4) }
  static var violetCard: Color { Color(hex: 0xE6E3FA) }
  static var violetCheek: Color { Color(hex: 0xF08BB4).opacity(0.65) }
  static var violetTongue: Color { Color(hex: 0xF2766B) }

  /// Momo's star.
  static var coral: Color { Color(hex: 0xE96D5E) }
  static var coralShade: Color { Color(hex: 0xD65A4C) }
  static var coralShine: Color { Color(hex: 0xF6A195) }
  static var coralCard: Color { Color(hex: 0xF6DDD3) }
  static var coralCheek: Color { Color(hex: 0xFFC0A8).opacity(0.8) }
  static var coralTongue: Color { Color(hex: 0xFFB3A6) }

  /// Kiko's star, whose own colour is the leaf's.
  static var leafShade: Color { Color(hex: 0x3EA277) }
  static var leafShine: Color { Color(hex: 0x90DDB9) }
  static var leafCard: Color { Color(hex: 0xD9E9DA) }
  static var leafCheek: Color { Color(hex: 0xF6A98F).opacity(0.85) }

  /// The heart on a mug, and on a sticker.
  static var heartRed: Color { Color(hex: 0xE2463D) }
  /// What rises from a mug.
  static var steam: Color { Color(hex: 0xB9B4A6) }
  /// The handle of a magnifying glass.
  static var brass: Color { Color(hex: 0xF2B544) }
  /// What is seen through it.
  static var lens: Color { Color(hex: 0xE4F4FA).opacity(0.85) }
  /// The fold of a paper plane.
  static var fold: Color { Color(hex: 0xCDD3DD) }
  /// A clipboard, its clip, what is written on it and what is ticked off.
  static var clipboard: Color { Color(hex: 0xB98250) }
  static var clip: Color { Color(hex: 0xC9CED6) }
  static var jotting: Color { Color(hex: 0xB9BEC6) }
  static var tick: Color { Color(hex: 0x2E9A6C) }

  /// A page that is not the one shown.
  static var dot: Color { Color(hex: 0xD4D4D4) }
  /// Small print in a text field.
  static var whisper: Color { Color(hex: 0x9A9A9A) }
}
