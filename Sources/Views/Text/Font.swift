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
  /// How wide the letters are.
  public var width = Width.standard
  /// What kind of typeface stands for the system's; nil for a font that was asked for by name.
  var design: Design?
  /// Whether all digits have one width.
  public var hasMonospacedDigits = false
  /// The size that the letterforms are cut for, in points; nil for the size they are set at.
  public var opticalSize: Double?
  /// Families that characters are taken from, in order, where this one lacks them.
  public var fallbackFamilies: [String] = []

  /// The regular weight of the family called `name`, at `size` points an em.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(family: name, size: size, weight: .regular, isItalic: false)
  }

  /// The regular weight of the family called `name`, at `size` points an em.
  ///
  /// Sizes do not change with a reader's settings here, so this is ``custom(_:size:)``.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    .custom(name, size: fixedSize)
  }

  /// The regular weight of the family called `name`, at `size` points an em.
  ///
  /// Sizes do not change with a reader's settings here, so this is ``custom(_:size:)``.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    .custom(name, size: size)
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }

  /// This font's italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// This font with letters of another width, where the family has them.
  ///
  /// A family without an axis of widths gives the face nearest to it: its only one.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// This font with digits of one width, so that a number that changes does not move.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// This font with the letterforms of a size, in points, whatever size it is set at.
  ///
  /// Fonts without an `opsz` axis take no notice; a size beyond the axis, or NaN, counts as the nearest
  /// that there is, or as none. (SwiftUI has this of UIKit's font descriptors.)
  public func opticalSize(_ size: Double?) -> Font {
    var font = self
    font.opticalSize = size
    return font
  }

  /// This font, with other families for the characters that it lacks, in order.
  ///
  /// A character as people see it is never split between families. (SwiftUI has the system choose.)
  public func fallback(_ families: String...) -> Font {
    var font = self
    font.fallbackFamilies = families
    return font
  }

  var description: FontDescription {
    var description = FontDescription(
      family: family, size: size, weight: weight, isItalic: isItalic)
    description.width = width.percent
    if let opticalSize { description.variations = [FontVariation("opsz", value: opticalSize)] }
    return description
  }
}

extension Font {
  /// How wide letters are in relation to the standard width.
  public struct Width: Hashable, Sendable {
    /// 0 for the standard width, less for narrower letters, more for wider ones.
    public var value: CGFloat

    /// The width of `value`.
    public init(_ value: CGFloat) { self.value = value }

    /// 62.5 % of the standard width.
    public static let compressed = Width(-0.3)
    /// 75 % of the standard width.
    public static let condensed = Width(-0.2)
    /// The width that text usually has.
    public static let standard = Width(0)
    /// 125 % of the standard width.
    public static let expanded = Width(0.2)

    /// The place on OpenType's axis of widths, in per cent: its named widths are 0.1 or 12.5 % apart.
    var percent: Double { 100 + value * 125 }
  }
}
