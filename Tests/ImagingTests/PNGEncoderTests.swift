import Imaging
import Numerics
import Testing

/// The fast writer, read back by libpng, which checks every chunk's checksum and the stream's.
@Suite("PNG, encoded fast")
struct PNGEncoderTests {
  @Test("two thousand small pictures of every kind come back")
  func fuzz() throws {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let pattern = Pattern.allCases[round % Pattern.allCases.count]
      let bitmap = pattern.bitmap(
        width: .random(in: 1...48, using: &generator),
        height: .random(in: 1...48, using: &generator),
        isOpaque: round % 2 == 0, using: &generator)
      try expectRoundTrip(bitmap, "seed \(seed), round \(round), \(pattern)")
    }
  }

  @Test("large, long and narrow pictures come back", arguments: Pattern.allCases, [true, false])
  func sizes(pattern: Pattern, isOpaque: Bool) throws {
    var generator = SeededGenerator(seed: 12)
    // The last two leave the window and fill many blocks: in one row, and in narrow ones.
    for (width, height) in [
      (1, 1), (1, 32_767), (32_767, 1), (3, 20_000), (32_767, 12), (701, 611),
    ] {
      let bitmap = pattern.bitmap(
        width: width, height: height, isOpaque: isOpaque, using: &generator)
      try expectRoundTrip(bitmap, "\(pattern), \(width) × \(height)")
    }
  }

  @Test("widths around every multiple of four and of the sums' piece come back")
  func widths() throws {
    var generator = SeededGenerator(seed: 13)
    for width in Array(1...20) + Array(4090...4102) + Array(8190...8197) {
      let bitmap = Pattern.noise.bitmap(width: width, height: 3, isOpaque: true, using: &generator)
      try expectRoundTrip(bitmap, "\(width) wide")
    }
  }

  @Test("bytes are the same whether they are taken often or once, and taken ones do not pile up")
  func bands() throws {
    var generator = SeededGenerator(seed: 14)
    let bitmap = Pattern.noise.bitmap(width: 500, height: 900, isOpaque: true, using: &generator)
    var encoder = PNGEncoder(width: 500, height: 900, hasAlpha: false)
    var bytes: [UInt8] = []
    var longest = 0
    for y in 0..<900 {
      bitmap.withRow(y) { encoder.append($0) }
      let taken = encoder.takeBytes()
      longest = max(longest, taken.count)
      bytes += taken
    }
    bytes += encoder.finish()
    #expect(try PNG.encode(bitmap, compression: .fast) == bytes)
    // A row is 1.5 kB, the whole file 1.35 MB; a chunk is 64 KiB and a block.
    #expect(longest < 200_000)
  }

  @Test("one pixel that is not opaque, anywhere, makes the file RGBA")
  func lateAlpha() throws {
    for (x, y) in [(0, 0), (69, 0), (35, 40), (69, 79)] {
      var bitmap = Bitmap(width: 70, height: 80, fill: .white)
      bitmap[x, y] = RGBA8(red: 9, green: 99, blue: 254, alpha: 254)
      #expect(try PNG.encode(bitmap, compression: .fast)[25] == 6)
      try expectRoundTrip(bitmap, "alpha at (\(x), \(y))")
    }
  }

  @Test("noise grows by less than 1 %")
  func noise() throws {
    var generator = SeededGenerator(seed: 15)
    for isOpaque in [true, false] {
      let bitmap = Bitmap.random(width: 300, height: 300, isOpaque: isOpaque, using: &generator)
      let raw = 300 * (1 + 300 * (isOpaque ? 3 : 4))
      #expect(try PNG.encode(bitmap, compression: .fast).count < raw + raw / 100)
    }
  }

  @Test("one pixel takes no more than a header's worth of bytes")
  func onePixel() throws {
    let bytes = try PNG.encode(Bitmap(width: 1, height: 1, fill: .white), compression: .fast)
    // Signature, IHDR, sRGB, IEND: 58 bytes; an IDAT's frame 12; zlib's 6; a fixed block of 4 literals.
    #expect(bytes.count <= 58 + 12 + 6 + 6)
  }

  @Test("the image data is split into chunks of at least 64 KiB, but for the last")
  func chunkSizes() throws {
    var generator = SeededGenerator(seed: 16)
    let bitmap = Pattern.noise.bitmap(width: 600, height: 600, isOpaque: true, using: &generator)
    let bytes = try PNG.encode(bitmap, compression: .fast)
    let data = PlainPNG.chunks(bytes).filter { $0.type == "IDAT" }
    #expect(data.count > 4)
    for chunk in data.dropLast() { #expect((65_536..<200_000).contains(chunk.range.count - 12)) }
    #expect(PlainPNG.withRightChecksums(bytes) == bytes)
  }

  @Test("the filter follows the picture: each kind of row has one that makes it small")
  func filters() throws {
    var generator = SeededGenerator(seed: 18)
    let side = 300
    let raw = 3 * side * side
    // Colours drawn from four: 2 bits a byte, and more than 3 in differences.
    let colors = Pattern.fewColors.bitmap(
      width: side, height: side, isOpaque: true, using: &generator)
    #expect(try PNG.encode(colors, compression: .fast).count < raw * 3 / 8)
    // Steps of 0 to 3 along a row, or down a column, from random starts: 2 bits a channel of 8 each.
    var across = Pattern.noise.bitmap(width: side, height: side, isOpaque: true, using: &generator)
    var down = across
    for i in 0..<side {
      for j in 1..<side {
        across[j, i] = across[j - 1, i].stepped(using: &generator)
        down[i, j] = down[i, j - 1].stepped(using: &generator)
      }
    }
    for slope in [across, down] {
      #expect(try PNG.encode(slope, compression: .fast).count < raw * 3 / 8)
    }
  }

  @Test("what repeats is found: rows, columns and tiles take a small part of noise")
  func repeats() throws {
    var generator = SeededGenerator(seed: 17)
    func count(_ pattern: Pattern) throws -> Int {
      let bitmap = pattern.bitmap(width: 240, height: 240, isOpaque: true, using: &generator)
      return try PNG.encode(bitmap, compression: .fast).count
    }
    let noise = try count(.noise)
    #expect(try count(.flat) < 1000)
    #expect(try count(.columns) < noise / 50)
    #expect(try count(.gradient) < noise / 10)
    #expect(try count(.tiles) < noise / 10)
  }

  private func expectRoundTrip(_ bitmap: Bitmap, _ name: String) throws {
    let bytes = try PNG.encode(bitmap, compression: .fast)
    let picture = try PNG.decode(bytes, name: name)
    #expect(picture == bitmap, "\(name)")
  }
}

