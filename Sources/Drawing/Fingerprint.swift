/// A number of 128 bits that stands for a value: equal for equal values, in every run and on every
/// machine, and as good as never equal for different ones.
///
/// Not a cryptographic digest: it tells an edited film from the same film, not from a forgery.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The upper 64 bits.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// What stands for `bytes`.
  package init(of bytes: [UInt8]) {
    var builder = FingerprintBuilder()
    builder.add(bytes)
    self = builder.finish()
  }

  init(high: UInt64, low: UInt64) {
    (self.high, self.low) = (high, low)
  }

  /// 32 hexadecimal digits.
  public var description: String { Fingerprint.hex(high) + Fingerprint.hex(low) }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Makes a ``Fingerprint`` of a sequence of words.
///
/// Two lanes take every word: each is multiplied to 128 bits by an odd constant of its own and
/// folded, as in wyhash (Wang Yi, public domain). Swift's `Hasher` will not do: its seed changes
/// from run to run.
struct FingerprintBuilder {
  private var lane1: UInt64 = 0x2d35_8dcc_aa6c_78a5
  private var lane2: UInt64 = 0x8bb8_4b93_962e_acc9
  private var count: UInt64 = 0

  mutating func add(_ word: UInt64) {
    lane1 = FingerprintBuilder.fold(lane1 ^ word, 0x9e37_79b9_7f4a_7c15)
    lane2 = FingerprintBuilder.fold(lane2 &+ word, 0xd6e8_feb8_6659_fd93) ^ lane1
    count &+= 1
  }

  /// Adds a number by its bits; 0 and -0 count as the same, as they do for `==`.
  mutating func add(_ number: Double) {
    add(number == 0 ? 0 : number.bitPattern)
  }

  mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)))
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds bytes, eight to a word, and how many there are.
  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    var index = 0
    while index < bytes.count {
      var word: UInt64 = 0
      for byte in bytes[index..<min(index + 8, bytes.count)] { word = word << 8 | UInt64(byte) }
      add(word)
      index += 8
    }
  }

  func finish() -> Fingerprint {
    let high = FingerprintBuilder.fold(lane1 ^ count, 0xa076_1d64_78bd_642f)
    let low = FingerprintBuilder.fold(lane2 ^ high, 0xe703_7ed1_a0b4_28db)
    return Fingerprint(high: high, low: low)
  }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    // A zero factor would forget the lane's past.
    let product = (a ^ 0x589e_d8a7_5dfb_1d27).multipliedFullWidth(by: b)
    return product.high ^ product.low ^ (a << 32 | a >> 32)
  }
}
