/// The symbols that deflate has for lengths and distances.
///
/// Source: RFC 1951, section 3.2.5.
enum DeflateAlphabet {
  /// The symbol that ends a block; those of lengths follow it.
  static let endOfBlock = 256
  /// How many symbols there are for literals, the end and lengths.
  static let literalCount = 286
  /// How many symbols there are for distances.
  static let distanceCount = 30
  /// The longest match, in bytes; the shortest is 3.
  static let longestMatch = 258
  /// The farthest that a match may reach back, in bytes.
  static let windowSize = 32_768

  /// The symbol for a length, the bits that follow it and how many: 3 bytes to 258.
  static func symbol(length: Int) -> (symbol: Int, extra: UInt32, extraCount: UInt32) {
    guard length < longestMatch else { return (285, 0, 0) }
    let offset = UInt32(truncatingIfNeeded: length &- 3)
    guard offset >= 8 else { return (257 &+ Int(offset), 0, 0) }
    let extraCount = 29 &- UInt32(truncatingIfNeeded: offset.leadingZeroBitCount)
    let symbol = 257 &+ 4 &* extraCount &+ (offset &>> extraCount)
    return (Int(symbol), offset & (1 &<< extraCount &- 1), extraCount)
  }

  /// The symbol for a distance, the bits that follow it and how many: 1 byte to 32,768.
  @inline(__always)
  static func symbol(distance: Int) -> (symbol: Int, extra: UInt32, extraCount: UInt32) {
    let offset = UInt32(truncatingIfNeeded: distance &- 1)
    guard offset >= 4 else { return (Int(offset), 0, 0) }
    let extraCount = 30 &- UInt32(truncatingIfNeeded: offset.leadingZeroBitCount)
    let symbol = 2 &* extraCount &+ (offset &>> extraCount)
    return (Int(symbol), offset & (1 &<< extraCount &- 1), extraCount)
  }

  /// The extra bits of each symbol for a length, from 257.
  static let lengthExtraCounts: [Int] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
}
