package import Flipbook

/// A role of text in Cal AI: size, weight, line height and tracking in one, named as its design system does.
///
/// Inter, digits of one width in every role, the letterforms of each size.
package struct Type: Hashable, Sendable {
  /// Points an em.
  package let size: Double
  package let weight: Font.Weight
  /// The height of a line in parts of the size.
  package let lineHeight: Double
  /// Points after each character.
  package let tracking: Double

  private init(
    _ size: Double, _ weight: Font.Weight, lineHeight: Double, tracking: Double = 0
  ) {
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    self.tracking = tracking
  }

  // MARK: The hierarchy

  /// What is left of the day, on the hero card.
  package static let dailyTotal = Type(72, .bold, lineHeight: 1, tracking: -1.5)
  /// A meal's calories.
  package static let mealCardCalories = Type(40, .bold, lineHeight: 1, tracking: -0.8)
  /// Days in a row.
  package static let streakNumber = Type(48, .bold, lineHeight: 1, tracking: -1)
  /// The name of a screen at rest.
  package static let screenTitle = Type(28, .bold, lineHeight: 1.1, tracking: -0.4)
  /// "Recently logged".
  package static let sectionTitle = Type(22, .bold, lineHeight: 1.2, tracking: -0.3)
  /// The name of a screen that has scrolled.
  package static let navTitle = Type(17, .semibold, lineHeight: 1.1, tracking: -0.1)
  /// "Grilled Chicken Bowl".
  package static let mealName = Type(17, .semibold, lineHeight: 1.3, tracking: -0.15)
  /// Descriptions.
  package static let body = Type(15, .regular, lineHeight: 1.4)
  /// "P 42g".
  package static let macroChip = Type(12, .semibold, lineHeight: 1.2)
  /// Servings, and what stands beside numbers.
  package static let meta = Type(13, .medium, lineHeight: 1.3)
  /// Small capitals.
  package static let label = Type(11, .bold, lineHeight: 1.2, tracking: 0.8)
  /// "Scan a meal".
  package static let buttonPrimary = Type(16, .semibold, lineHeight: 1, tracking: -0.1)
  /// "Edit", "Delete", text that is tapped.
  package static let buttonSecondary = Type(14, .semibold, lineHeight: 1)
  /// The names under the tab bar's icons.
  package static let tabLabel = Type(10, .semibold, lineHeight: 1, tracking: 0.2)
  /// "12:30 PM".
  package static let timestampTabular = Type(13, .medium, lineHeight: 1)

  // MARK: What components add

  /// The number between a stepper's buttons.
  package static let stepperNumber = Type(24, .bold, lineHeight: 1)
  /// Grams in a ring.
  package static let ringValue = Type(18, .bold, lineHeight: 1)
  /// Grams in a compact ring.
  package static let ringValueCompact = Type(16, .bold, lineHeight: 1)
  /// The "g" in a ring.
  package static let ringUnit = Type(12, .medium, lineHeight: 1)
  /// What the day plans, in a ring.
  package static let ringGoal = Type(10, .medium, lineHeight: 1)
  /// "PROTEIN" under a ring.
  package static let ringLabel = Type(10, .bold, lineHeight: 1.2, tracking: 0.8)
  /// The text of a button with an edge.
  package static let buttonBordered = Type(15, .semibold, lineHeight: 1)
  /// What the machine has seen in a meal.
  package static let itemName = Type(15, .semibold, lineHeight: 1.3)
  /// A chip that filters.
  package static let filterChip = Type(13, .semibold, lineHeight: 1)
  /// The caption of a component on the sheet.
  package static let caption = Type(11, .medium, lineHeight: 1.2)

  /// The typeface at this size and weight.
  package var font: Font {
    .custom("Inter", size: size).weight(weight).monospacedDigit()
  }
}

extension View {
  /// Sets the texts in this view as a role asks.
  func type(_ type: Type, _ color: Color = Palette.textPrimary) -> some View {
    font(type.font)
      .tracking(type.tracking)
      .lineHeight(.exact(points: type.size * type.lineHeight))
      .foregroundStyle(color)
  }

  /// The same for a text that stands in the middle of something: without what follows its last letter,
  /// so that its ink is centred.
  func centered(_ type: Type, _ color: Color = Palette.textPrimary) -> some View {
    self.type(type, color).offset(x: type.tracking / 2)
  }
}
