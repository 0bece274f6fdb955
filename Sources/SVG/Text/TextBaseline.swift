import Typography

/// A line that letters may be aligned by, other than the one that they stand on.
///
/// The heights are those that browsers take where a font has no table of baselines.
enum TextBaseline: Hashable, Sendable {
  case beforeEdge, hanging, central, middle, mathematical, alphabetic, afterEdge

  /// The baseline that `dominant-baseline` or `alignment-baseline` names; nil for what leaves the choice
  /// to the text's direction.
  init?(_ name: String) {
    switch name {
    case "before-edge", "text-before-edge", "text-top": self = .beforeEdge
    case "hanging": self = .hanging
    case "central": self = .central
    case "middle": self = .middle
    case "mathematical": self = .mathematical
    case "alphabetic": self = .alphabetic
    case "ideographic", "after-edge", "text-after-edge", "text-bottom": self = .afterEdge
    default: return nil
    }
  }

  /// How far above the alphabetic baseline it lies.
  func height(in metrics: FontMetrics) -> Double {
    switch self {
    case .beforeEdge: metrics.ascent
    case .hanging: metrics.ascent * 0.8
    case .central: (metrics.ascent - metrics.descent) / 2
    case .middle: metrics.xHeight / 2
    case .mathematical: metrics.ascent / 2
    case .alphabetic: 0
    case .afterEdge: -metrics.descent
    }
  }
}
