package import Imaging

/// The mean of several pictures in light: what a camera sees while its shutter is open.
///
/// Channels are decoded from sRGB to amounts of light, weighted by alpha and by how often each picture is
/// counted, and the mean is encoded again. A pixel that all pictures have alike comes out as it was. Most
/// rows of most frames stand still: only those that do not are summed up.
package struct LightSum: Sendable {
  private let first: Bitmap
  private var count: UInt32
  /// For each row in which some picture is not as the first, the sums of those pictures.
  private var rows: [RowSum?]

  /// The most pictures that can be added.
  package static let mostPictures = 65_536

  /// The sum of one picture, as if `times` of it.
  package init(_ picture: Bitmap, times: Int = 1) {
    precondition((1...Self.mostPictures).contains(times))
    first = picture
    count = UInt32(times)
    rows = Array(repeating: nil, count: picture.height)
  }

  /// Adds `picture`, as if `times` of it.
  ///
  /// - Precondition: It has the sum's size, and there are not more than ``mostPictures`` in all.
  package mutating func add(_ picture: Bitmap, times: Int) {
    precondition(picture.width == first.width && picture.height == first.height)
    precondition(times >= 1 && Int(count) + times <= Self.mostPictures)
    count += UInt32(times)
    for y in rows.indices {
      let isSame = first.withRow(y) { first in picture.withRow(y) { isEqual(first, $0) } }
      if isSame { continue }
      var row = rows[y] ?? RowSum(width: picture.width)
      // Given up for the time being, so that it is not copied.
      rows[y] = nil
      picture.withRow(y) { row.add($0, times: UInt32(times)) }
      rows[y] = row
    }
  }

  /// The mean of what was added.
  package func mean() -> Bitmap {
    var picture = first
    for y in rows.indices {
      guard var row = rows[y] else { continue }
      if row.count < count { first.withRow(y) { row.add($0, times: count - row.count) } }
      picture.withMutableRow(y) { row.writeMean(to: &$0) }
    }
    return picture
  }
}

/// Whether two rows are the same.
private func isEqual(_ a: Span<UInt32>, _ b: Span<UInt32>) -> Bool {
  precondition(a.count == b.count)
  // No early exit: the loop then runs over whole vectors.
  var difference: UInt32 = 0
  for x in a.indices { difference |= a[x] ^ b[x] }
  return difference == 0
}

/// The sums of one row's pixels.
private struct RowSum: Sendable {
  /// Four numbers a pixel: red, green and blue light times alpha, and alpha, of 65,535 each.
  private var sums: [UInt32]
  /// How many pictures were added.
  private(set) var count: UInt32 = 0

  init(width: Int) {
    sums = Array(repeating: 0, count: 4 * width)
  }

  mutating func add(_ row: Span<UInt32>, times: UInt32) {
    count += times
    let table = LightTable.shared.light
    let light = table.span
    var sums = self.sums.mutableSpan
    precondition(sums.count == 4 * row.count && light.count == 256)
    for x in row.indices {
      let pixel = row[x]
      let alpha = pixel >> 24
      guard alpha > 0 else { continue }
      let straight = alpha == 255 ? pixel : RGBA8(packed: pixel).straightPacked
      var red = light[Int(straight & 255)]
      var green = light[Int((straight >> 8) & 255)]
      var blue = light[Int((straight >> 16) & 255)]
      if alpha < 255 {
        red = (red &* alpha &+ 127) / 255
        green = (green &* alpha &+ 127) / 255
        blue = (blue &* alpha &+ 127) / 255
      }
      // 65,535 times 65,536 pictures fit 32 bits.
      sums[4 * x] &+= red &* times
      sums[4 * x + 1] &+= green &* times
      sums[4 * x + 2] &+= blue &* times
      sums[4 * x + 3] &+= 257 &* alpha &* times
    }
  }

  func writeMean(to row: inout MutableSpan<UInt32>) {
    let table = LightTable.shared.bytes
    let bytes = table.span
    let sums = self.sums.span
    let opaque = UInt64(65_535) * UInt64(count)
    for x in row.indices {
      let alphaSum = UInt64(sums[4 * x + 3])
      guard alphaSum > 0 else {
        row[x] = 0
        continue
      }
      // Light of the opaque colour: light times alpha over alpha, both sums of the same pictures.
      let red = bytes[Self.light(sums[4 * x], alphaSum)]
      let green = bytes[Self.light(sums[4 * x + 1], alphaSum)]
      let blue = bytes[Self.light(sums[4 * x + 2], alphaSum)]
      let alpha = UInt8((255 * alphaSum + opaque / 2) / opaque)
      row[x] = RGBA8(RGBA8.Straight(red: red, green: green, blue: blue, alpha: alpha)).packed
    }
  }

  private static func light(_ sum: UInt32, _ alphaSum: UInt64) -> Int {
    Int(min((UInt64(sum) * 65_535 + alphaSum / 2) / alphaSum, 65_535))
  }
}

extension RGBA8 {
  /// The bytes of the pixel with its colour divided by alpha.
  fileprivate var straightPacked: UInt32 {
    let straight = straight
    return UInt32(straight.red) | UInt32(straight.green) << 8 | UInt32(straight.blue) << 16
  }
}

/// sRGB's curve as numbers: 16 bits of light for each byte, and the nearest byte for each of them.
private struct LightTable: Sendable {
  let light: [UInt32]
  let bytes: [UInt8]

  static let shared = LightTable()

  private init() {
    light = (0...255).map { UInt32(65_535 * SRGBCurve.decoded(Double($0) / 255) + 0.5) }
    bytes = (0...65_535).map { UInt8(255 * SRGBCurve.encoded(Double($0) / 65_535) + 0.5) }
  }
}
