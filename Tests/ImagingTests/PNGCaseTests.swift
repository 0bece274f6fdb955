import Foundation
import Imaging
import TestSupport
import Testing

/// Files that other readers got wrong, each with what is right.
@Suite("PNG: what others got wrong")
struct PNGCaseTests {
  @Test("a text chunk that unpacks to 20 MB is skipped, in no time and no memory")
  func bombInText() async throws {
    let bytes = try Inputs.bytes("png-bomb-in-a-text-chunk.png")
    let time = try ContinuousClock().measure {
      let picture = try PNG.decode(bytes)
      #expect(picture.width == 4 && picture.height == 4)
      #expect(picture[0, 0] == RGBA8(straight: 1, 2, 3, 255))
    }
    #expect(time < .seconds(1))
    await #expect(processExitsWith: .success) {
      try expectLittleMemory { _ = try Inputs.picture("png-bomb-in-a-text-chunk.png") }
    }
  }

  @Test(
    "a size beyond reason is an error that says it, before anything is allocated",
    arguments: [
      ("png-claims-60000-by-60000.png", "60000 × 60000"),
      ("png-interlaced-with-the-largest-size.png", "2147483647 × 2147483647"),
    ])
  func giantSizes(file: String, size: String) throws {
    let bytes = try Inputs.bytes(file)
    let time = ContinuousClock().measure {
      let error = #expect(throws: PNGError.self) { try PNG.decode(bytes, name: "art/a.png") }
      let text = error.map(String.init(describing:)) ?? ""
      #expect(text.contains(size) && text.hasPrefix("art/a.png "), "\(text)")
    }
    #expect(time < .seconds(1))
  }

  @Test("refusing a size beyond reason takes no memory")
  func giantSizesMemory() async {
    await #expect(processExitsWith: .success) {
      try expectLittleMemory {
        _ = try? Inputs.picture("png-claims-60000-by-60000.png")
        _ = try? Inputs.picture("png-interlaced-with-the-largest-size.png")
      }
    }
  }

  @Test("grey of 2 bits is stretched to the full range")
  func greyOf2Bits() throws {
    let picture = try Inputs.picture("png-grey-2-bit.png")
    #expect(picture.width == 7 && picture.height == 1)
    let greys: [UInt8] = [0, 85, 170, 255, 255, 170, 85]
    for (x, grey) in greys.enumerated() {
      #expect(picture[x, 0] == RGBA8(straight: grey, grey, grey, 255))
    }
  }

  @Test("an interlaced picture of 16 bits is the same as one that is not interlaced")
  func interlaced16Bits() throws {
    // libpng's simplified reader reduces only half of the pixels of such a file.
    let picture = try Inputs.picture("png-interlaced-16-bit.png")
    #expect(picture == (try Inputs.picture("png-interlaced-16-bit.other.png")))
    let expected: [(Int, Int, [Int])] = [
      (0, 0, [0, 0, 255]), (3, 5, [96, 156, 150]), (7, 7, [224, 218, 10]),
    ]
    for (x, y, rgb) in expected {
      let pixel = picture[x, y]
      for (byte, wanted) in zip([pixel.red, pixel.green, pixel.blue], rgb) {
        #expect(abs(Int(byte) - wanted) <= 1)
      }
      #expect(pixel.alpha == 255)
    }
  }

  @Test("a palette of 4 bits in rows of an odd length has no stripe at the edge")
  func paletteOf4Bits() throws {
    let picture = try Inputs.picture("png-palette-4-bit-odd-width.png")
    #expect(picture == Bitmap(width: 5, height: 3, fill: RGBA8(straight: 0, 255, 0, 255)))
  }

  @Test("the transparent key of grey of 4 bits is compared before stretching")
  func keyInGreyOf4Bits() throws {
    let picture = try Inputs.picture("png-transparent-key-in-4-bit-grey.png")
    #expect(picture.width == 4 && picture.height == 1)
    #expect(picture[0, 0] == .clear)
    #expect(picture[1, 0] == RGBA8(straight: 153, 153, 153, 255))
    #expect(picture[2, 0] == .clear)
    #expect(picture[3, 0] == .white)
  }

  @Test("a wrong checksum on the end chunk is an error that names the chunk")
  func wrongEnd() throws {
    let error = #expect(throws: PNGError.self) {
      try Inputs.picture("png-wrong-checksum-on-the-end.png")
    }
    #expect(error.map(String.init(describing:))?.contains("IEND") == true)
  }
}

/// Runs `body` and exits with failure if the process then has used 16 MiB more than before.
///
/// For a process of its own: others' memory would count too.
private func expectLittleMemory(_ body: () throws -> Void) throws {
  let before = try peakMemory()
  try body()
  let growth = try peakMemory() - before
  guard growth < 16 << 20 else { fatalError("grew by \(growth) bytes") }
}
