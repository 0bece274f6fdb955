import Imaging
import Numerics
import Testing

@Suite("Color")
struct ColorTests {
  @Test("a hex code names the three bytes, and pixels give them back")
  func hex() {
    for hex: UInt32 in [0x000000, 0xffffff, 0x010203, 0xff6b35, 0x80ff00] {
      let pixel = Color(hex: hex).premultiplied8
      #expect(UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue) == hex)
      #expect(pixel.alpha == 255)
    }
    #expect(Color(hex: 0xff12_3456) == Color(hex: 0x123456), "the top byte is not alpha")
  }

  @Test("opacity multiplies")
  func opacity() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(color.opacity(0.5) == Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.25))
    #expect(color.opacity(1) == color)
    #expect(Color.white.opacity(0) != .clear, "the hidden colour is kept")
    #expect(Color.white.opacity(0).premultiplied8 == .clear)
  }

  @Test("channels outside 0...1 are kept, and clamped in a pixel")
  func outside() {
    let color = Color(red: -0.5, green: 1.5, blue: .infinity, opacity: 2)
    #expect(color.green == 1.5)
    #expect(color.premultiplied8 == RGBA8(red: 0, green: 255, blue: 255, alpha: 255))
    #expect(Color(white: 1, opacity: -.infinity).premultiplied8 == .clear)
    #expect(color.clamped == Color(red: 0, green: 1, blue: 1))
  }

  @Test("NaN becomes 0, so that a colour equals itself")
  func nan() {
    let color = Color(red: .nan, green: 0.5, blue: .signalingNaN, opacity: .nan)
    #expect(color == color)
    #expect(color == Color(red: 0, green: 0.5, blue: 0, opacity: 0))
    let product = Color(white: 1, opacity: 0).opacity(.infinity)
    #expect(product.opacity == 0, "0 × ∞ is NaN, hence 0")
  }

  @Test("a pixel is the nearest to the exact product of channel and opacity")
  func rounding() {
    for step in 0...1000 {
      let opacity = Double(step) / 1000
      let pixel = Color(red: 0.7, green: 1, blue: 0.31, opacity: opacity).premultiplied8
      #expect(abs(Double(pixel.red) - 0.7 * opacity * 255) <= 0.5 + 1e-9)
      #expect(abs(Double(pixel.blue) - 0.31 * opacity * 255) <= 0.5 + 1e-9)
      #expect(pixel.green == pixel.alpha)
      #expect(pixel.red <= pixel.alpha && pixel.blue <= pixel.alpha)
    }
  }

  @Test("a description is a hex code where that is exact, else the channels in full")
  func description() {
    #expect(Color(hex: 0x0a0b0c).description == "#0A0B0C")
    #expect(Color(hex: 0xffffff).opacity(128.0 / 255).description == "#FFFFFF80")
    #expect(Color.clear.description == "#00000000")
    #expect(Color(white: 0.3).opacity(0.5).description == "color(srgb 0.3 0.3 0.3 / 0.5)")
    #expect(Color(white: 2).description == "color(srgb 2.0 2.0 2.0 / 1.0)")
  }
}

@Suite("Color from text")
struct ColorParseTests {
  @Test(
    "the forms that are understood",
    arguments: [
      ("#fff", Color.white), ("#F00", Color(hex: 0xff0000)), ("#123", Color(hex: 0x112233)),
      ("#a1B2c3", Color(hex: 0xa1b2c3)), ("#00000000", .clear), ("#000000ff", .black),
      ("#00FF0080", Color(hex: 0x00ff00).opacity(128.0 / 255)),
      ("black", .black), ("White", .white), ("transparent", .clear),
    ])
  func understood(text: String, color: Color) throws {
    #expect(try Color(parsing: text) == color)
  }

  @Test(
    "anything else is an error that quotes it",
    arguments: [
      "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "123456", "#ggg", "#-12", "#+12",
      " #fff", "#fff ", "grün", "rgb(1,2,3)", "#１２３", "##123", "#12é",
    ])
  func refused(text: String) {
    #expect(throws: ColorError.unreadable(text: text)) { try Color(parsing: text) }
    #expect(ColorError.unreadable(text: text).description.contains("'\(text)'"))
  }

  @Test("every description of 8-bit channels parses back")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let color = Color(hex: .random(in: 0...0xffffff, using: &generator))
        .opacity(Double(UInt8.random(in: 0...255, using: &generator)) / 255)
      #expect(try Color(parsing: color.description) == color)
    }
  }
}
