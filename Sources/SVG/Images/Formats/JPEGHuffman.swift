/// A prefix code of a JPEG, with a table for codes of up to 9 bits.
struct JPEGHuffman {
  private let symbols: [UInt8]
  /// Of each length: the first code beyond those of it, and what leads from a code to its symbol.
  private var ends = [Int](repeating: -1, count: 18)
  private var offsets = [Int](repeating: 0, count: 18)
  /// By the next 9 bits: the length of the code in the upper byte, its symbol in the lower.
  private var short = [UInt16](repeating: 0, count: 512)

  init(counts: [Int], symbols: [UInt8]) {
    self.symbols = symbols
    var (code, index) = (0, 0)
    for length in 1...16 {
      offsets[length] = index - code
      for _ in 0..<counts[length - 1] {
        if length <= 9 {
          let first = code << (9 - length)
          for entry in first..<min(first + 1 << (9 - length), 512) {
            short[entry] = UInt16(length) << 8 | UInt16(symbols[index])
          }
        }
        code += 1
        index += 1
      }
      ends[length] = code
      code <<= 1
    }
  }

  /// The next symbol; 0 where no code fits.
  func symbol(_ bits: inout JPEGBits) -> Int {
    let entry = short[bits.peek(9)]
    if entry != 0 {
      bits.skip(Int(entry >> 8))
      return Int(entry & 0xFF)
    }
    for length in 10...16 {
      let code = bits.peek(length)
      if code < ends[length] {
        bits.skip(length)
        let place = code + offsets[length]
        return symbols.indices.contains(place) ? Int(symbols[place]) : 0
      }
    }
    bits.skip(16)
    return 0
  }
}

/// The bits of a scan, highest first, without the zeros that are stuffed in after 0xFF.
struct JPEGBits {
  private let bytes: [UInt8]
  private(set) var position: Int
  private var bits: UInt64 = 0
  private var count = 0
  /// Bits that were asked for after the end.
  private(set) var missing = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func fill() {
    while count <= 48 {
      var byte: UInt8 = 0
      if position < bytes.count, !isAtMarker {
        byte = bytes[position]
        position += byte == 0xFF ? 2 : 1
      } else {
        missing += 8
      }
      bits = bits << 8 | UInt64(byte)
      count += 8
    }
  }

  private var isAtMarker: Bool {
    bytes[position] == 0xFF && (position + 1 >= bytes.count || bytes[position + 1] != 0)
  }

  /// The next `length` bits, up to 16, without going on.
  mutating func peek(_ length: Int) -> Int {
    if count < length { fill() }
    return Int(bits >> UInt64(count - length) & (1 << UInt64(length) - 1))
  }

  mutating func skip(_ length: Int) { count -= length }

  mutating func take(_ length: Int) -> Int {
    guard length > 0 else { return 0 }
    let value = peek(length)
    skip(length)
    return value
  }

  /// A number of `length` bits whose first bit is its sign: 1 for positive.
  mutating func takeSigned(_ length: Int) -> Int {
    guard length > 0 else { return 0 }
    let value = take(length)
    return value < 1 << (length - 1) ? value - 1 << length + 1 : value
  }

  /// Whether far more bits were taken than there are.
  var isExhausted: Bool { missing > 1 << 12 }

  /// Goes on behind the next marker of a restart, if one comes.
  mutating func restart() {
    (bits, count, missing) = (0, 0, 0)
    var next = position
    while next + 1 < bytes.count {
      if bytes[next] == 0xFF, bytes[next + 1] >= 0xC0 {
        if (0xD0...0xD7).contains(bytes[next + 1]) { position = next + 2 }
        return
      }
      next += 1
    }
  }
}
