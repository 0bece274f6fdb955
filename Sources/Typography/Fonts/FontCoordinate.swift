/// An axis of a variable font, and a place on it, in the axis' own scale.
struct FontCoordinate: Hashable, Sendable {
  /// The axis' four-character tag, packed into a number.
  var tag: UInt32
  /// The place; for `wght` the weight, for `opsz` points.
  var value: Double
}

/// An axis that a font varies along.
struct FontAxis: Hashable, Sendable {
  /// The four-character tag, packed into a number.
  var tag: UInt32
  /// The ends of the axis.
  var range: ClosedRange<Double>
  /// Where the font stands when nothing is asked for.
  var defaultValue: Double

  static let weight: UInt32 = 0x7767_6874  // wght
  static let width: UInt32 = 0x7764_7468  // wdth
  static let opticalSize: UInt32 = 0x6F70_737A  // opsz
  static let italic: UInt32 = 0x6974_616C  // ital
  static let slant: UInt32 = 0x736C_6E74  // slnt

  /// The place on the axis nearest to `value`.
  func clamped(_ value: Double) -> FontCoordinate {
    FontCoordinate(tag: tag, value: min(max(value, range.lowerBound), range.upperBound))
  }
}

extension [FontAxis] {
  /// Where on the axes a font stands for a description: the one place that this is decided, for the
  /// shaper and the outlines alike.
  ///
  /// The weight goes to `wght`; the size in points to `opsz`, which is automatic optical sizing; the
  /// italic to `ital`, or where there is only `slnt` and the face is not slanted already, to the
  /// axis' lean to the right; the width to `wdth`. What the description names itself wins. Each is
  /// clamped to its axis; other axes stay at their default.
  func coordinates(for font: FontDescription, faceIsItalic: Bool) -> [FontCoordinate] {
    let hasItalicAxis = contains { $0.tag == FontAxis.italic }
    return map { axis in
      if let own = font.variations.last(where: { $0.isAbout(axis.tag) }), !own.value.isNaN {
        return axis.clamped(own.value)
      }
      switch axis.tag {
      case FontAxis.weight: return axis.clamped(font.weight.value)
      case FontAxis.width: return axis.clamped(font.width)
      case FontAxis.opticalSize: return axis.clamped(font.size)
      case FontAxis.italic: return axis.clamped(font.isItalic ? 1 : 0)
      case FontAxis.slant where font.isItalic && !hasItalicAxis && !faceIsItalic:
        // Leaning to the right is negative; -90 is beyond every axis.
        return axis.clamped(-90)
      default: return FontCoordinate(tag: axis.tag, value: axis.defaultValue)
      }
    }
  }
}
