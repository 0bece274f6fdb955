import Flipbook

/// The grid's measures, in points of the scrolled content.
enum RecipeGrid {
  static let card = CGSize(width: 175, height: 266)
  static let radius = 24.0
  static let gap = 12.0
  static let top = 244.0
  static let margin = 20.0
  /// What stays free below the last row, for the bar.
  static let foot = 122.0
  /// A card's plate, from the card's corner.
  static let plate = CGPoint(x: 87.5, y: 88)
  static let plateDiameter = 140.0

  /// Where the card at `index` stands.
  static func frame(of index: Int) -> CGRect {
    CGRect(
      x: margin + (card.width + gap) * Double(index % 2),
      y: top + (card.height + gap) * Double(index / 2),
      width: card.width, height: card.height)
  }

  /// The height of the content with `count` cards, at least a screen's.
  static func height(of count: Int) -> Double {
    let rows = Double((count + 1) / 2)
    return max(top + rows * (card.height + gap) - gap + foot, Viewport.height)
  }
}
