import Imaging
import Numerics
import Testing

@Suite("Bitmap")
struct BitmapTests {
  @Test("pixels go by column and row from the top left")
  func order() {
    var bitmap = Bitmap(width: 3, height: 2, fill: .white)
    bitmap[2, 0] = .black
    bitmap[0, 1] = .clear
    let pixels = bitmap.withPixels { span in span.indices.map { span[$0] } }
    let white = RGBA8.white.packed
    #expect(pixels == [white, white, RGBA8.black.packed, 0, white, white])
    #expect(bitmap == Bitmap(width: 3, height: 2, pixels: pixels))
    #expect(bitmap.withRow(1) { $0[0] } == 0)
    #expect(bitmap.withRow(1) { $0.count } == 3)
  }

  @Test("writing to a copy leaves the original alone, whichever way it is written")
  func copies() {
    let original = Bitmap(width: 4, height: 4)
    var copies = [original, original, original]
    copies[0][1, 1] = .white
    copies[1].withMutableRow(1) { $0[1] = RGBA8.white.packed }
    copies[2].withMutablePixels { $0[5] = RGBA8.white.packed }
    #expect(original == Bitmap(width: 4, height: 4))
    for copy in copies {
      #expect(copy == copies[0])
      #expect(copy != original)
    }
  }

  @Test("the same pixels in another shape are another bitmap")
  func shape() {
    #expect(Bitmap(width: 2, height: 3) != Bitmap(width: 3, height: 2))
  }

  @Test(
    "a size that comes from outside is an error where it is too large, which says it",
    arguments: [(32_768, 1), (1, 32_768), (16_385, 16_384), (Int.max, Int.max), (60_000, 60_000)])
  func tooLarge(width: Int, height: Int) {
    let error = BitmapError.tooLarge(width: width, height: height)
    #expect(throws: error) { try Bitmap.make(width: width, height: height) }
    #expect(error.description.contains("\(width) × \(height)"))
  }

  @Test(
    "a size that comes from outside is an error where a side has no pixel",
    arguments: [(0, 1), (1, 0), (-1, 5), (Int.min, Int.min)])
  func empty(width: Int, height: Int) {
    #expect(throws: BitmapError.empty(width: width, height: height)) {
      try Bitmap.make(width: width, height: height)
    }
  }

  @Test("the longest sides are allowed")
  func longest() throws {
    #expect(try Bitmap.make(width: 32_767, height: 1).width == 32_767)
    #expect(try Bitmap.make(width: 1, height: 32_767, fill: .white)[0, 32_766] == .white)
    try Bitmap.validate(width: 16_384, height: 16_384)
  }

  @Test("a wrong size, a wrong number of pixels or a pixel outside is a broken promise")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 0, height: 1) }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2, pixels: [0]) }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[0, -1] }
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(width: 2, height: 2).cropped(columns: 0..<3, rows: 0..<1)
    }
  }

  @Test("a bitmap is opaque until one pixel is not, wherever it is")
  func opaque() {
    let opaque = Bitmap(width: 19, height: 3, fill: .black)
    #expect(opaque.isOpaque)
    for y in 0..<3 {
      for x in 0..<19 {
        var bitmap = opaque
        bitmap[x, y] = RGBA8(red: 254, green: 254, blue: 254, alpha: 254)
        #expect(!bitmap.isOpaque)
      }
    }
  }

  @Test("a crop has the pixels of its columns and rows")
  func cropping() {
    var generator = SeededGenerator(seed: 3)
    let bitmap = Bitmap.random(width: 13, height: 9, isOpaque: false, using: &generator)
    let crop = bitmap.cropped(columns: 4..<11, rows: 2..<9)
    #expect(crop.width == 7 && crop.height == 7)
    for y in 0..<7 {
      for x in 0..<7 { #expect(crop[x, y] == bitmap[x + 4, y + 2]) }
    }
    #expect(bitmap.cropped(columns: 0..<13, rows: 0..<9) == bitmap)
  }
}

@Suite("Bitmap, reduced")
struct BitmapReduceTests {
  @Test(
    "each pixel is the rounded mean of its block, and of what is left at the edges",
    arguments: [1, 2, 3, 4, 7, 100, Int.max])
  func means(factor: Int) {
    var generator = SeededGenerator(seed: 11)
    let bitmap = Bitmap.random(width: 23, height: 17, isOpaque: false, using: &generator)
    let reduced = bitmap.reducedByArea(factor: factor)
    #expect(reduced.width == (22 / factor) + 1 && reduced.height == (16 / factor) + 1)
    for y in 0..<reduced.height {
      for x in 0..<reduced.width {
        #expect(reduced[x, y] == mean(bitmap, x, y, factor))
      }
    }
  }

  /// The mean of one block, straight from its definition, in floating point.
  private func mean(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ factor: Int) -> RGBA8 {
    var block: [RGBA8] = []
    for row in 0..<bitmap.height where row / factor == y {
      for column in 0..<bitmap.width where column / factor == x {
        block.append(bitmap[column, row])
      }
    }
    func mean(_ channel: KeyPath<RGBA8, UInt8>) -> UInt8 {
      let sum = block.reduce(0) { $0 + Int($1[keyPath: channel]) }
      return UInt8((Double(sum) / Double(block.count)).rounded())
    }
    return RGBA8(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }

  @Test("a flat bitmap stays flat, however long its sides")
  func flat() {
    let fill = RGBA8(red: 255, green: 254, blue: 1, alpha: 255)
    let long = Bitmap(width: 32_767, height: 5, fill: fill)
    #expect(
      long.reducedByArea(factor: 32_767) == Bitmap(width: 1, height: 1, fill: fill))
    let tall = Bitmap(width: 5, height: 32_767, fill: fill)
    #expect(tall.reducedByArea(factor: 2) == Bitmap(width: 3, height: 16_384, fill: fill))
  }
}
