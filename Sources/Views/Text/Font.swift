public import Typography

/// A typeface at a size and a weight.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public typealias Weight = FontWeight

  /// The family's name.
  public var family: String
  /// The size, in points an em.
  public var size: Double
  /// The weight on the font's axis.
  public var weight: Weight
  /// Whether the italic is used.
  public var isItalic: Bool

  /// The regular weight of the family called `name`, at `size` points an em.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(family: name, size: size, weight: .regular, isItalic: false)
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// This font's italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The regular weight of Plus Jakarta Sans at 17 points, where no font was named.
  static let body = Font.custom("Plus Jakarta Sans", size: 17)

  var description: FontDescription {
    FontDescription(family: family, size: size, weight: weight, isItalic: isItalic)
  }
}
