/// How a text changes into another.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case identity
    case numericText(value: Double)
  }

  private let kind: Kind

  /// How near to a whole number a value counts as it: a roll that is left off there has 0.0008 points
  /// to go at a size of 100.
  private static let slack = 0.001

  /// At once.
  public static let identity = ContentTransition(kind: .identity)

  /// Digit by digit: those that change roll, with `value` as it moves.
  ///
  /// A frame knows its own moment only, so the roll takes its progress from the value: hand in the
  /// animated number itself, and let the text read the whole number below it, above it or nearest to
  /// it. While `value` is between two whole numbers the text shows how the lower one becomes the upper
  /// one; going down, the same pictures come in reverse. A number stands still for the first
  /// ``NumericText/rest`` of the way to the next, so that counting is read number by number.
  ///
  /// At a whole value, which is all that SwiftUI sees, the text stands as it is; so it does within a
  /// thousandth of one, or the last picture of a spring would never be that of the number at rest.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(value: value))
  }

  /// Digit by digit, for a text whose number is not on its way: it stands as it is.
  ///
  /// What SwiftUI shows once its animation has ended. ``numericText(value:)`` rolls.
  public static func numericText() -> ContentTransition {
    identity
  }

  /// The roll that a text is in the middle of; nil where it stands still.
  func roll(of text: Text) -> NumericText? {
    // An image among digits would have no column to roll in.
    guard case .numericText(let value) = kind, text.parts.allSatisfy({ $0.image == nil }),
      value.isFinite, abs(value) < 1e15,
      abs(value - value.rounded()) > ContentTransition.slack
    else { return nil }
    let (lower, upper) = (Int(value.rounded(.down)), Int(value.rounded(.up)))
    guard lower < upper else { return nil }
    func roll(from: Text, to: Text) -> NumericText {
      NumericText(
        from: from, to: to,
        progress: NumericText.progress(at: value - value.rounded(.down)))
    }
    for (part, content) in text.parts.map(\.content).enumerated() {
      if let next = content.replacing(number: lower, with: upper) {
        return roll(from: text, to: text.replacing(part: part, with: next))
      }
      if let last = content.replacing(number: upper, with: lower) {
        return roll(from: text.replacing(part: part, with: last), to: text)
      }
    }
    return nil
  }
}

extension String {
  /// The text with another number in place of the first that is `number`; nil where it is not there.
  ///
  /// The other one is written as that one is: with commas between thousands or without.
  func replacing(number: Int, with other: Int) -> String? {
    let isPart = { (character: Character) in character.isASCII && character.isNumber }
    for isGrouped in [false, true] {
      let written = number.written(isGrouped: isGrouped)
      for range in ranges(of: written) {
        let before = self[..<range.lowerBound].last
        let after = self[range.upperBound...].first
        // A part of a longer number is another number.
        if before.map(isPart) == true || after.map(isPart) == true { continue }
        return replacingCharacters(in: range, with: other.written(isGrouped: isGrouped))
      }
    }
    return nil
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    var result = self
    result.replaceSubrange(range, with: other)
    return result
  }
}

extension Int {
  /// The number in decimal digits, with commas between thousands if `isGrouped`.
  fileprivate func written(isGrouped: Bool) -> String {
    let digits = String(magnitude)
    guard isGrouped else { return self < 0 ? "-" + digits : digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return self < 0 ? "-" + result : result
  }
}
