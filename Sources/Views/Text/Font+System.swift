public import Typography

extension Font {
  /// What kind of typeface stands for the system's.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// Inter, for San Francisco.
    case `default`
    /// Nunito, for San Francisco Rounded.
    case rounded
    /// New York, which does not come with Flipbook: an error says so unless the fonts have it.
    case serif
    /// SF Mono, which does not come with Flipbook: an error says so unless the fonts have it.
    case monospaced

    /// The family's name.
    var family: String {
      switch self {
      case .default: "Inter"
      case .rounded: "Nunito"
      case .serif: "New York"
      case .monospaced: "SF Mono"
      }
    }
  }

  /// The system's typeface at a size in points, regular unless a weight is given.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil,
  ) -> Font {
    Font.custom("", size: size).weight(weight ?? .regular).design(design ?? .default)
  }

  /// The system's typeface in a style of text, whose weight it has unless another is given.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil,
  ) -> Font {
    .system(size: style.size, weight: weight ?? style.weight, design: design)
  }

  /// This font in the typeface that `design` names.
  func design(_ design: Design) -> Font {
    var font = self
    (font.family, font.design) = (design.family, design)
    return font
  }

  /// What a text is for; sizes are those of iOS at its default setting.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 15 points.
    case subheadline
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    /// The size in points.
    var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The weight.
    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points.
  public static let title = Font.system(.title)
  /// 22 points.
  public static let title2 = Font.system(.title2)
  /// 20 points.
  public static let title3 = Font.system(.title3)
  /// 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// 17 points: what a text is set in that nothing names a font for.
  public static let body = Font.system(.body)
  /// 16 points.
  public static let callout = Font.system(.callout)
  /// 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// 13 points.
  public static let footnote = Font.system(.footnote)
  /// 12 points.
  public static let caption = Font.system(.caption)
  /// 11 points.
  public static let caption2 = Font.system(.caption2)
}
