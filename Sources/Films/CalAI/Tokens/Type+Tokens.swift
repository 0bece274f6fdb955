import Flipbook

extension Type {
  /// A role of the hierarchy under its name, with a text that has it.
  package struct Token: Sendable {
    package let name: String
    package let type: Type
    let sample: String

    fileprivate init(_ name: String, _ type: Type, _ sample: String) {
      (self.name, self.type, self.sample) = (name, type, sample)
    }
  }

  /// Every role of the hierarchy, in its order.
  package static let tokens = [
    Token("Daily Total (Hero)", dailyTotal, "1,353"),
    Token("Meal Card Calories", mealCardCalories, "487"),
    Token("Streak Number", streakNumber, "14"),
    Token("Screen Title (Large)", screenTitle, "Today"),
    Token("Section Title", sectionTitle, "Recently logged"),
    Token("Nav Title (Compact)", navTitle, "Today"),
    Token("Meal Name", mealName, "Grilled Chicken Bowl"),
    Token("Body", body, "Every field is editable"),
    Token("Macro Chip", macroChip, "P 42g"),
    Token("Meta", meta, "1 serving"),
    Token("Label (UPPER)", label, "PROTEIN"),
    Token("Button (Primary)", buttonPrimary, "Scan a meal"),
    Token("Button (Secondary)", buttonSecondary, "Edit"),
    Token("Tab Label", tabLabel, "Home"),
    Token("Timestamp Tabular", timestampTabular, "12:30 PM"),
  ]

  /// The weights that there are, as numbers.
  private static let weights: [Font.Weight: Int] = [
    .regular: 400, .medium: 500, .semibold: 600, .bold: 700,
  ]

  /// Size, weight and tracking: "72 / 700 / -1.5".
  var figures: String {
    "\(size.short) / \(Self.weights[weight] ?? 400)" + (tracking == 0 ? "" : " / \(tracking.short)")
  }
}

extension Double {
  /// Without a fraction where there is none.
  var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
