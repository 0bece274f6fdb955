/// Why there is no QR code of a text.
public enum QRCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to encode.
  case empty
  /// The text contains the character NUL.
  case containsNUL
  /// No symbol holds as much.
  case tooLong(byteCount: Int, level: QRCode.CorrectionLevel)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .empty: "no QR code of an empty text: give it something to say"
    case .containsNUL: "no QR code of a text with the character NUL in it: take it out"
    case .tooLong(let byteCount, let level):
      """
      no QR code of \(byteCount) bytes at correction level '\(level.rawValue)': a symbol holds 2953 \
      bytes at level 'low', 1273 at 'high'; encode less, such as a link to it
      """
    }
  }
}
