import Flipbook

extension Arguments {
  /// The value of `option` as a number; nil where it was not given.
  func number(_ option: Option) throws(CommandError) -> Double? {
    guard let text = self[option] else { return nil }
    guard let number = Double(plain: text) else {
      throw .usage("\(option.spelling) takes a number, not '\(text)'")
    }
    return number
  }

  /// The value of `option` as a whole number in `range`; nil where it was not given.
  func whole(_ option: Option, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(digits: text), range.contains(number) else {
      throw .usage(
        "\(option.spelling) takes a whole number from \(range.lowerBound) to "
          + "\(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// Throws where more than one of `options` was given: they exclude each other.
  func exclude(_ options: Option..., because reason: String) throws(CommandError) {
    let given = options.filter { has($0) }
    guard given.count > 1 else { return }
    throw .usage(
      "\(given.map(\.spelling).joined(separator: " and ")) exclude each other: \(reason)")
  }
}

extension Double {
  /// A number as people write it, in decimal digits: not `nan`, `inf` or `0x1p3`.
  init?(plain text: String) {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Int {
  /// A whole number in decimal digits and nothing else; nil where it is too large.
  init?(digits text: some StringProtocol) {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    self.init(text)
  }
}
