extension FrameRate {
  /// The rate written as a whole number, a decimal or a fraction: "60", "29.97", "30000/1001".
  ///
  /// A decimal is taken at its word: "29.97" is 2997/100, not NTSC's 30000/1001. Digits, one point
  /// with digits on both sides or one slash with whole numbers on both sides, and nothing else.
  ///
  /// - Throws: `FrameRateError`, which quotes the text and says what to write.
  public init(_ text: some StringProtocol) throws(FrameRateError) {
    let quoted = String(text)
    let isNegative = quoted.hasPrefix("-")
    let unsigned = isNegative ? text.dropFirst() : text[...]
    let (numerator, denominator) = try Self.terms(of: Array(unsigned.utf8), quoted: quoted)
    guard numerator != 0, denominator != 0 else { throw .zero(quoted) }
    guard !isNegative else { throw .negative(quoted) }
    try self.init(numerator, over: denominator, text: quoted)
  }

  /// The two terms as written, a decimal over a power of ten.
  private static func terms(
    of characters: [UInt8], quoted: String
  ) throws(FrameRateError) -> (UInt128, UInt128) {
    let parts = characters.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count == 2 {
      return (try number(parts[0], quoted: quoted), try number(parts[1], quoted: quoted))
    }
    let halves = characters.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 1, halves.count <= 2 else { throw .notANumber(quoted) }
    let whole = try number(halves[0], quoted: quoted)
    guard halves.count == 2 else { return (whole, 1) }
    guard !halves[1].isEmpty else { throw .notANumber(quoted) }

    // Zeros at the end say nothing, and must not count as length.
    var decimals = halves[1]
    while decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
    let fraction = decimals.isEmpty ? 0 : try number(decimals, quoted: quoted)
    guard decimals.count <= longest else { throw .tooLong(quoted) }
    var scale: UInt128 = 1
    for _ in decimals { scale *= 10 }
    return (whole * scale + fraction, scale)
  }

  /// The digits a number may have: two such numbers multiply within 128 bits.
  private static let longest = 18

  /// A whole number in decimal digits.
  private static func number(
    _ digits: ArraySlice<UInt8>, quoted: String
  ) throws(FrameRateError) -> UInt128 {
    let isAllDigits = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, isAllDigits else { throw .notANumber(quoted) }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    guard significant.count <= longest else { throw .tooLong(quoted) }
    return significant.reduce(0) { $0 * 10 + UInt128($1 - UInt8(ascii: "0")) }
  }
}
