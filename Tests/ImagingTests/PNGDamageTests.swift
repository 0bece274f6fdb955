import Glibc
import Imaging
import Numerics
import TestSupport
import Testing

@Suite("PNG, damaged")
struct PNGDamageTests {
  /// Small files of different kinds.
  static let samples = [
    "decoded/palette-4-key-interlaced.png", "decoded/rgb-alpha-8.png", "decoded/grey-1.png",
    "png-interlaced-16-bit.png", "decoded/rgb-8-key.png",
  ]

  @Test("a file cut off anywhere is an error that says so", arguments: samples)
  func everyTruncation(file: String) throws {
    let bytes = try Inputs.bytes(file)
    for count in 1..<bytes.count {
      let error = #expect(throws: PNGError.self) {
        try PNG.decode(Array(bytes[..<count]), name: "cut.png")
      }
      guard case .truncated(name: "cut.png", _) = error else {
        Issue.record("cut to \(count) bytes: \(String(describing: error))")
        return
      }
    }
    #expect(throws: PNGError.empty(name: "cut.png")) { try PNG.decode([], name: "cut.png") }
  }

  @Test("a single wrong bit anywhere is an error", arguments: samples)
  func everyBit(file: String) throws {
    let bytes = try Inputs.bytes(file)
    for bit in 0..<8 * bytes.count {
      var wrong = bytes
      wrong[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: PNGError.self, "bit \(bit)") { try PNG.decode(wrong) }
    }
  }

  @Test("thousands of mutations neither trap nor hang nor print", .timeLimit(.minutes(1)))
  func mutations() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      var generator = SeededGenerator(seed: 42)
      var decodedCount = 0
      for file in PNGDamageTests.samples {
        let bytes = try Inputs.bytes(file)
        for round in 0..<2000 {
          // Two of three with right checksums, or few would get past the first chunk.
          let mutated = mutate(bytes, isRepaired: round % 3 > 0, using: &generator)
          if let picture = try? PNG.decode(mutated) {
            decodedCount += 1
            precondition(picture.width > 0 && picture.height > 0)
          }
        }
      }
      // Else the mutations would be too wild to get anywhere.
      precondition(decodedCount > 100, "only \(decodedCount) decoded")
      let peak = try peakMemory()
      precondition(peak < 256 << 20, "\(peak >> 20) MiB at the peak")
    }
    let printed = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(printed?.contains("libpng") == false)
  }

  @Test(
    "a header that claims 100,000 by 100,000 pixels is refused at once", .timeLimit(.minutes(1)))
  func hugeHeader() async throws {
    await #expect(processExitsWith: .success) {
      var bytes = try Inputs.bytes("decoded/rgb-8.png")
      bytes.replaceSubrange(
        16..<24, with: PlainPNG.bigEndian32(100_000) + PlainPNG.bigEndian32(100_000))
      let file = PlainPNG.withRightChecksums(bytes)
      let before = try peakMemory()
      let start = ContinuousClock.now
      for _ in 0..<100 {
        do {
          _ = try PNG.decode(file, name: "huge.png")
          preconditionFailure("it was read")
        } catch {
          precondition("\(error)".contains("100000 × 100000"), "\(error)")
        }
      }
      precondition(start.duration(to: .now) < .seconds(1))
      let growth = try peakMemory() - before
      precondition(growth < 8 << 20, "\(growth >> 20) MiB more")
    }
  }

  @Test("what is not a PNG is an error that says what it is")
  func otherFiles() throws {
    let pointer = try Inputs.bytes("git-lfs-pointer.png")
    expectError(pointer, mentions: "Git LFS", "git lfs pull")
    expectError([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46], mentions: "JPEG")
    expectError(Array("GIF89a-and-more".utf8), mentions: "GIF")
    expectError(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), mentions: "SVG")
    expectError([0], mentions: "not a PNG", "00")
    expectError(Array("nothing at all".utf8), mentions: "not a PNG", "6E 6F 74")
    expectError([], mentions: "empty")
  }

  @Test("a file that was transferred as text, or made by Xcode, is an error that says so")
  func knownDamage() throws {
    var bytes = try Inputs.bytes("decoded/rgb-8.png")
    bytes.remove(at: 4)  // the carriage return of the signature
    expectError(bytes, mentions: "as text")
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    expectError(
      signature + PlainPNG.chunk("CgBI", Array(repeating: 0, count: 16)), mentions: "CgBI")
    expectError(
      signature + PlainPNG.chunk("IEND", []) + Array(repeating: 0, count: 9), mentions: "IHDR")
  }

  @Test("a colour outside the palette is an error, not black")
  func outsidePalette() {
    let plain = PlainPNG(
      width: 2, height: 1, colorType: .palette, depth: 8, samples: [1, 2],
      palette: [1, 2, 3, 4, 5, 6])
    expectError(plain.encoded(), mentions: "colour 2 of a palette of 2")
  }

  @Test("a header that breaks the rules is an error")
  func badHeaders() throws {
    let bytes = try Inputs.bytes("decoded/rgb-8.png")
    // Width 0; 3 bits; colour type 5; compression, filter and interlacing that do not exist.
    for (offset, value) in [(19, 0), (24, 3), (25, 5), (26, 1), (27, 1), (28, 2)] as [(Int, UInt8)]
    {
      var wrong = bytes
      wrong[offset] = value
      expectError(PlainPNG.withRightChecksums(wrong), mentions: "IHDR")
    }
  }

  @Test("rows that are missing, and bytes that are no deflate, are errors")
  func badData() {
    let plain = PlainPNG(width: 4, height: 4, colorType: .grey, depth: 8, samples: Array(0..<16))
    let whole = plain.encoded()
    let header = Array(whole[..<33])
    let end = PlainPNG.chunk("IEND", [])
    let short = PlainPNG.chunk("IDAT", PlainPNG.stored(Array(repeating: 0, count: 19)))
    let noise = PlainPNG.chunk("IDAT", Array(repeating: 0xa5, count: 40))
    expectError(header + short + end, mentions: "damaged")
    expectError(header + noise + end, mentions: "damaged")
    expectError(header + end, mentions: "damaged")
    expectError(header + PlainPNG.chunk("IDAT", []) + end, mentions: "damaged")
    // More rows than needed leave the picture certain.
    let long = PlainPNG.chunk("IDAT", PlainPNG.stored(Array(repeating: 0, count: 25)))
    #expect(throws: Never.self) { try PNG.decode(header + long + end) }
    var stream = PlainPNG.stored(Array(repeating: 0, count: 20))
    stream[stream.count - 1] ^= 1
    let wrongSum = PlainPNG.chunk("IDAT", stream)
    expectError(header + wrongSum + end, mentions: "IDAT")
  }

  @Test("each limit is an error that says the size and the limit")
  func limits() throws {
    let bytes = try Inputs.bytes("decoded/rgb-8.png")
    #expect(throws: Never.self) {
      try PNG.decode(bytes, limits: .init(width: 11, height: 7, pixels: 77, memory: 700))
    }
    expectError(bytes, .init(width: 10), mentions: "11 × 7", "10 columns")
    expectError(bytes, .init(height: 6), mentions: "11 × 7", "6 rows")
    expectError(bytes, .init(pixels: 76), mentions: "11 × 7", "76 pixels")
    expectError(bytes, .init(memory: 100), mentions: "11 × 7", "100 bytes")
  }

  @Test("a few bytes that claim a large picture are refused before it is allocated")
  func implausible() throws {
    var bytes = try Inputs.bytes("decoded/rgb-8.png")
    bytes.replaceSubrange(
      16..<24, with: PlainPNG.bigEndian32(16_000) + PlainPNG.bigEndian32(16_000))
    expectError(PlainPNG.withRightChecksums(bytes), mentions: "cannot hold 16000 × 16000")
  }

  private func expectError(
    _ bytes: [UInt8], _ limits: PNG.Limits = .standard, mentions words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: PNGError.self, sourceLocation: sourceLocation) {
      try PNG.decode(bytes, name: "art/sun.png", limits: limits)
    }
    let text = error.map(String.init(describing:)) ?? ""
    #expect(text.hasPrefix("art/sun.png "), "\(text)", sourceLocation: sourceLocation)
    for word in words {
      #expect(text.contains(word), "\(text)", sourceLocation: sourceLocation)
    }
  }
}

/// A file with one to four bytes changed, or a piece of it repeated or left out.
private func mutate(
  _ bytes: [UInt8], isRepaired: Bool, using generator: inout SeededGenerator
) -> [UInt8] {
  var bytes = bytes
  switch Int.random(in: 0..<6, using: &generator) {
  case 0:
    let first = Int.random(in: 0..<bytes.count, using: &generator)
    bytes.removeSubrange(first..<min(bytes.count, first + 9))
  case 1:
    let first = Int.random(in: 0..<bytes.count, using: &generator)
    bytes.insert(contentsOf: bytes[first..<min(bytes.count, first + 30)], at: first)
  default:
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[index] = .random(in: 0...255, using: &generator)
    }
  }
  return isRepaired ? PlainPNG.withRightChecksums(bytes) : bytes
}
