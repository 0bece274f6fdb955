import Typography

/// A text as a view file writes it: a literal in which Markdown's marks count.
///
/// `Text("a **bold** word")` is one; `Text(verbatim:)` and `Text(_:)` of a `String` show every
/// character. What is interpolated is not looked through for marks, and takes on the style that is
/// round it. There is one language: nothing is translated, and numbers are written as they are in Swift.
///
/// Strong text is bold, emphasised text italic, code in the monospaced design, links in the tint.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  /// The text, with ``placeholder`` in place of what is interpolated.
  private let source: String
  /// What is interpolated, in order.
  private let values: [Text]

  /// Stands for an interpolated value while marks are looked for: a letter of no script.
  private static let placeholder: Unicode.Scalar = "\u{F8FF}"

  /// The text `value`, in which Markdown's marks count.
  public init(_ value: String) {
    self.init(stringLiteral: value)
  }

  /// The text `value`.
  public init(stringLiteral value: String) {
    source = value
    values = []
  }

  /// The text that `stringInterpolation` has put together.
  public init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
    values = stringInterpolation.values
  }

  /// A text in the making.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var source = ""
    fileprivate var values: [Text] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity)
      values.reserveCapacity(interpolationCount)
    }

    /// Adds what stands between two values.
    public mutating func appendLiteral(_ literal: String) {
      for scalar in literal.unicodeScalars {
        if scalar == LocalizedStringKey.placeholder {
          appendInterpolation(Text(verbatim: String(scalar)))
        } else {
          source.unicodeScalars.append(scalar)
        }
      }
    }

    /// Adds `value` as Swift writes it.
    public mutating func appendInterpolation(_ value: some Any) {
      appendInterpolation(Text(verbatim: "\(value)"))
    }

    /// Adds `image`, which stands on the line like a letter.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds `text`, with the style that it has itself.
    public mutating func appendInterpolation(_ text: Text) {
      source.unicodeScalars.append(LocalizedStringKey.placeholder)
      values.append(text)
    }
  }

  /// The parts of the text, each in its style.
  var parts: [Text.Part] {
    guard !values.isEmpty else {
      return InlineMarkdown.runs(of: source).map {
        Text.Part(content: $0.text, attributes: TextAttributes($0.style))
      }
    }
    var parts: [Text.Part] = []
    var next = 0
    for run in InlineMarkdown.runs(of: source) {
      let attributes = TextAttributes(run.style)
      let pieces = run.text.unicodeScalars.split(
        separator: LocalizedStringKey.placeholder, omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 {
          parts += values[next].parts.map { part in
            var part = part
            part.attributes = part.attributes.filled(from: attributes)
            return part
          }
          next += 1
        }
        if !piece.isEmpty {
          parts.append(Text.Part(content: String(piece), attributes: attributes))
        }
      }
    }
    return parts.isEmpty ? [Text.Part(content: "")] : parts.joiningPlain
  }
}

extension [Text.Part] {
  /// The parts, with neighbours in one where neither says anything of its looks: letters that meet there
  /// are set together.
  fileprivate var joiningPlain: [Text.Part] {
    reduce(into: []) { parts, part in
      if let last = parts.indices.last, parts[last].isPlain, part.isPlain {
        parts[last].content += part.content
      } else {
        parts.append(part)
      }
    }
  }
}

extension Text.Part {
  /// Whether the part is letters of which nothing more has been said.
  fileprivate var isPlain: Bool { image == nil && attributes.isPlain }
}

extension TextAttributes {
  /// The look of Markdown's styles.
  fileprivate init(_ style: InlineMarkdown.Style) {
    self.init()
    if style.contains(.strong) { weight = .bold }
    if style.contains(.emphasis) { isItalic = true }
    if style.contains(.code) { design = .monospaced }
    if style.contains(.link) { foregroundStyle = TintShapeStyle() }
    if style.contains(.strikethrough) {
      strikethrough = Text.Decoration(isActive: true, pattern: .solid, color: nil)
    }
  }
}
