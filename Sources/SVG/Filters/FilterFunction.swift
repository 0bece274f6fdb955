import Drawing
import Geometry
import Imaging

/// A part of a `filter` property's list.
enum FilterFunction {
  /// A function of CSS, as an operation on sRGB numbers in user space.
  case function(FilterOperation)
  /// A `filter` element by its id; nil for one in another document.
  case link(String?)

  /// The parts of a `filter` property; nil where one of them is wrong, which makes all void.
  static func list(_ text: String, _ context: ResolveContext) -> [FilterFunction]? {
    var scanner = TextScanner(text)
    var parts: [FilterFunction] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      if let link = scanner.takeURL() {
        parts.append(.link(link.fragment))
      } else {
        let name = scanner.takeIdentifier().lowercased()
        guard scanner.skip("(") else { return nil }
        let argument = scanner.takeBalanced(until: UInt8(ascii: ")")).trimmingSpaces
        guard scanner.skip(")"), let operation = operation(name, argument, context) else {
          return nil
        }
        parts.append(.function(operation))
      }
      scanner.skipSpaces()
    }
    return parts.isEmpty ? nil : parts
  }

  private static func operation(
    _ name: String, _ argument: String, _ context: ResolveContext
  ) -> FilterOperation? {
    switch name {
    case "blur":
      guard !argument.isEmpty else { return .gaussianBlur(sigmaX: 0, sigmaY: 0) }
      guard let length = SVGLength(argument), length.unit != .percent, length.number >= 0 else {
        return nil
      }
      let sigma = context.length(length, .diagonal)
      return .gaussianBlur(sigmaX: sigma, sigmaY: sigma)
    case "drop-shadow": return dropShadow(argument, context)
    case "hue-rotate":
      return angle(argument).map { .hueRotation(.degrees($0)) }
    default: break
    }
    guard let amount = argument.isEmpty ? 1 : argument.numberOrPercentage, amount >= 0 else {
      return nil
    }
    switch name {
    case "brightness": return .brightness(amount)
    case "contrast": return .contrast(amount)
    case "grayscale": return .grayscale(amount)
    case "invert": return .invert(amount)
    case "opacity": return .opacity(amount)
    case "saturate": return .saturation(amount)
    case "sepia": return .sepia(amount)
    default: return nil
    }
  }

  /// Degrees; a bare number is none, unless it is 0.
  private static func angle(_ text: String) -> Double? {
    guard !text.isEmpty else { return 0 }
    var scanner = TextScanner(text)
    guard let angle = scanner.takeAngle(), scanner.isAtEnd else { return nil }
    let hasUnit = text.utf8.last.map { $0 >= UInt8(ascii: "a") } ?? false
    return hasUnit || angle == 0 ? angle : nil
  }

  private static func dropShadow(_ text: String, _ context: ResolveContext) -> FilterOperation? {
    var scanner = TextScanner(text)
    var color = scanner.takeColorValue()
    var lengths: [Double] = []
    scanner.skipSpaces()
    while lengths.count < 3, let length = scanner.takeLength() {
      guard length.unit != .percent else { return nil }
      lengths.append(context.length(length, .diagonal))
      scanner.skipSpaces()
    }
    if color == nil { color = scanner.takeColorValue() }
    guard scanner.isAtEnd, lengths.count >= 2 else { return nil }
    let sigma = lengths.count == 3 ? lengths[2] : 0
    guard sigma >= 0 else { return nil }
    return .dropShadow(
      sigmaX: sigma, sigmaY: sigma, dx: lengths[0], dy: lengths[1],
      color: (color ?? .current).color(current: context.style.color))
  }
}
