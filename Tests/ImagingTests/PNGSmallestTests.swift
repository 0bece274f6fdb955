import Imaging
import Numerics
import Testing

@Suite("PNG, encoded smallest")
struct PNGSmallestTests {
  /// The bits a sample and the colour type of a file's header.
  private func form(_ bitmap: Bitmap) throws -> (depth: UInt8, colorType: UInt8) {
    let bytes = try PNG.encode(bitmap, compression: .smallest)
    #expect(try PNG.decode(bytes) == bitmap)
    return (bytes[24], bytes[25])
  }

  /// Pixels of these colours in turn, mixed so that no filter helps.
  private func mix(_ colors: [RGBA8]) -> Bitmap {
    var generator = SeededGenerator(seed: 7)
    var bitmap = Bitmap(width: 61, height: 53)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        bitmap[x, y] =
          y == 0 ? colors[x % colors.count] : colors.randomElement(using: &generator) ?? .clear
      }
    }
    return bitmap
  }

  @Test(
    "greys take as few bits as hold them",
    arguments: [
      ([0, 255], 1), ([0, 85, 255], 2), ([0, 17, 34, 51, 68, 255], 4), ([0, 1, 255], 2),
    ]
      as [([UInt8], UInt8)])
  func greys(values: [UInt8], depth: UInt8) throws {
    let form = try form(
      mix(values.map { RGBA8(red: $0, green: $0, blue: $0, alpha: 255) }))
    #expect(form.depth == depth)
    // Of 0, 1 and 255 a palette of two bits holds what grey needs eight for.
    #expect(form.colorType == (values[1] == 1 ? 3 : 0))
  }

  @Test(
    "few colours become a palette, clear ones too",
    arguments: [(2, 1), (4, 2), (16, 4), (40, 8)] as [(Int, UInt8)])
  func palettes(count: Int, depth: UInt8) throws {
    let colors = (0..<count).map { index in
      let alpha = UInt8(index == 0 ? 0 : index == 1 ? 128 : 255)
      return RGBA8(red: alpha / 2, green: 0, blue: UInt8(index) & alpha, alpha: alpha)
    }
    let form = try form(mix(colors))
    #expect(form.depth == depth && form.colorType == 3)
  }

  @Test("it is never larger than the others are")
  func size() throws {
    var generator = SeededGenerator(seed: 3)
    for pattern in Pattern.allCases {
      let bitmap = pattern.bitmap(width: 120, height: 90, isOpaque: true, using: &generator)
      let smallest = try PNG.encode(bitmap, compression: .smallest)
      for other in [PNG.Compression.fast, .small] {
        #expect(smallest.count <= (try PNG.encode(bitmap, compression: other).count), "\(pattern)")
      }
      #expect(try PNG.decode(smallest) == bitmap)
    }
  }
}