/// What a picture shows.
enum Pattern: CaseIterable, Sendable {
  case flat, noise, gradient, columns, rows, tiles, sparse, fewColors

  func bitmap(
    width: Int, height: Int, isOpaque: Bool, using generator: inout SeededGenerator
  ) -> Bitmap {
    let colors = (0..<16).map { _ in RGBA8.random(isOpaque: isOpaque, using: &generator) }
    let side = Int.random(in: 2...9, using: &generator)
    var bitmap = Bitmap(width: width, height: height, fill: colors[0])
    for y in 0..<height {
      for x in 0..<width {
        switch self {
        case .flat: break
        case .noise: bitmap[x, y] = .random(isOpaque: isOpaque, using: &generator)
        case .gradient:
          let alpha = isOpaque ? 255 : UInt8(127 + (x + y) % 128)
          bitmap[x, y] = RGBA8(
            red: UInt8(x / 2 % 128), green: UInt8(y / 3 % 128), blue: UInt8((x + y) / 4 % 128),
            alpha: alpha)
        case .columns: bitmap[x, y] = colors[x * x / 7 % 16]
        case .rows: bitmap[x, y] = colors[y % 16]
        case .tiles: bitmap[x, y] = colors[(x % side) * (y % side) % 16]
        case .sparse:
          if Int.random(in: 0..<20, using: &generator) == 0 { bitmap[x, y] = colors[x % 16] }
        case .fewColors: bitmap[x, y] = colors[Int.random(in: 0..<4, using: &generator)]
        }
      }
    }
    return bitmap
  }
}

extension RGBA8 {
  /// A random well-formed pixel.
  fileprivate static func random(
    isOpaque: Bool, using generator: inout SeededGenerator
  ) -> RGBA8 {
    let bits = generator.next()
    let alpha = isOpaque ? 255 : bits >> 32 & 255
    func byte(_ shift: UInt64) -> UInt8 { UInt8((bits >> shift & 255) * alpha / 255) }
    return RGBA8(red: byte(0), green: byte(8), blue: byte(16), alpha: UInt8(alpha))
  }

  /// An opaque pixel with 0 to 3 added to each colour byte, modulo 256.
  fileprivate func stepped(using generator: inout SeededGenerator) -> RGBA8 {
    let bits = generator.next()
    return RGBA8(
      red: red &+ UInt8(bits & 3), green: green &+ UInt8(bits >> 2 & 3),
      blue: blue &+ UInt8(bits >> 4 & 3), alpha: 255)
  }
}
