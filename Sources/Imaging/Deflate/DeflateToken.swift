/// One step of a deflate block, packed: three literal bytes, one literal byte, or a match.
///
/// Three at once because that is a pixel. The two highest bits tell the kind: 0 three literals, 1 one
/// literal, 2 a match.
struct DeflateToken {
  let packed: UInt32

  /// Three literal bytes, the lowest first; the highest byte must be 0.
  @inline(__always)
  init(literals: UInt32) {
    packed = literals
  }

  /// One literal byte.
  @inline(__always)
  init(literal: UInt8) {
    packed = 1 << 30 | UInt32(literal)
  }

  /// A copy of `length` bytes, 3 to 258, from `distance` bytes back, 1 to 32,768.
  @inline(__always)
  init(length: Int, distance: Int) {
    let lengthBits = UInt32(truncatingIfNeeded: length &- 3) &<< 16
    packed = 1 << 31 | lengthBits | UInt32(truncatingIfNeeded: distance &- 1)
  }

  @inline(__always)
  init(packed: UInt32) {
    self.packed = packed
  }

  @inline(__always) var isMatch: Bool { packed >> 31 == 1 }
  /// The length of a match, less 3.
  @inline(__always) var lengthOffset: Int { Int((packed >> 16) & 255) }
  @inline(__always) var distance: Int { Int(packed & 0x7fff) &+ 1 }
}
