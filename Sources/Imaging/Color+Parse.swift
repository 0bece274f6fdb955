/// Why a text is not a colour.
public enum ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text has none of the forms that are understood.
  case unreadable(text: String)

  /// What is wrong, with the text in quotes, and what may be written instead.
  public var description: String {
    switch self {
    case .unreadable(let text):
      "'\(text)' is not a colour: write #RGB, #RRGGBB, #RRGGBBAA, black, white or transparent"
    }
  }
}

extension Color {
  /// A colour from text: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `black`, `white` or `transparent`.
  ///
  /// Capitals do not matter; spaces are not skipped. In `#RGB` each digit stands for two of itself.
  ///
  /// - Throws: ``ColorError/unreadable(text:)`` for anything else.
  public init(parsing text: String) throws(ColorError) {
    switch text.lowercased() {
    case "transparent": self = .clear
    case "black": self = .black
    case "white": self = .white
    default:
      guard let color = Color(hexText: text) else { throw .unreadable(text: text) }
      self = color
    }
  }

  /// A colour from `#` and 3, 6 or 8 hexadecimal digits.
  private init?(hexText text: String) {
    guard text.first == "#" else { return nil }
    var digits: [Int] = []
    for character in text.dropFirst() {
      // ASCII only: `hexDigitValue` also takes the full-width digits of CJK text.
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(digit)
    }
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { 17 * $0 } + [255]
    case 6, 8:
      let pairs = stride(from: 0, to: digits.count, by: 2).map { 16 * digits[$0] + digits[$0 + 1] }
      bytes = pairs + (pairs.count == 3 ? [255] : [])
    default: return nil
    }
    self.init(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      opacity: Double(bytes[3]) / 255)
  }
}
