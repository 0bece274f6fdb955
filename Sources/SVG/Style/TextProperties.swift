import Typography

/// The inherited properties of text.
struct TextProperties: Hashable, Sendable {
  /// Where a line of text starts from.
  enum Anchor: Hashable { case start, middle, end }

  /// The families to look for, in order; generic names in small letters and without quotes.
  var families: [FontFamily] = []
  var fontSize = 16.0
  /// The number on the weight axis.
  var weight = 400.0
  var isItalic = false
  /// The width of letters in per cent of the normal one.
  var width = 100.0
  /// Axes of variable fonts that are set by name.
  var variations: [FontVariation] = []
  /// Features of fonts that are set by name.
  var features: [FontFeature] = []
  var isSmallCaps = false
  /// Whether letters are moved closer or apart as the font says.
  var kerns = true
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var anchor = Anchor.start
  /// Whether text as a whole is read from right to left.
  var isRightToLeft = false
  var language = "en"
  /// Whether white space is kept as it is.
  var preservesSpace = false
  /// Whether lines run down instead of to the right.
  var isVertical = false
  /// How all characters stand where lines run down; nil for each as its script has it.
  var orientation: VerticalOrientation?
  /// The baseline that is put on a line's place; nil for the one that goes with its direction.
  var dominantBaseline: TextBaseline?

  /// How much of a line stands before the place that it is anchored to, 0...1.
  var shareBeforeAnchor: Double {
    switch anchor {
    case .start: isRightToLeft ? 1 : 0
    case .middle: 0.5
    case .end: isRightToLeft ? 0 : 1
    }
  }

  /// Whether text in both is set in one font, so that it can be shaped as one.
  func hasFont(of other: TextProperties) -> Bool {
    families == other.families && fontSize == other.fontSize && weight == other.weight
      && width == other.width && variations == other.variations && features == other.features
      && isItalic == other.isItalic && isSmallCaps == other.isSmallCaps && kerns == other.kerns
      && (letterSpacing == 0) == (other.letterSpacing == 0) && language == other.language
  }
}

/// A name in a list of font families.
enum FontFamily: Hashable, Sendable {
  case named(String)
  case serif, sansSerif, monospace, cursive, fantasy
}
