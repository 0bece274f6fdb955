import Imaging
import Numerics
import Testing

@Suite("Animated PNG")
struct APNGTests {
  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// A chunk's type and data.
  private func chunks(_ file: [UInt8]) -> [(type: String, data: ArraySlice<UInt8>)] {
    PlainPNG.chunks(file).map { chunk in
      (chunk.type, file[chunk.range.lowerBound + 8..<chunk.range.upperBound - 4])
    }
  }

  private func animation(_ pictures: [Bitmap], hasAlpha: Bool = true) -> [UInt8] {
    var encoder = APNGEncoder(
      width: pictures[0].width, height: pictures[0].height, hasAlpha: hasAlpha,
      frameCount: pictures.count, delay: .init(numerator: 1001, denominator: 30000))
    var bytes: [UInt8] = []
    for picture in pictures {
      encoder.append(picture)
      bytes += encoder.takeBytes()
    }
    return bytes + encoder.finish()
  }

  /// The pictures of an animation, put together from its parts by the specification, each part read by
  /// libpng as a file of its own.
  private func pictures(_ file: [UInt8]) throws -> [Bitmap] {
    var canvas: Bitmap?
    var pictures: [Bitmap] = []
    var control: ArraySlice<UInt8>?
    var data: [UInt8] = []
    let all = chunks(file)
    let header = Array(all[0].data)
    func finish() throws {
      guard let part = control else { return }
      let (width, height) = (
        number(part.dropFirst(4).prefix(4)), number(part.dropFirst(8).prefix(4))
      )
      let (x, y) = (number(part.dropFirst(12).prefix(4)), number(part.dropFirst(16).prefix(4)))
      #expect(Array(part.suffix(2)) == [0, 0], "the picture stays, the next one replaces")
      let alone =
        Array(file[..<8])
        + PlainPNG.chunk(
          "IHDR", PlainPNG.bigEndian32(width) + PlainPNG.bigEndian32(height) + header.dropFirst(8))
        + PlainPNG.chunk("IDAT", data) + PlainPNG.chunk("IEND", [])
      let picture = try PNG.decode(alone)
      var whole = canvas ?? picture
      for row in 0..<height {
        for column in 0..<width { whole[x + column, y + row] = picture[column, row] }
      }
      (canvas, control, data) = (whole, nil, [])
      pictures.append(whole)
    }
    var sequence = 0
    for (type, content) in all {
      if type == "fcTL" || type == "fdAT" {
        #expect(number(content.prefix(4)) == sequence)
        sequence += 1
      }
      switch type {
      case "fcTL":
        try finish()
        control = content
      case "IDAT": data += content
      case "fdAT": data += content.dropFirst(4)
      default: break
      }
    }
    try finish()
    return pictures
  }

  @Test("pictures come back, whatever changes between them", arguments: [true, false])
  func roundTrip(hasAlpha: Bool) throws {
    var generator = SeededGenerator(seed: 31)
    var now = Bitmap.random(width: 120, height: 90, isOpaque: !hasAlpha, using: &generator)
    var expected = [now]
    for _ in 0..<12 {
      let (x, y) = (
        Int.random(in: 0..<120, using: &generator), Int.random(in: 0..<90, using: &generator)
      )
      for row in y..<min(y + 30, 90) {
        for column in x..<min(x + 40, 120) {
          now[column, row] =
            hasAlpha && row % 3 == 0 ? .clear : RGBA8(packed: 0xff00_0000 | UInt32(row * column))
        }
      }
      expected.append(now)
    }
    // The same once more, and the last pixel alone.
    expected.append(now)
    now[119, 89] = .white
    expected.append(now)
    let file = animation(expected, hasAlpha: hasAlpha)
    #expect(try pictures(file) == expected)
    #expect(try PNG.decode(file) == expected[0], "a program that knows no animation")
    #expect(PlainPNG.withRightChecksums(file) == file)
    let control = try #require(chunks(file).first { $0.type == "acTL" })
    #expect(number(control.data.prefix(4)) == expected.count && number(control.data.suffix(4)) == 0)
    let frame = try #require(chunks(file).first { $0.type == "fcTL" }).data
    #expect(
      number(frame.dropFirst(20).prefix(2)) == 1001
        && number(frame.dropFirst(22).prefix(2)) == 30000)
  }

  @Test("a picture that is as the one before takes some hundred bytes")
  func repeats() throws {
    var generator = SeededGenerator(seed: 32)
    let picture = Bitmap.random(width: 200, height: 200, isOpaque: true, using: &generator)
    let (one, two) = (animation([picture]), animation([picture, picture]))
    #expect(two.count - one.count < 120)
    var encoder = APNGEncoder(
      width: 200, height: 200, hasAlpha: true, frameCount: 2,
      delay: .init(numerator: 1001, denominator: 30000))
    encoder.append(picture)
    encoder.appendRepeat()
    #expect(encoder.finish() == two)
  }

  @Test("a delay whose numbers are too long becomes the nearest one that fits")
  func delays() {
    // 59.94006 frames a second are 60000/1001 to six digits.
    let delay = APNGEncoder.Delay(numerator: 1_000_000, denominator: 59_940_060)
    #expect(delay == APNGEncoder.Delay(numerator: 1001, denominator: 60000))
    for (numerator, denominator) in [
      (123_457, 1_000_003), (1, 65_536), (70_000, 70_001),
    ] {
      let fitting = APNGEncoder.Delay(numerator: numerator, denominator: denominator)
      let (p, q) = (Double(fitting.numerator), Double(fitting.denominator))
      // A convergent is within 1 / q of the next denominator, which does not fit, or is more.
      let exact = Double(numerator) / Double(denominator)
      #expect(abs(p / q - exact) <= 1 / (q * 65536))
    }
    #expect(
      APNGEncoder.Delay(numerator: 99_991, denominator: 2)
        == .init(numerator: 49_995, denominator: 1))
    #expect(APNGEncoder.Delay(numerator: 70_000, denominator: 1).numerator == 0xffff)
  }
}
