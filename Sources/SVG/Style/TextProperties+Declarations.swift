import Geometry
import Typography

extension TextProperties {
  /// The properties of an element whose parent has these.
  func inherited(by element: SVGElement, viewport: Size) -> TextProperties {
    var properties = self
    let values = element.attributes
    if let value = values["font-size"].flatMap({ size($0, viewport: viewport) }) {
      properties.fontSize = value
    }
    if let value = values["font-family"], value.trimmingSpaces != "inherit" {
      let families = FontFamily.list(value)
      if !families.isEmpty { properties.families = families }
    }
    if let value = values["font-weight"].flatMap(weight) { properties.weight = value }
    switch values["font-style"]?.trimmingSpaces {
    case "normal": properties.isItalic = false
    case "italic", "oblique": properties.isItalic = true
    default: break
    }
    if let value = values["font-stretch"].flatMap(Self.width) { properties.width = value }
    if let value = values["font-variation-settings"].flatMap(\.taggedNumbers) {
      properties.variations = value.map { FontVariation($0.tag, value: $0.number ?? 1) }
    }
    if let value = values["font-feature-settings"].flatMap(\.taggedNumbers) {
      properties.features = value.map {
        FontFeature($0.tag, value: UInt32(min(max($0.number ?? 1, 0), 65535)))
      }
    }
    switch values["font-variant"]?.trimmingSpaces {
    case "normal": properties.isSmallCaps = false
    case "small-caps": properties.isSmallCaps = true
    default: break
    }
    switch values["font-kerning"]?.trimmingSpaces {
    case "none": properties.kerns = false
    case "auto", "normal": properties.kerns = true
    default: break
    }
    func spacing(_ name: String) -> Double? {
      if values[name]?.trimmingSpaces == "normal" { return 0 }
      return values[name].flatMap(SVGLength.init)?.value(
        fontSize: properties.fontSize, viewport: viewport, reference: .diagonal)
    }
    if let value = spacing("letter-spacing") { properties.letterSpacing = value }
    if let value = spacing("word-spacing") { properties.wordSpacing = value }
    switch values["text-anchor"]?.trimmingSpaces {
    case "start": properties.anchor = .start
    case "middle": properties.anchor = .middle
    case "end": properties.anchor = .end
    default: break
    }
    switch values["direction"]?.trimmingSpaces {
    case "ltr": properties.isRightToLeft = false
    case "rtl": properties.isRightToLeft = true
    default: break
    }
    switch values["writing-mode"]?.trimmingSpaces {
    case "tb", "tb-rl", "vertical-rl", "vertical-lr": properties.isVertical = true
    case "lr", "lr-tb", "rl", "rl-tb", "horizontal-tb": properties.isVertical = false
    default: break
    }
    switch values["text-orientation"]?.trimmingSpaces {
    case "mixed": properties.orientation = nil
    case "upright": properties.orientation = .upright
    case "sideways": properties.orientation = .sideways
    default: break
    }
    switch values["dominant-baseline"]?.trimmingSpaces {
    case nil, "inherit", "no-change": break
    case let name?: properties.dominantBaseline = TextBaseline(name)
    }
    if let value = values["xml:lang"], !value.isEmpty { properties.language = value }
    if let value = values["xml:space"] { properties.preservesSpace = value == "preserve" }
    return properties
  }

  private func size(_ text: String, viewport: Size) -> Double? {
    // Each step of the names is a factor of 1.2 from the medium size, as usual.
    let names: [String: Double] = [
      "xx-small": 1 / 1.728, "x-small": 1 / 1.44, "small": 1 / 1.2, "medium": 1, "large": 1.2,
      "x-large": 1.44, "xx-large": 1.728,
    ]
    let name = text.trimmingSpaces
    if let factor = names[name] { return factor * Self.mediumSize }
    switch name {
    case "larger": return fontSize * 1.2
    case "smaller": return fontSize / 1.2
    default: break
    }
    guard let length = SVGLength(text), length.number >= 0 else { return nil }
    if length.unit == .percent { return fontSize * length.number / 100 }
    return length.value(fontSize: fontSize, viewport: viewport, reference: .diagonal)
  }

  /// What `font-size: medium` is, in browsers too.
  private static let mediumSize = 12.0

  private static func width(_ text: String) -> Double? {
    let names: [String: Double] = [
      "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5,
      "normal": 100, "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150,
      "ultra-expanded": 200,
    ]
    if let width = names[text.trimmingSpaces] { return width }
    guard let length = SVGLength(text), length.unit == .percent, length.number >= 0 else {
      return nil
    }
    return length.number
  }

  private func weight(_ text: String) -> Double? {
    switch text.trimmingSpaces {
    case "normal": return 400
    case "bold": return 700
    // The steps of CSS Fonts 4, section 2.2.1.
    case "bolder": return weight < 350 ? 400 : weight < 550 ? 700 : 900
    case "lighter": return weight < 550 ? 100 : weight < 750 ? 400 : 700
    default:
      guard let number = Double(text.trimmingSpaces), number >= 1, number <= 1000 else {
        return nil
      }
      return number
    }
  }
}

extension FontFamily {
  /// The families of a `font-family` property.
  static func list(_ text: String) -> [FontFamily] {
    var scanner = TextScanner(text)
    var result: [FontFamily] = []
    while !scanner.isAtEnd, result.count < 32 {
      scanner.skipSpaces()
      if let name = scanner.takeQuoted() {
        if !name.isEmpty { result.append(.named(name)) }
        _ = scanner.takeBalanced(until: UInt8(ascii: ","))
      } else {
        let name = scanner.takeBalanced(until: UInt8(ascii: ",")).trimmingSpaces
        switch name {
        case "": break
        case "serif": result.append(.serif)
        case "sans-serif": result.append(.sansSerif)
        case "monospace": result.append(.monospace)
        case "cursive": result.append(.cursive)
        case "fantasy": result.append(.fantasy)
        default: result.append(.named(name))
        }
      }
      scanner.advance()
    }
    return result
  }
}
