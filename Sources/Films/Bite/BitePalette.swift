import Flipbook

/// Bite Club's colours by what they are for: the only place with colour values.
extension ShapeStyle where Self == Color {
  /// The deep teal that every main screen lies on, dark buttons, and the letters on white.
  static var ground: Color { Color(hex: 0x04393D) }
  /// The near-black that the onboarding and the kitchen lie on, where the glow does not reach.
  static var night: Color { Color(hex: 0x142020) }
  /// Round buttons on the night.
  static var nightButton: Color { Color(hex: 0x2A3636) }
  /// Chips.
  static var chip: Color { Color(hex: 0x144144) }
  /// The accent: checks, badges, icons on dark, cards that call.
  static var accent: Color { Color(hex: 0x14FFFB) }
  /// The ring of a timer.
  static var timerRing: Color { Color(hex: 0x12FFF9) }
  /// The second teal: "View Plan", "Share", the dial's dots.
  static var lagoon: Color { Color(hex: 0x09B2B7) }

  /// White cards and sheets.
  static var card: Color { Color(hex: 0xFCFCFC) }
  /// Light buttons on them.
  static var cardButton: Color { Color(hex: 0xE6F1F1) }
  /// The tiles of a rating.
  static var ratingTile: Color { Color(hex: 0xE6F4F4) }
  /// A tag on a card.
  static var tag: Color { Color(hex: 0xE9EFEF) }
  /// The track of the level's bar.
  static var levelTrack: Color { Color(hex: 0xDDE8E8) }

  /// Round buttons, the search field, the stepper.
  static var button: Color { Color(hex: 0x0E4C50) }
  /// A tile of the plan, one that is lifted, and one that it would be dropped on.
  static var planTile: Color { Color(hex: 0x0B4549) }
  static var liftedTile: Color { Color(hex: 0x11565B) }
  static var targetTile: Color { Color(hex: 0x0E5A5E) }
  /// What a lifted tile throws on those below.
  static var liftShadow: Color { Color(hex: 0x001416).opacity(0.62) }
  /// The tiles of a reward.
  static var rewardTile: Color { Color(hex: 0x0E5A5E) }
  /// What they read below their values.
  static var rewardLabel: Color { Color(hex: 0xCDE3E2) }
  static var recipeCard: Color { Color(hex: 0x184B4C) }
  /// The field that adds to the list.
  static var addField: Color { Color(hex: 0x2B5658) }
  /// The sheet over a recipe, the track of its segments, and what dims the screen below.
  static var sheet: Color { Color(hex: 0x0C3F42) }
  static var segmentTrack: Color { Color(hex: 0x06292C) }
  static var dim: Color { Color(hex: 0x001214) }

  /// Second lines on dark.
  static var second: Color { Color(hex: 0x9DB5B5) }
  /// Values of a meta line on dark.
  static var metaValue: Color { Color(hex: 0xC9DCDB) }
  /// The name of a tab that is not shown.
  static var idleTab: Color { Color(hex: 0x7FA3A4) }
  /// Second lines on white.
  static var secondOnCard: Color { Color(hex: 0x6F8586) }
  /// "of 4", "6 things".
  static var quietOnCard: Color { Color(hex: 0x8DA0A1) }
  /// A note below a question on white.
  static var noteOnCard: Color { Color(hex: 0x7F9394) }
  /// Lines between rows.
  static var hairline: Color { .white.opacity(0.12) }
  /// Dashes between rows.
  static var dashes: Color { .white.opacity(0.22) }
  /// The ring of what is not ticked.
  static var unticked: Color { .white.opacity(0.42) }

  /// The tab bar's glass, and what it throws on the content.
  static var tabBarVeil: Color { Color(hex: 0x3D616F).opacity(0.7) }
  static var tabBarShadow: Color { Color(hex: 0x00191B).opacity(0.42) }

  /// The fire behind the current streak, from its middle outwards.
  static var ember: Color { Color(hex: 0xFFA032) }
  static var emberOrange: Color { Color(hex: 0xFF7A1A) }
  static var emberRed: Color { Color(hex: 0xE9571A) }
  static var emberDark: Color { Color(hex: 0xC8461A) }

  /// The streak's flame.
  static var flame: Color { Color(hex: 0xFFB020) }
  /// The flare, from its core outwards.
  static var flareCore: Color { Color(hex: 0xFFE27A) }
  static var flareWhite: Color { Color(hex: 0xFFF6D2) }
  static var flareOrange: Color { Color(hex: 0xFF6A00) }
  static var flareMagenta: Color { Color(hex: 0xE8457A) }
  static var flarePurple: Color { Color(hex: 0x5B3F9A) }
  /// What the points throw on the flare.
  static var numberShadow: Color { Color(hex: 0x7A2600).opacity(0.5) }
}

/// Bite Club's gradients.
extension LinearGradient {
  /// The light button, from left to right.
  static let mint = LinearGradient(
    colors: [Color(hex: 0xD8F4F8), Color(hex: 0xCAFFFC)], startPoint: .leading,
    endPoint: .trailing)
}
