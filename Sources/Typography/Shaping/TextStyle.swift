/// How text is set: its font, and what the shaper is told beside it.
package struct TextStyle: Hashable, Sendable {
  /// The font.
  package var font: FontDescription
  /// Families that characters are taken from, in order, where the font has no glyph for them.
  ///
  /// They are set at the font's size, weight and slant; upright where the family has no italic.
  package var fallbacks: [String]
  /// Points added after each character that has a width, the last one too.
  ///
  /// As SwiftUI's `.tracking`: where it is not 0, letters are not joined to ligatures. Marks keep
  /// their place on the letter that they belong to.
  package var tracking: Double
  /// Points added as for ``tracking``, with ligatures kept; counts only where tracking is 0.
  package var kerning: Double
  /// How far above the line's baseline the text stands, in points.
  package var baselineOffset: Double
  /// Features that are switched on or off, later ones winning over earlier ones.
  package var features: [FontFeature]
  /// What stands in place of U+FFFC, the sign for an object; a sign as others where nil.
  package var attachment: TextAttachment?
  /// The language, as BCP 47 names it: some fonts have other letter forms for it.
  package var language: String

  /// The style with a font, and nothing out of the ordinary unless said.
  package init(
    font: FontDescription, fallbacks: [String] = [], tracking: Double = 0, kerning: Double = 0,
    baselineOffset: Double = 0, features: [FontFeature] = [], language: String = "en",
  ) {
    self.font = font
    self.fallbacks = fallbacks
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.features = features
    self.language = language
  }

  /// Throws where a number or a feature is not one that text can be set with.
  func validate() throws(FontError) {
    try font.validate()
    let limit = FontDescription.maximumSize
    try FontError.check(tracking, named: "tracking", within: -limit...limit)
    try FontError.check(kerning, named: "kerning", within: -limit...limit)
    try FontError.check(baselineOffset, named: "baseline offset", within: -limit...limit)
    if let attachment {
      for length in [attachment.width, attachment.ascent, attachment.descent] {
        try FontError.check(length, named: "length of an attachment", within: -limit...limit)
      }
    }
    for feature in features {
      _ = try feature.packedTag()
    }
  }

  /// The points added after each character.
  var spacing: Double { tracking != 0 ? tracking : kerning }

  /// The features that the shaper is given: tracking's first, so that explicit ones win.
  var shapingFeatures: [FontFeature] {
    guard tracking != 0 else { return features }
    return [FontFeature("liga", value: 0), FontFeature("clig", value: 0)] + features
  }
}

/// The room that something takes on a line which is not text: a picture.
package struct TextAttachment: Hashable, Sendable {
  /// The sign for an object, in place of which it stands.
  package static let character: Character = "\u{FFFC}"

  /// How far the pen goes on, in points; kept to a whole unit of the font.
  package var width: Double
  /// How far it reaches above the baseline, in points.
  package var ascent: Double
  /// How far it reaches below the baseline, in points.
  package var descent: Double

  /// Room of this extent.
  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The glyph of an attachment, which no font has: nothing is drawn for it.
  static let glyph = UInt32.max

  func scaled(by factor: Double) -> TextAttachment {
    TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}
