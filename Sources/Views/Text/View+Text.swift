public import Imaging
public import Typography

extension View {
  /// Hands something down to the texts in this view.
  private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    transformEnvironment(\.text, transform: change)
  }

  /// Sets texts in this view in `weight`, where they name none of their own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text { $0.attributes.weight = weight }
  }

  /// Sets texts in this view in a kind of typeface, where their fonts are the system's.
  public func fontDesign(_ design: Font.Design?) -> some View {
    text { $0.attributes.design = design }
  }

  /// Sets texts in this view in letters of another width, where their fonts have them.
  public func fontWidth(_ width: Font.Width?) -> some View {
    text { $0.attributes.width = width }
  }

  /// Sets texts in this view in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets texts in this view in their fonts' italics.
  public func italic(_ isActive: Bool = true) -> some View {
    text { $0.attributes.isItalic = isActive }
  }

  /// Gives digits of texts in this view one width.
  public func monospacedDigit() -> some View {
    text { $0.attributes.hasMonospacedDigits = true }
  }

  /// Adds `tracking` points after each character of texts in this view, and parts ligatures.
  public func tracking(_ tracking: Double) -> some View {
    text { $0.attributes.tracking = tracking }
  }

  /// Adds `kerning` points after each character of texts in this view, and keeps ligatures.
  public func kerning(_ kerning: Double) -> some View {
    text { $0.attributes.kerning = kerning }
  }

  /// Raises texts in this view by `offset` points above their baselines.
  public func baselineOffset(_ offset: Double) -> some View {
    text { $0.attributes.baselineOffset = offset }
  }

  /// Draws a line under texts in this view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
  ) -> some View {
    text {
      $0.attributes.underline = Text.Decoration(isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// Draws a line through texts in this view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
  ) -> some View {
    text {
      $0.attributes.strikethrough = Text.Decoration(
        isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// Adds `spacing` points between the lines of a text.
  ///
  /// Less than 0 draws them together, which SwiftUI does not do.
  public func lineSpacing(_ spacing: Double) -> some View {
    text { $0.paragraph.lineSpacing = spacing }
  }

  /// Makes each line of a text so high, whatever its fonts; nil for as high as they are.
  ///
  /// What that adds or takes goes half above a line and half below it.
  public func lineHeight(_ height: TextLineHeight?) -> some View {
    text { $0.paragraph.lineHeight = height ?? .natural }
  }

  /// Lets a text have at most `limit` lines, or any number where that is nil or less than one.
  public func lineLimit(_ limit: Int?) -> some View {
    text {
      $0.paragraph.lineLimit = limit
      $0.reservedLines = 1
    }
  }

  /// Lets a text have at most `limit` lines, and makes it as high as that many if `reservesSpace`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text {
      $0.paragraph.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 1
    }
  }

  /// Lets a text have at most so many lines as the range ends with, and makes it as high as the
  /// number that it begins with.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text {
      $0.paragraph.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Makes a text at least as high as the number of lines that the range begins with.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text {
      $0.paragraph.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Lets a text have at most so many lines as the range ends with.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Puts the lines of a text at the leading or trailing side of the longest, or in its middle.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.paragraph.alignment = alignment }
  }

  /// Cuts a text that does not fit at its end, at its beginning or in the middle.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text { $0.paragraph.truncation = mode }
  }

  /// Lets a text that does not fit shrink down to `factor` of its size, 0...1, before it is cut.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    text { $0.paragraph.minimumScale = factor }
  }

  /// Sets texts in this view in capitals or in small letters; nil leaves them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    text { $0.textCase = textCase }
  }

  /// Says how texts in this view change into others.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    text { $0.contentTransition = transition }
  }
}
