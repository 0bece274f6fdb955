/// Why there can be no bitmap of some size.
public enum BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A side is less than one pixel.
  case empty(width: Int, height: Int)
  /// A side or the number of pixels is over the limit.
  case tooLarge(width: Int, height: Int)

  /// The size that was asked for, and the sizes that may be.
  public var description: String {
    switch self {
    case .empty(let width, let height):
      "a picture of \(width) × \(height) pixels has nothing in it: both sides must be at least 1"
    case .tooLarge(let width, let height):
      """
      a picture of \(Self.shown(width)) × \(Self.shown(height)) pixels is too large: sides may have up to \
      \(Bitmap.maximumSide) pixels, the whole up to \(Bitmap.maximumPixelCount); ask for a smaller \
      size or scale
      """
    }
  }

  /// What stands for all sides from here on that were reckoned as fractions: whole numbers end soon after.
  static let mostCounted = 1_000_000_000_000_000_000

  private static func shown(_ pixels: Int) -> String {
    pixels == mostCounted ? "10^18 or more" : "\(pixels)"
  }
}
