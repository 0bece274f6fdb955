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
