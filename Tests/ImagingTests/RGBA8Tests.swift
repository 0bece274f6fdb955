import Imaging
import Testing

@Suite("RGBA8")
struct RGBA8Tests {
  @Test("bytes lie in memory as R G B A")
  func order() {
    let pixel = RGBA8(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(pixel.packed == 0x0403_0201)
    #expect(pixel.packed.littleEndian == pixel.packed)
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [1, 2, 3, 4])
    #expect(pixel.description == "#01020304")
    #expect(RGBA8(packed: pixel.packed) == pixel)
  }

  @Test("multiplying by alpha rounds to nearest, for every byte and alpha")
  func premultiplying() {
    for alpha in 0...255 {
      for byte in 0...255 {
        let pixel = RGBA8(straight: UInt8(byte), UInt8(255 - byte), UInt8(byte), UInt8(alpha))
        // No product of bytes is half-way between two multiples of 255, which is odd.
        let red = (2 * byte * alpha + 255) / 510
        let green = (2 * (255 - byte) * alpha + 255) / 510
        let expected = RGBA8(
          red: UInt8(red), green: UInt8(green), blue: UInt8(red), alpha: UInt8(alpha))
        guard pixel == expected else {
          Issue.record("\(byte) at alpha \(alpha): \(pixel), not \(expected)")
          return
        }
      }
    }
  }

  @Test("dividing by alpha rounds to nearest, and multiplying again gives the pixel back")
  func dividing() {
    for alpha in 1...255 {
      for byte in 0...alpha {
        let pixel = RGBA8(
          red: UInt8(byte), green: UInt8(alpha - byte), blue: 0, alpha: UInt8(alpha))
        let exact = Double(byte) * 255 / Double(alpha)
        let straight = pixel.straight
        guard straight.red == UInt8(exact.rounded()), RGBA8(straight) == pixel else {
          Issue.record("\(pixel) becomes \(straight), then \(RGBA8(straight))")
          return
        }
      }
    }
  }

  @Test("a pixel that is not well formed divides to 255, a transparent one to nothing")
  func malformed() {
    #expect(
      RGBA8(red: 200, green: 3, blue: 2, alpha: 3).straight
        == .init(red: 255, green: 255, blue: 170, alpha: 3))
    #expect(
      RGBA8(red: 9, green: 9, blue: 9, alpha: 0).straight
        == .init(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
