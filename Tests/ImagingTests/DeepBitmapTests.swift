import Imaging
import Testing

@Suite("PNG, read at 16 bits")
struct DeepBitmapTests {
  /// The four numbers of a pixel.
  private func numbers(_ pixel: UInt64) -> [Int] {
    [0, 16, 32, 48].map { Int((pixel >> $0) & 0xffff) }
  }

  @Test("samples of 16 bits keep their depth, premultiplied once", arguments: [false, true])
  func deep(isInterlaced: Bool) throws {
    var samples: [Int] = []
    for index in 0..<9 * 7 {
      samples += [index * 1039 % 65_536, 65_535, index, 65_535 - 997 * index]
    }
    let plain = PlainPNG(
      width: 9, height: 7, colorType: .rgbAlpha, depth: 16, isInterlaced: isInterlaced,
      samples: samples)
    let bytes = plain.encoded()
    #expect(PNG.isDeep(bytes))
    let picture = try PNG.decodeDeep(bytes)
    #expect(picture.width == 9 && picture.height == 7)
    for (index, pixel) in picture.pixels.enumerated() {
      let straight = Array(samples[4 * index..<4 * index + 4])
      let expected = straight.prefix(3).map { ($0 * straight[3] + 32_767) / 65_535 } + [straight[3]]
      #expect(numbers(pixel) == expected, "pixel \(index)")
    }
  }

  @Test("shallower samples are stretched: 255 becomes 65,535")
  func shallow() throws {
    let grey = PlainPNG(width: 3, height: 1, colorType: .grey, depth: 2, samples: [0, 1, 3])
    #expect(!PNG.isDeep(grey.encoded()))
    let picture = try PNG.decodeDeep(grey.encoded())
    #expect(picture.pixels.map { numbers($0)[0] } == [0, 21_845, 65_535])
    let palette = PlainPNG(
      width: 2, height: 1, colorType: .palette, depth: 8, samples: [1, 0],
      palette: [1, 2, 3, 255, 0, 128])
    #expect(
      try PNG.decodeDeep(palette.encoded()).pixels.map(numbers)
        == [[65_535, 0, 128 * 257, 65_535], [257, 514, 771, 65_535]])
  }

  @Test("what is no PNG, or a broken one, is the same error as at 8 bits")
  func errors() {
    for bytes in [[], [1, 2, 3], Array("GIF89a".utf8)] as [[UInt8]] {
      let shallow = #expect(throws: PNGError.self) { try PNG.decode(bytes) }
      let deep = #expect(throws: PNGError.self) { try PNG.decodeDeep(bytes) }
      #expect(shallow == deep && !PNG.isDeep(bytes))
    }
  }
}
