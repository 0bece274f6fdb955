/// Decompresses DEFLATE data, and the gzip files that hold it.
///
/// Source: RFC 1951 and RFC 1952.
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The contents of a gzip file; nil where it is damaged or holds more than `limit` bytes.
  static func gunzip(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count > 18, bytes[0] == 0x1F, bytes[1] == 0x8B, bytes[2] == 8 else { return nil }
    let flags = bytes[3]
    var position = 10
    // An extra field, a name, a comment, a checksum of the header: each only if its flag says so.
    if flags & 4 != 0 {
      guard position + 2 <= bytes.count else { return nil }
      position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8
    }
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      while position < bytes.count, bytes[position] != 0 { position += 1 }
      position += 1
    }
    if flags & 2 != 0 { position += 2 }
    guard position < bytes.count else { return nil }
    var inflate = Inflate(bytes[position...], limit: limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    position = bytes.startIndex
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isRead: Bool
      switch kind {
      case 0: isRead = readStored()
      case 1: isRead = readCoded(Self.fixedLengths, Self.fixedDistances)
      case 2:
        guard let (lengths, distances) = readTables() else { return false }
        isRead = readCoded(lengths, distances)
      default: return false
      }
      guard isRead else { return false }
      if isLast == 1 { return true }
    }
  }

  /// The next `count` bits, the first one lowest.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func readStored() -> Bool {
    bits = 0
    bitCount = 0
    guard position + 4 <= bytes.endIndex else { return false }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + count <= bytes.endIndex, output.count + count <= limit else { return false }
    output += bytes[position..<position + count]
    position += count
    return true
  }

  // MARK: Codes

  /// A prefix code: how many codes each length has, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: ArraySlice<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var next = [Int](repeating: 0, count: 16)
      for length in 1..<15 { next[length + 1] = next[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[next[length]] = symbol
        next[length] += 1
      }
    }
  }

  private mutating func takeSymbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private static let fixedLengths = Code(
    ([Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))[...])
  private static let fixedDistances = Code([Int](repeating: 5, count: 30)[...])

  /// The order in which the lengths of the code for lengths are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private mutating func readTables() -> (Code, Code)? {
    guard let literals = take(5), let distances = take(5), let count = take(4) else { return nil }
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<count + 4 {
      guard let length = take(3) else { return nil }
      lengths[Self.lengthOrder[index]] = length
    }
    let code = Code(lengths[...])
    let total = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < total {
      guard let symbol = takeSymbol(code) else { return nil }
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last, let count = take(2) else { return nil }
        all += repeatElement(last, count: count + 3)
      case 17:
        guard let count = take(3) else { return nil }
        all += repeatElement(0, count: count + 3)
      default:
        guard let count = take(7) else { return nil }
        all += repeatElement(0, count: count + 11)
      }
    }
    guard all.count == total else { return nil }
    return (Code(all[..<(literals + 257)]), Code(all[(literals + 257)...]))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func readCoded(_ literals: Code, _ distances: Code) -> Bool {
    while true {
      guard let symbol = takeSymbol(literals) else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengthBases.count,
        let extra = take(Self.lengthBits[symbol - 257]), let place = takeSymbol(distances),
        place < Self.distanceBases.count,
        let more = take(max(place / 2 - 1, 0))
      else { return false }
      let length = Self.lengthBases[symbol - 257] + extra
      let distance = Self.distanceBases[place] + more
      guard distance <= output.count, output.count + length <= limit else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
