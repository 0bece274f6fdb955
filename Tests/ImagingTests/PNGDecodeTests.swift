import Foundation
import Imaging
import Numerics
import Testing

@Suite("PNG, decoded")
struct PNGDecodeTests {
  /// The pictures that Pillow has decoded for us.
  static let decodedByPillow: [String] = {
    let depths = ["grey": [1, 2, 4, 8], "palette": [1, 2, 4, 8]]
    return ["grey", "grey-alpha", "palette", "rgb", "rgb-alpha"].flatMap { kind in
      (depths[kind] ?? [8]).flatMap { depth in
        let hasKey = kind == "palette" || (depth == 8 && (kind == "grey" || kind == "rgb"))
        return (hasKey ? ["", "-key"] : [""]).flatMap { key in
          ["", "-interlaced"].map { "\(kind)-\(depth)\(key)\($0)" }
        }
      }
    }
  }()

  @Test("pixels are those of another decoder", arguments: decodedByPillow)
  func anotherDecoder(name: String) throws {
    let picture = try Inputs.picture("decoded/\(name).png")
    let expected = try Inputs.bytes("decoded/\(name).rgba")
    #expect(picture.width == 11 && picture.height == 7)
    for index in 0..<77 {
      let bytes = expected[4 * index..<4 * index + 4].map { $0 }
      #expect(
        picture[index % 11, index / 11] == RGBA8(straight: bytes[0], bytes[1], bytes[2], bytes[3]))
    }
  }

  @Test(
    "every colour type and depth, interlaced and not, with and without a key, of many sizes",
    arguments: PlainPNG.ColorType.allCases, [false, true])
  func everyKind(colorType: PlainPNG.ColorType, isInterlaced: Bool) throws {
    var generator = SeededGenerator(seed: 5)
    for depth in colorType.depths {
      for round in 0..<40 {
        // All narrow sizes, which leave passes empty, then some larger ones.
        let width = round < 20 ? 1 + round % 5 : Int.random(in: 1...70, using: &generator)
        let height = round < 20 ? 1 + round / 4 : Int.random(in: 1...40, using: &generator)
        let plain = randomPicture(
          colorType, depth: depth, width: width, height: height, hasKey: round % 2 == 1,
          isInterlaced: isInterlaced, using: &generator)
        let picture = try PNG.decode(plain.encoded())
        #expect(picture == expected(plain), "\(colorType) \(depth) \(width) × \(height)")
      }
    }
  }

  private func randomPicture(
    _ colorType: PlainPNG.ColorType, depth: Int, width: Int, height: Int, hasKey: Bool,
    isInterlaced: Bool, using generator: inout SeededGenerator
  ) -> PlainPNG {
    let isIndexed = colorType == .palette
    let colorCount = isIndexed ? Int.random(in: 1...1 << depth, using: &generator) : 0
    // Samples from few values, so that a key is hit now and then, the highest among them.
    let highest = isIndexed ? colorCount - 1 : (1 << depth) - 1
    var values = [highest]
    for _ in 0..<3 { values.append(.random(in: 0...highest, using: &generator)) }
    var samples: [Int] = []
    for _ in 0..<width * height * colorType.channelCount {
      samples.append(
        isIndexed
          ? .random(in: 0...highest, using: &generator)
          : values[Int.random(in: 0..<4, using: &generator)])
    }
    var plain = PlainPNG(
      width: width, height: height, colorType: colorType, depth: depth,
      isInterlaced: isInterlaced, samples: samples)
    for _ in 0..<3 * colorCount {
      plain.palette.append(.random(in: 0...255, using: &generator))
    }
    guard hasKey else { return plain }
    switch colorType {
    case .palette:
      for _ in 0..<Int.random(in: 1...colorCount, using: &generator) {
        plain.transparency.append(.random(in: 0...255, using: &generator))
      }
    case .grey, .rgb:
      let key = plain.pixel(width / 2, height / 2)
      plain.transparency = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    case .greyAlpha, .rgbAlpha: break
    }
    return plain
  }

  /// What must become of a picture, straight from the definitions.
  private func expected(_ plain: PlainPNG) -> Bitmap {
    var bitmap = Bitmap(width: plain.width, height: plain.height)
    let key = stride(from: 0, to: plain.transparency.count - 1, by: 2).map {
      Int(plain.transparency[$0]) << 8 | Int(plain.transparency[$0 + 1])
    }
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        let samples = plain.pixel(x, y)
        let highest = plain.colorType == .palette ? 255 : (1 << plain.depth) - 1
        var rgba: [Int]
        switch plain.colorType {
        case .grey: rgba = [samples[0], samples[0], samples[0], samples == key ? 0 : highest]
        case .rgb: rgba = samples + [samples == key ? 0 : highest]
        case .greyAlpha: rgba = [samples[0], samples[0], samples[0], samples[1]]
        case .rgbAlpha: rgba = samples
        case .palette:
          let index = samples[0]
          rgba = plain.palette[3 * index..<3 * index + 3].map(Int.init)
          rgba.append(index < plain.transparency.count ? Int(plain.transparency[index]) : 255)
        }
        // Colour × alpha × 255 over the highest samples, to nearest, halves up.
        let bytes = (rgba[..<3] + [highest]).map { sample in
          UInt8((510 * sample * rgba[3] + highest * highest) / (2 * highest * highest))
        }
        bitmap[x, y] = RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
      }
    }
    return bitmap
  }

  @Test("every sample of 16 bits is reduced to the nearest byte")
  func reducing16Bits() throws {
    let plain = PlainPNG(
      width: 256, height: 256, colorType: .grey, depth: 16, samples: Array(0...65_535))
    let picture = try PNG.decode(plain.encoded())
    for sample in 0...65_535 {
      let expected = (Double(sample) / 257).rounded()
      guard Double(picture[sample % 256, sample / 256].green) == expected else {
        Issue.record("\(sample) becomes \(picture[sample % 256, sample / 256])")
        return
      }
    }
  }

  @Test("colour profiles, gamma and unknown chunks change nothing")
  func ancillaryChunks() throws {
    let plain = try Inputs.bytes("decoded/rgb-8.png")
    let extra =
      PlainPNG.chunk("gAMA", PlainPNG.bigEndian32(100_000))
      + PlainPNG.chunk("iCCP", Array("x\0\0damaged".utf8))
      + PlainPNG.chunk("sBIT", [3, 3, 3]) + PlainPNG.chunk("bKGD", [0, 9, 0, 9, 0, 9])
      + PlainPNG.chunk("abCd", Array(repeating: 7, count: 5000))
    let changed = Array(plain[..<33]) + extra + plain[33...]
    #expect(try PNG.decode(changed) == PNG.decode(plain))
  }

  @Test("a text of many megabytes is skipped, and is no reason to refuse the picture")
  func longText() throws {
    // libpng's usual limit for a chunk is 8,000,000 bytes.
    let plain = try Inputs.bytes("decoded/rgb-8.png")
    let text = PlainPNG.chunk("tEXt", Array(repeating: 65, count: 9_000_000))
    #expect(try PNG.decode(Array(plain[..<33]) + text + plain[33...]) == PNG.decode(plain))
  }

  @Test("bytes after the end chunk are allowed")
  func trailingBytes() throws {
    let bytes = try Inputs.bytes("decoded/rgb-8.png")
    #expect(try PNG.decode(bytes + [1, 2, 3]) == PNG.decode(bytes))
  }

  @Test("versions are those of the libraries")
  func versions() {
    #expect(PNG.versions.libpng.hasPrefix("1."))
    #expect(PNG.versions.zlib.hasPrefix("1."))
  }
}
