/// Bytes that grow by bits, the lowest bit of each byte first.
struct BitWriter {
  /// The whole bytes so far are the first `byteCount`; what follows is room.
  private var bytes: [UInt8] = []
  /// How many whole bytes there are.
  private(set) var byteCount = 0
  /// Fewer than eight bits that wait for their byte to fill; those above are 0.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Makes room for so many bits and a word.
  mutating func reserve(bitCount: Int) {
    let needed = byteCount + bitCount / 8 + 16
    guard needed > bytes.count else { return }
    bytes.append(contentsOf: repeatElement(0, count: max(needed, 2 * bytes.count) - bytes.count))
  }

  /// Appends the lowest `count` bits, at most 32; those above must be 0.
  ///
  /// - Precondition: There is room.
  mutating func append(_ bits: UInt32, count: Int) {
    pending |= UInt64(bits) << pendingCount
    pendingCount += UInt64(count)
    while pendingCount >= 8 {
      bytes[byteCount] = UInt8(truncatingIfNeeded: pending)
      byteCount += 1
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    append(0, count: Int((8 - pendingCount) & 7))
  }

  /// Appends tokens; each word has a symbol's bits and, from bit 24 on, their number.
  ///
  /// - Parameters:
  ///   - tokens: Of a block.
  ///   - literals: A word for each byte.
  ///   - lengths: A word for each length from 3 on, its extra bits included.
  ///   - distances: A word for each symbol of a distance.
  /// - Precondition: There is room.
  mutating func append(
    _ tokens: Span<UInt32>, literals: Span<UInt32>, lengths: Span<UInt32>, distances: Span<UInt32>
  ) {
    precondition(literals.count >= 256 && lengths.count >= 256 && distances.count >= 30)
    var (byteCount, pending, pendingCount) = (byteCount, pending, pendingCount)
    let lastWord = bytes.count - 8
    // Sound: a word is stored where eight bytes are left, which is checked each time. Through a checked
    // array each of the eight bytes would be stored for itself.
    unsafe bytes.withUnsafeMutableBytes { destination in
      for index in tokens.indices {
        let token = DeflateToken(packed: tokens[index])
        if token.packed < 1 << 30 {
          let first = literals[Int(token.packed & 255)]
          let second = literals[Int((token.packed >> 8) & 255)]
          let third = literals[Int(token.packed >> 16 & 255)]
          pending |= UInt64(first & 0xff_ffff) &<< pendingCount
          pendingCount &+= UInt64(first >> 24)
          pending |= UInt64(second & 0xff_ffff) &<< pendingCount
          pendingCount &+= UInt64(second >> 24)
          pending |= UInt64(third & 0xff_ffff) &<< pendingCount
          pendingCount &+= UInt64(third >> 24)
        } else if token.isMatch {
          let length = lengths[token.lengthOffset]
          pending |= UInt64(length & 0xff_ffff) &<< pendingCount
          pendingCount &+= UInt64(length >> 24)
          let (symbol, extra, extraCount) = DeflateAlphabet.symbol(distance: token.distance)
          let distance = distances[symbol]
          pending |= UInt64(distance & 0xff_ffff) &<< pendingCount
          pendingCount &+= UInt64(distance >> 24)
          pending |= UInt64(extra) &<< pendingCount
          pendingCount &+= UInt64(extraCount)
        } else {
          let literal = literals[Int(token.packed & 255)]
          pending |= UInt64(literal & 0xff_ffff) &<< pendingCount
          pendingCount &+= UInt64(literal >> 24)
        }
        // At most 7 + 48 bits: three literals of 15, or 15 + 5 for a length and 15 + 13 for a distance.
        precondition(byteCount <= lastWord)
        unsafe destination.storeBytes(
          of: pending.littleEndian, toByteOffset: byteCount, as: UInt64.self)
        byteCount &+= Int(truncatingIfNeeded: pendingCount >> 3)
        pending = pending &>> (pendingCount & ~7)
        pendingCount &= 7
      }
    }
    (self.byteCount, self.pending, self.pendingCount) = (byteCount, pending, pendingCount)
  }

  /// Takes the whole bytes so far; bits that wait for their byte stay.
  mutating func takeBytes() -> [UInt8] {
    defer { byteCount = 0 }
    return Array(bytes[..<byteCount])
  }
}
