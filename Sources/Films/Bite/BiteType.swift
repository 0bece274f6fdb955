import Flipbook

/// A role of text: size, weight and tracking of the one typeface.
///
/// Its figures are proportional everywhere: the tabular 1 has a slab foot, and the tabular 0 is narrow.
struct TextRole {
  let size: Double
  let weight: Font.Weight
  /// Points after each character.
  let tracking: Double

  /// A role; without a tracking, text of 17 points and more is set 1 % of its size tighter.
  init(_ size: Double, _ weight: Font.Weight, tracking: Double? = nil) {
    self.size = size
    self.weight = weight
    self.tracking = tracking ?? (size >= 17 ? -0.01 * size : 0)
  }

  static func headline(_ weight: Font.Weight) -> TextRole { TextRole(44, weight, tracking: -1.1) }
  static let allSetTitle = TextRole(44, .bold, tracking: -1.1)
  static let onboardingTitle = TextRole(40, .semibold, tracking: -0.8)
  static let screenTitle = TextRole(32, .semibold, tracking: -0.64)
  static let greeting = TextRole(28, .semibold, tracking: -0.56)
  static let streaks = TextRole(56, .bold, tracking: -1.9)
  static let points = TextRole(88, .light, tracking: -2.64)
  static let listCount = TextRole(80, .light, tracking: -2.4)
  static let bigNumber = TextRole(64, .light, tracking: -1.9)
  static let gauge = TextRole(42, .light, tracking: -1.3)
  static let portions = TextRole(40, .semibold, tracking: -0.8)
  static let rewardTitle = TextRole(36, .bold, tracking: -0.9)
  static let detailTitle = TextRole(34, .bold, tracking: -0.9)
  static let cookTitle = TextRole(30, .semibold, tracking: -0.6)
  static let listCardTitle = TextRole(30, .semibold, tracking: -0.75)
  static let mealCardTitle = TextRole(28, .bold, tracking: -0.7)
  static let rewardValue = TextRole(28, .semibold, tracking: -0.56)
  static let dayName = TextRole(24, .semibold, tracking: -0.48)
  static let upNext = TextRole(22, .semibold, tracking: -0.3)
  static let statValue = TextRole(22, .semibold, tracking: -0.3)
  static let instruction = TextRole(22, .medium, tracking: -0.44)
  static let medal = TextRole(20, .semibold, tracking: -0.3)
  static let listRow = TextRole(19, .medium, tracking: -0.19)
  static let mealRow = TextRole(19, .semibold, tracking: -0.19)
  static let button = TextRole(18, .medium, tracking: -0.18)
  static let level = TextRole(18, .semibold, tracking: -0.18)
  static let body = TextRole(17, .medium, tracking: -0.17)
  static let strongBody = TextRole(17, .semibold, tracking: -0.17)
  static let amount = TextRole(16, .medium)
  static let small = TextRole(15, .medium)
  static let strongSmall = TextRole(15, .semibold, tracking: 0)
  static let tabLabel = TextRole(15, .semibold, tracking: -0.15)
  static let date = TextRole(15, .semibold, tracking: 0)
  static let caption = TextRole(13, .medium)
  static let largeCaption = TextRole(14, .medium)
  static let ingredientLine = TextRole(14, .regular)
  static let caps = TextRole(12, .bold, tracking: 1.4)
  static let medalCaps = TextRole(11, .bold, tracking: 1)
  static let shelfCaps = TextRole(12, .bold, tracking: 1.2)
  static let tagCaps = TextRole(11, .semibold, tracking: 0.7)

  var font: Font { .bite(size, weight) }
}

extension Font {
  /// The one typeface of the app.
  static func bite(_ size: CGFloat, _ weight: Font.Weight) -> Font {
    .custom("Plus Jakarta Sans", size: size).weight(weight)
  }
}

extension View {
  /// Sets the texts in this view as a role asks.
  func role(_ role: TextRole, _ color: Color) -> some View {
    font(role.font).tracking(role.tracking).foregroundStyle(color)
  }
}
