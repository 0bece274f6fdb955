/// The checksum of a zlib stream: the sum of its bytes, and the sum of those sums, modulo 65,521.
///
/// Source: RFC 1950, section 8.2.
package struct Adler32 {
  private static let modulus: UInt64 = 65_521

  /// 1 and all bytes so far, modulo 65,521.
  private var sum: UInt64 = 1
  /// The sum of all values that `sum` had after a byte, modulo 65,521.
  private var sumOfSums: UInt64 = 0

  package init() {}

  /// The checksum of all bytes so far.
  package var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  /// Adds one byte.
  package mutating func append(_ byte: UInt8) {
    sum = (sum + UInt64(byte)) % Self.modulus
    sumOfSums = (sumOfSums + sum) % Self.modulus
  }

  /// Adds `count` pixels of `channelCount` bytes each.
  ///
  /// Of n bytes, byte i counts n - i times in the sum of sums: those of pixel x of w pixels, in channel c
  /// of k, (w - x) k - c times.
  mutating func append(_ pixels: PixelSums, count: Int, channelCount: Int) {
    sumOfSums += UInt64(count * channelCount) * sum
    sumOfSums += pixels.weighted * UInt64(channelCount) - pixels.offsets
    sumOfSums %= Self.modulus
    sum = (sum + pixels.total) % Self.modulus
  }
}
