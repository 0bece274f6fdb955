public import Typography

/// What views hand down to the texts in them, besides the font and the foreground style.
struct TextEnvironment: Sendable {
  /// For what texts have not said of themselves.
  var attributes = TextAttributes()
  /// How lines are broken, and how they stand.
  var paragraph = ParagraphStyle()
  /// How many lines a text is at least as high as.
  var reservedLines = 1
  /// What becomes of capitals and small letters.
  var textCase: Text.Case?
  /// How a text changes into another.
  var contentTransition = ContentTransition.identity
}

extension Text {
  /// What becomes of capitals and small letters.
  public enum Case: Hashable, Sendable, CaseIterable {
    /// All letters are capitals.
    case uppercase
    /// All letters are small.
    case lowercase

    func applied(to content: String) -> String {
      switch self {
      case .uppercase: content.uppercased()
      case .lowercase: content.lowercased()
      }
    }
  }

  /// Where a text that does not fit is cut.
  public typealias TruncationMode = TextTruncation
}

extension EnvironmentValues {
  private struct TextKey: EnvironmentKey {
    static let defaultValue = TextEnvironment()
  }

  /// What is handed down to texts.
  var text: TextEnvironment {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { text.paragraph.alignment }
    set { text.paragraph.alignment = newValue }
  }

  /// Where a text is cut that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { text.paragraph.truncation }
    set { text.paragraph.truncation = newValue }
  }

  /// Points between a line and the next, beside what the fonts ask for.
  public var lineSpacing: Double {
    get { text.paragraph.lineSpacing }
    set { text.paragraph.lineSpacing = newValue }
  }

  /// How many lines of a text may show; nil for all.
  public var lineLimit: Int? {
    get { text.paragraph.lineLimit }
    set { text.paragraph.lineLimit = newValue }
  }

  /// The least part of its size that a text which does not fit may be set at, 0...1.
  public var minimumScaleFactor: Double {
    get { text.paragraph.minimumScale }
    set { text.paragraph.minimumScale = newValue }
  }

  /// What becomes of capitals and small letters.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  /// How a text changes into another.
  public var contentTransition: ContentTransition {
    get { text.contentTransition }
    set { text.contentTransition = newValue }
  }
}
