public import Imaging

/// Where two pictures differ, and by how much.
///
/// Every channel of every pixel counts, alpha included, and the smallest step is a difference. What
/// is compared are the premultiplied bytes, so colour that nobody can see, under an alpha of 0, does
/// not count.
public struct ImageDifference: Hashable, Sendable {
  /// Columns and rows of a picture.
  public struct Extent: Hashable, Sendable, CustomStringConvertible {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    init(_ bitmap: Bitmap) {
      (width, height) = (bitmap.width, bitmap.height)
    }

    /// The extent as "402 × 874".
    public var description: String { "\(width) × \(height)" }
  }

  /// A pixel that differs.
  public struct Pixel: Hashable, Sendable {
    /// The column, counted from the left.
    public let x: Int
    /// The row, counted from the top.
    public let y: Int
    /// The pixel in the expected picture, straight, as in its file.
    public let expected: RGBA8.Straight
    /// The pixel in the actual picture, straight, as in its file.
    public let actual: RGBA8.Straight
    /// The largest difference of a channel, 1...255, between the premultiplied values.
    public let channelDifference: Int
  }

  /// The extent of the expected picture.
  public let expectedExtent: Extent
  /// The extent of the actual picture.
  public let actualExtent: Extent
  /// The pixels that differ, among those that both pictures have.
  public private(set) var pixelCount = 0
  /// The sum over all pixels of the difference of the channel that differs most, in levels.
  private var levelSum = 0
  /// The first pixel that differs, row by row from the top.
  public private(set) var first: Pixel?
  /// The pixel with the largest difference of a channel; the first of several.
  public private(set) var worst: Pixel?
  /// The columns that all differing pixels lie in.
  public private(set) var columns: ClosedRange<Int>?
  /// The rows that all differing pixels lie in.
  public private(set) var rows: ClosedRange<Int>?

  /// Compares two pictures; where their sizes differ, the part that both have, from the top left.
  public init(expected: Bitmap, actual: Bitmap) {
    expectedExtent = Extent(expected)
    actualExtent = Extent(actual)
    for y in 0..<min(expected.height, actual.height) {
      expected.withRow(y) { expected in
        actual.withRow(y) { actual in compare(expected, actual, y: y) }
      }
    }
  }

  /// Whether the pictures have the same size and no pixel differs.
  public var isEmpty: Bool { pixelCount == 0 && hasSameExtent }

  /// Whether the pictures have the same size.
  public var hasSameExtent: Bool { expectedExtent == actualExtent }

  /// The number of pixels that both pictures have.
  public var comparedPixelCount: Int {
    min(expectedExtent.width, actualExtent.width) * min(expectedExtent.height, actualExtent.height)
  }

  /// The mean over all compared pixels of the difference of the channel that differs most, in levels
  /// of 255.
  public var meanDifference: Double { Double(levelSum) / Double(comparedPixelCount) }

  private mutating func compare(_ expected: Span<UInt32>, _ actual: Span<UInt32>, y: Int) {
    for x in 0..<min(expected.count, actual.count) where expected[x] != actual[x] {
      let step = Self.channelDifference(expected[x], actual[x])
      pixelCount += 1
      levelSum += step
      columns = columns.map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x
      rows = (rows?.lowerBound ?? y)...y
      guard step > worst?.channelDifference ?? 0 else { continue }
      let pixel = Pixel(
        x: x, y: y, expected: RGBA8(packed: expected[x]).straight,
        actual: RGBA8(packed: actual[x]).straight, channelDifference: step)
      first = first ?? pixel
      worst = pixel
    }
  }

  /// The largest difference between two bytes at the same place.
  private static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
    func step(_ shift: UInt32) -> Int { abs(Int((a >> shift) & 0xff) - Int((b >> shift) & 0xff)) }
    return max(step(0), step(8), step(16), step(24))
  }
}
