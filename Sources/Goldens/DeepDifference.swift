public import Imaging

/// Where two pictures of 16 bits a channel differ; the smallest step is a difference.
public struct DeepDifference: Hashable, Sendable {
  /// A pixel that differs.
  public struct Pixel: Hashable, Sendable {
    /// The column, counted from the left.
    public let x: Int
    /// The row, counted from the top.
    public let y: Int
    /// The largest difference of a channel, 1...65,535, between the premultiplied values.
    public let channelDifference: Int
  }

  /// The pixels that differ, among those that both pictures have.
  public private(set) var pixelCount = 0
  /// The pixels that both pictures have.
  public let comparedPixelCount: Int
  /// The pixel with the largest difference of a channel; the first of several.
  public private(set) var worst: Pixel?

  /// Compares two pictures; where their sizes differ, the part that both have, from the top left.
  public init(expected: DeepBitmap, actual: DeepBitmap) {
    let (width, height) = (
      min(expected.width, actual.width), min(expected.height, actual.height)
    )
    comparedPixelCount = width * height
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (expected.pixels[y * expected.width + x], actual.pixels[y * actual.width + x])
        guard a != b else { continue }
        pixelCount += 1
        let step = Self.channelDifference(a, b)
        if step > worst?.channelDifference ?? 0 {
          worst = Pixel(x: x, y: y, channelDifference: step)
        }
      }
    }
  }

  private static func channelDifference(_ a: UInt64, _ b: UInt64) -> Int {
    func step(_ shift: UInt64) -> Int {
      abs(Int((a >> shift) & 0xffff) - Int((b >> shift) & 0xffff))
    }
    return max(step(0), step(16), step(32), step(48))
  }

  /// The figures in one line; nil where no pixel differs.
  public var summary: String? {
    worst.map {
      "at 16 bits a channel: pixels that differ: \(pixelCount) of \(comparedPixelCount), largest channel "
        + "difference: \($0.channelDifference) of 65535, at (\($0.x), \($0.y))"
    }
  }
}
