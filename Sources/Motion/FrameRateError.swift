/// Why a text or a fraction is no frame rate.
public enum FrameRateError: Error, Hashable, CustomStringConvertible {
  /// The text is neither a decimal number nor a fraction of whole numbers.
  case notANumber(String)

  /// The rate is zero, or has a zero below the line.
  case zero(String)

  /// The rate is below zero.
  case negative(String)

  /// The rate is above a million frames a second.
  case tooFast(String)

  /// The fraction in lowest terms does not fit into 64 bits.
  case tooLong(String)

  /// What is wrong, and what to write instead.
  public var description: String {
    switch self {
    case .notANumber(let text):
      "'\(text)' is not a frame rate: write it as 60, 29.97 or 30000/1001"
    case .zero(let text):
      "a frame rate of '\(text)' shows nothing: it must be above zero, such as 60"
    case .negative(let text):
      "a frame rate of '\(text)' runs backwards: it must be above zero, such as 60"
    case .tooFast(let text):
      "a frame rate of '\(text)' is above 1000000 frames a second: take a lower one"
    case .tooLong(let text):
      "a frame rate of '\(text)' has too many digits: a few do, as in 23.976 or 24000/1001"
    }
  }
}
