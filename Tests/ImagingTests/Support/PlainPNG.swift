/// A PNG writer that owes nothing to libpng or zlib: any colour type and depth, not compressed.
///
/// For tests that know each sample and what must become of it.
struct PlainPNG {
  enum ColorType: UInt8, CaseIterable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgbAlpha = 6

    var channelCount: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var colorType: ColorType
  var depth: Int
  var isInterlaced = false
  /// `width * height * channelCount` samples.
  var samples: [Int]
  /// Red, green and blue of each colour, one after the other.
  var palette: [UInt8] = []
  /// The bytes of the chunk tRNS.
  var transparency: [UInt8] = []

  /// The samples of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let first = (y * width + x) * colorType.channelCount
    return Array(samples[first..<first + colorType.channelCount])
  }

  func encoded() -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    file += Self.chunk(
      "IHDR",
      Self.bigEndian32(width) + Self.bigEndian32(height)
        + [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0])
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    file += Self.chunk("IDAT", Self.stored(rows()))
    return file + Self.chunk("IEND", [])
  }

  /// All rows of all passes, each with filter 0 before it.
  private func rows() -> [UInt8] {
    // First column, first row, steps: the table of section 8.2 of the PNG specification.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (x0, y0, dx, dy) in passes where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        bytes.append(0)
        bytes += packed(stride(from: x0, to: width, by: dx).flatMap { pixel($0, y) })
      }
    }
    return bytes
  }

  /// Samples in bytes, the highest bits first.
  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { first in
      var byte = 0
      for i in 0..<perByte {
        byte = byte << depth | (first + i < samples.count ? samples[first + i] : 0)
      }
      return UInt8(byte)
    }
  }

  /// A zlib stream of stored blocks.
  ///
  /// Source: RFC 1950 and RFC 1951, section 3.2.4.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var first = 0
    repeat {
      let count = min(65_535, bytes.count - first)
      let isLast = first + count == bytes.count
      let low = UInt8(count & 255)
      let high = UInt8(count >> 8)
      stream += [isLast ? 1 : 0, low, high, ~low, ~high] + bytes[first..<first + count]
      first += count
    } while first < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bigEndian32(b << 16 | a)
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian32(data.count) + body + bigEndian32(Int(crc(body[...])))
  }

  /// The checksum of a chunk's type and data.
  ///
  /// Source: PNG specification, annex D.
  static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xedb8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }

  static func bigEndian32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8((value >> $0) & 255) }
  }

  /// The chunks of a file: type and range of all its bytes, as far as they go.
  static func chunks(_ file: [UInt8]) -> [(type: String, range: Range<Int>)] {
    var chunks: [(type: String, range: Range<Int>)] = []
    var first = 8
    while first + 12 <= file.count {
      let count = file[first..<first + 4].reduce(0) { $0 << 8 | Int($1) }
      guard first + 12 + count <= file.count else { break }
      let type = String(decoding: file[first + 4..<first + 8], as: UTF8.self)
      chunks.append((type, first..<first + 12 + count))
      first += 12 + count
    }
    return chunks
  }

  /// The file with every chunk's checksum made right, as far as chunks can be told apart.
  static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    for (_, range) in chunks(file) {
      let crc = crc(file[range.lowerBound + 4..<range.upperBound - 4])
      file.replaceSubrange(range.upperBound - 4..<range.upperBound, with: bigEndian32(Int(crc)))
    }
    return file
  }
}
