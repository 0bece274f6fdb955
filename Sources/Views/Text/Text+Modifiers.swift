public import Imaging
public import Typography

// What is said last, furthest out, does not change what a part has said of itself.

extension Text {
  /// This text in `font`, where its parts name none.
  public func font(_ font: Font?) -> Text {
    changed { $0.font = $0.font ?? font }
  }

  /// This text in `weight`, whatever its font says.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }

  /// This text in a kind of typeface, where its font is the system's.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }

  /// This text in letters of another width, where its font has them.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.width = $0.width ?? width }
  }

  /// This text in bold.
  public func bold(_ isActive: Bool = true) -> Text {
    changed { $0.weight = $0.weight ?? (isActive ? .bold : nil) }
  }

  /// This text in its font's italic.
  public func italic(_ isActive: Bool = true) -> Text {
    changed { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// This text with digits of one width.
  public func monospacedDigit() -> Text {
    changed { $0.hasMonospacedDigits = $0.hasMonospacedDigits ?? true }
  }

  /// This text with `tracking` points added after each character, and no ligatures.
  public func tracking(_ tracking: Double) -> Text {
    changed { $0.tracking = $0.tracking ?? tracking }
  }

  /// This text with `kerning` points added after each character, and its ligatures; counts only where
  /// there is no tracking.
  public func kerning(_ kerning: Double) -> Text {
    changed { $0.kerning = $0.kerning ?? kerning }
  }

  /// This text raised by `offset` points above the baseline.
  public func baselineOffset(_ offset: Double) -> Text {
    changed { $0.baselineOffset = $0.baselineOffset ?? offset }
  }

  /// This text painted with `style`; a gradient spans the frame of the whole text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.foregroundStyle = $0.foregroundStyle ?? style }
  }

  /// This text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.foregroundStyle = $0.foregroundStyle ?? color }
  }

  /// This text with a line under it, in its own paint unless a colour is given.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil,
  ) -> Text {
    changed {
      $0.underline =
        $0.underline ?? Decoration(isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// This text with a line through it, in its own paint unless a colour is given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil,
  ) -> Text {
    changed {
      $0.strikethrough =
        $0.strikethrough ?? Decoration(isActive: isActive, pattern: pattern, color: color)
    }
  }
}
