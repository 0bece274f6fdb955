import Imaging
import Numerics
import Testing

@Suite("PNG, encoded")
struct PNGEncodeTests {
  @Test(
    "decoding gives back every pixel, of any size",
    arguments: [PNG.Compression.fast, .small, .smallest], [false, true])
  func roundTrip(compression: PNG.Compression, isOpaque: Bool) throws {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<60 {
      // Every remainder by four, for the packing of RGB.
      let width = round < 20 ? round + 1 : Int.random(in: 1...300, using: &generator)
      let height = Int.random(in: 1...60, using: &generator)
      let bitmap = Bitmap.random(
        width: width, height: height, isOpaque: isOpaque, using: &generator)
      let bytes = try PNG.encode(bitmap, compression: compression)
      #expect(try PNG.decode(bytes) == bitmap, "\(width) × \(height)")
    }
  }

  @Test(
    "every pair of colour and alpha survives",
    arguments: [PNG.Compression.fast, .small, .smallest])
  func everyPair(compression: PNG.Compression) throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0...255 {
      for value in 0...alpha {
        bitmap[value, alpha] = RGBA8(
          red: UInt8(value), green: UInt8(alpha - value), blue: UInt8(alpha), alpha: UInt8(alpha))
      }
    }
    #expect(try PNG.decode(PNG.encode(bitmap, compression: compression)) == bitmap)
  }

  @Test("pixels that are not well formed come back with their colour cut to alpha")
  func malformed() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0...255 {
      for value in 0...255 {
        bitmap[value, alpha] = RGBA8(
          red: UInt8(value), green: UInt8(value), blue: UInt8(value), alpha: UInt8(alpha))
      }
    }
    let picture = try PNG.decode(PNG.encode(bitmap))
    for alpha in 0...255 {
      for value in 0...255 { #expect(Int(picture[value, alpha].red) == min(value, alpha)) }
    }
  }

  @Test("an opaque picture is written as RGB, another as RGBA, both of 8 bits")
  func colorType() throws {
    let opaque = Bitmap(width: 5, height: 4, fill: .white)
    var glass = opaque
    glass[4, 3] = RGBA8(red: 254, green: 254, blue: 254, alpha: 254)
    for compression in [PNG.Compression.fast, .small] {
      #expect(try PNG.encode(opaque, compression: compression)[24...28] == [8, 2, 0, 0, 0])
      #expect(try PNG.encode(glass, compression: compression)[24...28] == [8, 6, 0, 0, 0])
    }
  }

  @Test("the file says that it is sRGB, and nothing else of itself")
  func chunks() throws {
    let bytes = try PNG.encode(Bitmap(width: 5, height: 4, fill: .white))
    #expect(PlainPNG.chunks(bytes).map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(PlainPNG.withRightChecksums(bytes) == bytes)
  }

  @Test(
    "with a density it says its size in pixels a metre, to the whole pixel",
    arguments: [PNG.Compression.fast, .small, .smallest])
  func density(compression: PNG.Compression) throws {
    let bitmap = Bitmap(width: 5, height: 4, fill: .white)
    let bytes = try PNG.encode(bitmap, compression: compression, pixelsPerInch: 216)
    let chunks = PlainPNG.chunks(bytes).filter {
      ["IHDR", "sRGB", "pHYs", "IDAT"].contains($0.type)
    }
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT"])
    // 216 / 0.0254 = 8503.9; 8504 is 0x2138.
    let data = Array(bytes[chunks[2].range].dropFirst(8).dropLast(4))
    #expect(data == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    #expect(PlainPNG.withRightChecksums(bytes) == bytes)
    for unusable in [0, -1, .nan, .infinity] {
      let plain = try PNG.encode(bitmap, compression: compression, pixelsPerInch: unusable)
      #expect(try plain == PNG.encode(bitmap, compression: compression))
    }
  }

  @Test("the bytes depend on the pixels alone")
  func determinism() throws {
    var generator = SeededGenerator(seed: 2)
    let bitmap = Bitmap.random(width: 200, height: 100, isOpaque: false, using: &generator)
    let copy = Bitmap(
      width: 200, height: 100, pixels: bitmap.withPixels { span in span.indices.map { span[$0] } })
    #expect(try PNG.encode(bitmap) == PNG.encode(copy))
  }

  @Test("a frame of flat colour compresses to little")
  func flat() throws {
    let frame = Bitmap(width: 1206, height: 2622, fill: RGBA8(straight: 250, 244, 233, 255))
    let bytes = try PNG.encode(frame, compression: .fast)
    #expect(bytes.count < 60_000)
    #expect(try PNG.decode(bytes) == frame)
  }
}
