import Geometry
import Numerics

extension Affine {
  /// The transform that a `transform` attribute or property says; nil where it is unreadable.
  ///
  /// Takes both the attribute's bare numbers and the property's units. Of two functions the one
  /// written last is applied first.
  init?(svg text: String) {
    var scanner = TextScanner(text)
    var result = Affine.identity
    scanner.skipSpaces()
    if text.trimmingSpaces.lowercased() == "none" {
      self = .identity
      return
    }
    while !scanner.isAtEnd {
      let name = scanner.takeIdentifier()
      scanner.skipSpaces()
      guard scanner.skip("("), let arguments = scanner.takeArguments(),
        let next = Affine(function: name, arguments)
      else { return nil }
      result = next.concatenating(result)
      scanner.skipCommaAndSpaces()
    }
    self = result
  }

  private init?(function name: String, _ n: [Double]) {
    switch (name, n.count) {
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): self.init(translationX: n[0], y: 0)
    case ("translate", 2): self.init(translationX: n[0], y: n[1])
    case ("translateX", 1): self.init(translationX: n[0], y: 0)
    case ("translateY", 1): self.init(translationX: 0, y: n[0])
    case ("scale", 1): self.init(scaleX: n[0], y: n[0])
    case ("scale", 2): self.init(scaleX: n[0], y: n[1])
    case ("scaleX", 1): self.init(scaleX: n[0], y: 1)
    case ("scaleY", 1): self.init(scaleX: 1, y: n[0])
    case ("rotate", 1): self.init(rotation: .degrees(n[0]))
    case ("rotate", 3):
      self = Affine(rotation: .degrees(n[0])).about(Point(x: n[1], y: n[2]))
    case ("skewX", 1):
      self.init(a: 1, b: 0, c: Self.tangent(degrees: n[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      self.init(a: 1, b: Self.tangent(degrees: n[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
    guard isFinite else { return nil }
  }

  private static func tangent(degrees: Double) -> Double {
    let (sin, cos) = Double.sincos(degrees * (.pi / 180))
    return sin / cos
  }
}

extension TextScanner {
  /// The numbers up to the closing bracket, with the units that CSS has for them.
  fileprivate mutating func takeArguments() -> [Double]? {
    var result: [Double] = []
    skipSpaces()
    while !skip(")") {
      guard result.count < 16, let number = takeNumber() else { return nil }
      switch takeIdentifier().lowercased() {
      case "", "px", "deg": result.append(number)
      case "rad": result.append(number * (180 / Double.pi))
      case "grad": result.append(number * 0.9)
      case "turn": result.append(number * 360)
      default: return nil
      }
      skipCommaAndSpaces()
    }
    return result
  }
}
