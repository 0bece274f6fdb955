import Drawing
import Imaging
import Typography

/// How a part of a text looks, as far as it has been said.
struct TextAttributes: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var tracking: Double?
  var kerning: Double?
  var baselineOffset: Double?
  var foregroundStyle: (any ShapeStyle)?
  var underline: Text.Decoration?
  var strikethrough: Text.Decoration?

  /// Whether nothing has been said.
  var isPlain: Bool {
    font == nil && weight == nil && design == nil && width == nil && isItalic == nil
      && hasMonospacedDigits == nil && tracking == nil && kerning == nil && baselineOffset == nil
      && foregroundStyle == nil && underline == nil && strikethrough == nil
  }

  /// These attributes, with those of `outer` for what has not been said.
  func filled(from outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight,
      design: design ?? outer.design, width: width ?? outer.width,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      tracking: tracking ?? outer.tracking, kerning: kerning ?? outer.kerning,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      foregroundStyle: foregroundStyle ?? outer.foregroundStyle,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough)
  }

  /// What the text is set in, where `font` is for texts that name none.
  func style(font outer: Font?) -> TextStyle {
    var font = font ?? outer ?? .body
    if let weight { font.weight = weight }
    if let design, font.design != nil { font = font.design(design) }
    if let width { font.width = width }
    if let isItalic { font.isItalic = isItalic }
    let hasMonospacedDigits = hasMonospacedDigits ?? font.hasMonospacedDigits
    return TextStyle(
      font: font.description, fallbacks: font.fallbackFamilies, tracking: tracking ?? 0,
      kerning: kerning ?? 0, baselineOffset: baselineOffset ?? 0,
      features: hasMonospacedDigits ? [.tabularFigures] : [])
  }
}

extension Text {
  /// A line under a text or through it.
  struct Decoration: Hashable, Sendable {
    /// Whether there is a line: "none" is said, too.
    var isActive: Bool
    var pattern: LineStyle.Pattern
    /// The colour; the text's own paint where nil.
    var color: Color?
  }

  /// The look of a line under a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is interrupted.
    public enum Pattern: Hashable, Sendable, CaseIterable {
      /// Not at all.
      case solid
      /// By dots as long as the line is thick.
      case dot
      /// By dashes three times as long as the line is thick.
      case dash
      /// By a dash and a dot in turn.
      case dashDot
      /// By a dash and two dots in turn.
      case dashDotDot

      /// Dashes and gaps in turn, for a line of thickness 1.
      var dashes: [Double] {
        switch self {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [3, 2]
        case .dashDot: [3, 2, 1, 2]
        case .dashDotDot: [3, 2, 1, 2, 1, 2]
        }
      }
    }
  }
}
