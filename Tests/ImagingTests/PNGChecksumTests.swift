import Imaging
import Numerics
import Testing

@Suite("Checksums of a PNG")
struct PNGChecksumTests {
  @Test("CRC-32 has its published values")
  func publishedCRC() {
    // The check value of the CRC catalogue, and the IEND chunk that every PNG ends with.
    #expect(crc(Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(crc(Array("IEND".utf8)) == 0xae42_6082)
    #expect(crc([]) == 0)
  }

  @Test("CRC-32 by slices is CRC-32 bit by bit, for every length")
  func crcBitByBit() {
    var generator = SeededGenerator(seed: 3)
    let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for count in 0...300 {
      let part = bytes[..<count]
      #expect(crc(Array(part)) == PlainPNG.crc(part), "\(count) bytes")
    }
  }

  @Test("Adler-32 has its published values")
  func publishedAdler() {
    // RFC 1950 gives 1 for no bytes; "Wikipedia" is the example of the article on Adler-32.
    #expect(Adler32().value == 1)
    var checksum = Adler32()
    for byte in "Wikipedia".utf8 { checksum.append(byte) }
    #expect(checksum.value == 0x11e6_0398)
    // n bytes of 255: 1 + 255 n, and the sum of 1 + 255 k for k from 1 to n.
    checksum = Adler32()
    let count = 1_000_000
    for _ in 0..<count { checksum.append(255) }
    let sumOfSums = (count + 255 * count * (count + 1) / 2) % 65_521
    #expect(checksum.value == UInt32(sumOfSums << 16 | (1 + 255 * count) % 65_521))
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    CRC32.checksum(bytes.span)
  }
}
