/// Which font: a family, a size, a weight, upright or italic.
package struct FontDescription: Hashable, Sendable {
  /// The family's name, as the font file has it; upper and lower case are the same.
  package var family: String
  /// The size of the em in points, from 0 to ``maximumSize``.
  package var size: Double
  /// The weight; see ``FontWeight`` for weights that the family does not have.
  package var weight: FontWeight
  /// Whether the italic face is taken: it has to be there, upright glyphs are never slanted instead.
  package var isItalic: Bool
  /// How wide the letters are, in per cent of the normal width.
  ///
  /// The face nearest to it is taken, and of a font with an axis of widths the place nearest to it.
  package var width = 100.0
  /// Places on axes of a variable font that are asked for by name; they win over what goes by the others.
  package var variations: [FontVariation] = []

  /// The font of a family at a size in points.
  package init(
    family: String, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The largest size, in points: a glyph's coordinates keep 9 decimals there.
  package static let maximumSize = 1e6

  /// Throws where the size or the weight is not a number that text can be set with.
  func validate() throws(FontError) {
    try FontError.check(size, named: "font size", within: 0...Self.maximumSize)
    guard !weight.value.isNaN else {
      throw .valueOutOfRange(name: "font weight", value: weight.value, range: 1...1000)
    }
    guard !width.isNaN else {
      throw .valueOutOfRange(name: "font width", value: width, range: 1...1000)
    }
  }
}

extension FontError {
  /// Throws ``FontError/valueOutOfRange(name:value:range:)`` where `value` is outside, or NaN.
  static func check(
    _ value: Double, named name: String, within range: ClosedRange<Double>,
  ) throws(FontError) {
    guard range.contains(value) else {
      throw .valueOutOfRange(name: name, value: value, range: range)
    }
  }
}
