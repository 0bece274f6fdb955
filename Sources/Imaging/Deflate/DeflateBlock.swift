/// The tokens of one deflate block and how often each symbol occurs in them.
///
/// A block is gathered first and written whole, so that its code can fit it.
struct DeflateBlock: ~Copyable {
  /// The tokens; those from `count` on are room.
  let tokens: WordBuffer
  /// How many tokens there are.
  var count = 0
  /// Frequencies: of literals in three tables of 256, one for each place in a token, so that equal bytes
  /// that follow each other do not wait for each other's count; of lengths less 3 from
  /// ``lengthOffset`` on; of the symbols of distances from ``distanceOffset`` on.
  let frequencies: WordBuffer

  static let lengthOffset = 3 * 256
  static let distanceOffset = lengthOffset + 256

  /// A block without tokens, with room for `capacity` of them.
  init(capacity: Int) {
    tokens = WordBuffer(count: capacity)
    frequencies = WordBuffer(count: Self.distanceOffset + DeflateAlphabet.distanceCount)
  }

  /// How many tokens can be appended.
  var room: Int { tokens.count - count }

  /// Appends one literal byte.
  ///
  /// - Precondition: There is room.
  mutating func append(literal: UInt8) {
    tokens[count] = DeflateToken(literal: literal).packed
    frequencies[Int(literal)] += 1
    count += 1
  }

  /// Forgets all tokens.
  mutating func removeAll() {
    count = 0
    frequencies.clear()
  }

  /// The frequencies of literals, the end of the block, and lengths.
  var literalFrequencies: [UInt32] {
    var sums = [UInt32](repeating: 0, count: DeflateAlphabet.literalCount)
    for byte in 0..<256 {
      sums[byte] = frequencies[byte] + frequencies[256 + byte] + frequencies[512 + byte]
      sums[DeflateAlphabet.symbol(length: byte + 3).symbol] += frequencies[Self.lengthOffset + byte]
    }
    sums[DeflateAlphabet.endOfBlock] = 1
    return sums
  }

  /// The frequencies of the symbols of distances.
  var distanceFrequencies: [UInt32] {
    (0..<DeflateAlphabet.distanceCount).map { frequencies[Self.distanceOffset + $0] }
  }
}
