/// Declarations that stand for several at once.
enum CSSShorthand {
  /// `declaration`, or what it stands for.
  static func expanding(_ declaration: CSSDeclaration) -> [CSSDeclaration] {
    switch declaration.property {
    case "marker":
      ["marker-start", "marker-mid", "marker-end"].map {
        CSSDeclaration(property: $0, value: declaration.value)
      }
    case "font": font(declaration.value)
    case "text-decoration-line":
      [CSSDeclaration(property: "text-decoration", value: declaration.value)]
    default: [declaration]
    }
  }

  /// The parts of `font: italic bold 12px/30px Georgia, serif`.
  ///
  /// What is not said is set back to its initial value, as CSS demands; an unreadable value says
  /// nothing at all.
  private static func font(_ value: String) -> [CSSDeclaration] {
    var parts = [
      "font-style": "normal", "font-variant": "normal", "font-weight": "normal",
      "font-stretch": "normal", "font-kerning": "auto", "font-feature-settings": "normal",
      "font-variation-settings": "normal",
    ]
    var scanner = TextScanner(value)
    while true {
      scanner.skipSpaces()
      guard !scanner.isAtEnd else { return [] }
      let start = scanner
      let word = scanner.takeWord(orEndingAt: UInt8(ascii: "/"))
      let lower = word.lowercased()
      switch lower {
      case "normal": continue
      case "italic", "oblique": parts["font-style"] = lower
      case "small-caps": parts["font-variant"] = lower
      case "bold", "bolder", "lighter", "100", "200", "300", "400", "500", "600", "700", "800",
        "900":
        parts["font-weight"] = lower
      case "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "semi-expanded",
        "expanded", "extra-expanded", "ultra-expanded":
        parts["font-stretch"] = lower
      default:
        scanner = start
        parts["font-size"] = scanner.takeWord(orEndingAt: UInt8(ascii: "/"))
        scanner.skipSpaces()
        if scanner.skip("/") {
          scanner.skipSpaces()
          _ = scanner.takeWord()
        }
        scanner.skipSpaces()
        let family = scanner.takeRest().trimmingSpaces
        guard !family.isEmpty else { return [] }
        parts["font-family"] = family
        return parts.keys.sorted().map { CSSDeclaration(property: $0, value: parts[$0] ?? "") }
      }
    }
  }
}
