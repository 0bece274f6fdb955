import Imaging

extension TextScanner {
  /// A colour of CSS Color 3, or with its alpha as level 4 writes it, if one comes next.
  ///
  /// `currentColor` is not one: it depends on where it stands.
  mutating func takeColor() -> Color? {
    if skip("#") { return takeHexColor() }
    let start = self
    let name = takeIdentifier().lowercased()
    guard peek == UInt8(ascii: "(") else {
      if let color = namedColor(name) { return color }
      self = start
      return nil
    }
    advance()
    let color: Color? =
      switch name {
      case "rgb", "rgba": takeRGB()
      case "hsl", "hsla": takeHSL()
      default: nil
      }
    if color == nil { self = start }
    return color
  }

  private mutating func takeHexColor() -> Color? {
    let digits = takeIdentifier().utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    let values = digits.compactMap { $0 }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    return Color(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      opacity: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// Numbers with "%" or a unit of angle, up to the closing bracket: 3, or 4 with the alpha.
  private mutating func takeComponents() -> [(value: Double, isPercent: Bool)]? {
    var components: [(value: Double, isPercent: Bool)] = []
    while true {
      skipSpaces()
      if skip(")") { break }
      guard components.count < 4, let number = takeNumber() else { return nil }
      let isPercent = skip("%")
      var value = number
      if !isPercent {
        switch takeIdentifier().lowercased() {
        case "", "deg": break
        case "rad": value = number * (180 / Double.pi)
        case "grad": value = number * 0.9
        case "turn": value = number * 360
        default: return nil
        }
      }
      components.append((value, isPercent))
      skipSpaces()
      if !skip(","), !skip("/") { continue }
    }
    return components.count >= 3 ? components : nil
  }

  private mutating func takeRGB() -> Color? {
    guard let parts = takeComponents() else { return nil }
    func channel(_ index: Int) -> Double {
      let part = parts[index]
      return min(max(part.isPercent ? part.value / 100 : part.value / 255, 0), 1)
    }
    return Color(
      red: channel(0), green: channel(1), blue: channel(2), opacity: Self.alpha(parts))
  }

  private mutating func takeHSL() -> Color? {
    guard let parts = takeComponents() else { return nil }
    let turns = parts[0].value / 360
    let hue = (turns - turns.rounded(.down)) * 6
    let saturation = min(max(parts[1].value / 100, 0), 1)
    let lightness = min(max(parts[2].value / 100, 0), 1)
    // The channel at each of three hues, a third of the circle apart (CSS Color 3, section 4.2.4).
    let high =
      lightness <= 0.5
      ? lightness * (saturation + 1) : lightness + saturation - lightness * saturation
    let low = lightness * 2 - high
    func channel(_ offset: Double) -> Double {
      var h = hue + offset
      if h < 0 { h += 6 }
      if h >= 6 { h -= 6 }
      if h < 1 { return low + (high - low) * h }
      if h < 3 { return high }
      if h < 4 { return low + (high - low) * (4 - h) }
      return low
    }
    return Color(
      red: channel(2), green: channel(0), blue: channel(-2), opacity: Self.alpha(parts))
  }

  private static func alpha(_ parts: [(value: Double, isPercent: Bool)]) -> Double {
    guard parts.count == 4 else { return 1 }
    return min(max(parts[3].isPercent ? parts[3].value / 100 : parts[3].value, 0), 1)
  }
}

/// A colour that may be the element's own `color`.
enum ColorValue: Hashable, Sendable {
  case color(Color)
  case current

  /// The colour that `text` consists of; nil where it is something else.
  init?(_ text: String) {
    var scanner = TextScanner(text.trimmingSpaces)
    guard let value = scanner.takeColorValue() else { return nil }
    self = value
  }

  /// The colour, where the element's own is `current`.
  func color(current: Color) -> Color {
    switch self {
    case .color(let color): color
    case .current: current
    }
  }
}

extension TextScanner {
  /// A colour, or `currentColor`, if one comes next.
  mutating func takeColorValue() -> ColorValue? {
    let start = self
    if takeIdentifier().lowercased() == "currentcolor" { return .current }
    self = start
    return takeColor().map(ColorValue.color)
  }
}
