/// Reads numbers from bytes as SVG and CSS write them, correctly rounded, whatever the locale.
///
/// Linear in the number of bytes. Digits past the 800th significant one are taken to be a single 1:
/// 768 decide every double, so the result is still the nearest.
struct NumberScanner {
  /// The digits before the exponent, without leading zeros, at most 800 of them.
  private var digits: [UInt8] = []
  /// The value of the first 19 digits.
  private var mantissa: UInt64 = 0
  /// The power of ten that the digits are to be multiplied by.
  private var exponent = 0
  private var isNegative = false
  private var hasDroppedDigits = false

  /// The number at `position`, which moves past it, or nil where there is none.
  ///
  /// A number too great for a double comes out infinite, one too small as zero.
  static func scan(_ bytes: [UInt8], at position: inout Int) -> Double? {
    var scanner = NumberScanner()
    guard scanner.read(bytes, &position) else { return nil }
    return scanner.value
  }

  private mutating func read(_ bytes: [UInt8], _ position: inout Int) -> Bool {
    var next = position
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    if byte(next) == Ascii.plus || byte(next) == Ascii.minus {
      isNegative = byte(next) == Ascii.minus
      next += 1
    }
    let first = next
    while Ascii.isDigit(byte(next)) {
      add(byte(next), isFraction: false)
      next += 1
    }
    var count = next - first
    if byte(next) == Ascii.point, count > 0 || Ascii.isDigit(byte(next + 1)) {
      next += 1
      while Ascii.isDigit(byte(next)) {
        add(byte(next), isFraction: true)
        next += 1
        count += 1
      }
    }
    guard count > 0 else { return false }
    readExponent(bytes, &next)
    position = next
    return true
  }

  /// Reads `e`, a sign and digits; without a digit the `e` is not part of the number.
  private mutating func readExponent(_ bytes: [UInt8], _ next: inout Int) {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    guard byte(next) | 0x20 == Ascii.e else { return }
    var digit = next + 1
    let isDown = byte(digit) == Ascii.minus
    if isDown || byte(digit) == Ascii.plus { digit += 1 }
    guard Ascii.isDigit(byte(digit)) else { return }
    var power = 0
    while Ascii.isDigit(byte(digit)) {
      // Beyond any number of digits that precede it; stopping here keeps the sum from overflowing.
      if power < 1 << 40 { power = power * 10 + Int(byte(digit) - Ascii.zero) }
      digit += 1
    }
    exponent += isDown ? -power : power
    next = digit
  }

  private mutating func add(_ digit: UInt8, isFraction: Bool) {
    if digits.isEmpty, digit == Ascii.zero {
      if isFraction { exponent -= 1 }
    } else if digits.count < 800 {
      digits.append(digit)
      if digits.count <= 19 { mantissa = mantissa &* 10 &+ UInt64(digit - Ascii.zero) }
      if isFraction { exponent -= 1 }
    } else {
      hasDroppedDigits = hasDroppedDigits || digit != Ascii.zero
      if !isFraction { exponent += 1 }
    }
  }

  private var value: Double {
    let magnitude = magnitude
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double {
    guard !digits.isEmpty else { return 0 }
    // Both exact, so the one operation rounds correctly.
    if digits.count <= 19, mantissa <= 1 << 53, abs(exponent) <= 22 {
      let power = NumberScanner.powersOfTen[abs(exponent)]
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
    if exponent + digits.count > 400 { return .infinity }
    if exponent + digits.count < -400 { return 0 }
    let sticky = hasDroppedDigits ? "1e\(exponent - 1)" : "e\(exponent)"
    return Double(String(decoding: digits, as: UTF8.self) + sticky) ?? 0
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

/// The bytes that path data are made of.
enum Ascii {
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let zero = UInt8(ascii: "0")
  static let one = UInt8(ascii: "1")
  static let e = UInt8(ascii: "e")

  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  /// Whether `byte` is white space to SVG: space, tab, line feed, form feed, carriage return.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
