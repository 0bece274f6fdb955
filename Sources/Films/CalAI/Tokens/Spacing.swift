/// Cal AI's distances in points: a scale on a base of four, and what it is used for.
package enum Spacing {
  /// What all others are multiples of.
  package static let base = 4.0
  /// The scale.
  package static let scale: [Double] = [4, 8, 12, 16, 20, 24, 32, 40, 52, 68]

  /// Round the content of a meal card.
  package static let cardPadding = 16.0
  /// Round the content of the hero card.
  package static let heroPadding = 24.0
  /// Round the content of the streak card and of a detected meal.
  package static let statPadding = 20.0
  /// From the screen's sides to its content.
  package static let contentMargin = 16.0
  /// Between meal cards.
  package static let cardGap = 12.0
  /// Between major sections.
  package static let sectionGap = 28.0
}

/// Cal AI's corners, in points of radius.
package enum Radius {
  /// Small badges.
  package static let subtle = 8.0
  /// What is typed into.
  package static let input = 14.0
  /// Small pictures of meals.
  package static let cardThumbnail = 16.0
  /// Meal cards, detected meals.
  package static let cardStandard = 20.0
  /// The hero card.
  package static let hero = 24.0
  /// Primary buttons.
  package static let pill = 28.0

  /// Every radius under its name.
  package static let tokens = [
    ("Subtle", subtle), ("Input", input), ("Card Thumbnail", cardThumbnail),
    ("Card Standard", cardStandard), ("Hero", hero), ("Pill", pill),
  ]
}
