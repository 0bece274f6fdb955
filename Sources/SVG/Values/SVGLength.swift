import Geometry

/// A length as a document gives it: a number with a unit.
struct SVGLength: Hashable, Sendable {
  /// What the number counts.
  enum Unit: Hashable, Sendable {
    /// User units, or pixels of CSS, which are the same.
    case user
    case em, ex, inch, centimeter, millimeter, point, pica
    /// Hundredths of what ``SVGLength/Reference`` says.
    case percent
  }

  /// What a percentage is of.
  enum Reference {
    case width, height
    /// The diagonal of the viewport divided by √2: for lengths that have no direction.
    case diagonal
    /// 1: for fractions of a bounding box.
    case one
  }

  var number: Double
  var unit: Unit = .user

  /// A percentage of `percent`.
  static func percent(_ percent: Double) -> SVGLength { SVGLength(number: percent, unit: .percent) }

  init(number: Double, unit: Unit = .user) {
    self.number = number
    self.unit = unit
  }

  /// The length that `text` consists of; nil where it is something else.
  init?(_ text: String) {
    var scanner = TextScanner(text.trimmingSpaces)
    guard let length = scanner.takeLength(), scanner.isAtEnd else { return nil }
    self = length
  }

  /// The length in user units.
  ///
  /// An `ex` is taken as half an em, the value that CSS gives for fonts that don't say.
  func value(fontSize: Double, viewport: Size, reference: Reference) -> Double {
    switch unit {
    case .user: return number
    case .em: return number * fontSize
    case .ex: return number * fontSize / 2
    case .inch: return number * 96
    case .centimeter: return number * 96 / 2.54
    case .millimeter: return number * 96 / 25.4
    case .point: return number * 4 / 3
    case .pica: return number * 16
    case .percent:
      let whole: Double =
        switch reference {
        case .width: viewport.width
        case .height: viewport.height
        case .diagonal:
          ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        case .one: 1
        }
      return number / 100 * whole
    }
  }

  /// The length with its font's units settled: what an element hands on to those in it.
  func settled(fontSize: Double) -> SVGLength {
    guard unit != .percent else { return self }
    return SVGLength(number: value(fontSize: fontSize, viewport: .zero, reference: .one))
  }
}

extension TextScanner {
  /// A number with or without a unit, if one comes next.
  mutating func takeLength() -> SVGLength? {
    guard let number = takeNumber() else { return nil }
    if skip("%") { return .percent(number) }
    let start = self
    let unit: SVGLength.Unit? =
      switch takeIdentifier().lowercased() {
      case "", "px": .user
      case "em", "rem": .em
      case "ex": .ex
      case "in": .inch
      case "cm": .centimeter
      case "mm": .millimeter
      case "pt": .point
      case "pc": .pica
      default: nil
      }
    guard let unit else {
      self = start
      return nil
    }
    return SVGLength(number: number, unit: unit)
  }

  /// An angle in degrees, with or without a unit, if one comes next.
  mutating func takeAngle() -> Double? {
    guard let number = takeNumber() else { return nil }
    switch takeIdentifier().lowercased() {
    case "", "deg": return number
    case "rad": return number * (180 / Double.pi)
    case "grad": return number * 0.9
    case "turn": return number * 360
    default: return nil
    }
  }
}

extension String {
  /// The numbers in a list with white space or commas between; what follows an error is left out.
  var numbers: [Double] {
    var scanner = TextScanner(self)
    var result: [Double] = []
    scanner.skipSpaces()
    while let number = scanner.takeNumber(), result.count < SVGLimits.listLength {
      result.append(number)
      scanner.skipCommaAndSpaces()
    }
    return result
  }

  /// The numbers in a list; nil where something else is in it.
  var onlyNumbers: [Double]? {
    var scanner = TextScanner(self)
    var result: [Double] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd, result.count < SVGLimits.listLength {
      guard let number = scanner.takeNumber() else { return nil }
      result.append(number)
      scanner.skipCommaAndSpaces()
    }
    return result
  }

  /// The lengths in a list; nil where something else is in it.
  var lengths: [SVGLength]? {
    var scanner = TextScanner(self)
    var result: [SVGLength] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd, result.count < SVGLimits.listLength {
      guard let length = scanner.takeLength() else { return nil }
      result.append(length)
      scanner.skipCommaAndSpaces()
    }
    return result
  }

  /// The number that the text consists of; a percentage counts as its fraction.
  var numberOrPercentage: Double? {
    var scanner = TextScanner(trimmingSpaces)
    guard var number = scanner.takeNumber() else { return nil }
    if scanner.skip("%") { number /= 100 }
    return scanner.isAtEnd ? number : nil
  }

  /// The id in `url(#id)`, with quotes or without.
  var urlFragment: String? {
    var scanner = TextScanner(trimmingSpaces)
    return scanner.takeURL().flatMap(\.fragment)
  }

  /// The id in `#id`.
  var fragment: String? {
    hasPrefix("#") ? String(dropFirst()) : nil
  }
}

extension TextScanner {
  /// What stands in `url(…)`, if it comes next.
  mutating func takeURL() -> String? {
    guard skip("url(") || skip("URL(") else { return nil }
    skipSpaces()
    if let quoted = takeQuoted() {
      _ = takeBalanced(until: UInt8(ascii: ")"))
      advance()
      return quoted.trimmingSpaces
    }
    let link = takeBalanced(until: UInt8(ascii: ")")).trimmingSpaces
    advance()
    return link
  }
}
