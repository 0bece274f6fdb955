/// Random numbers that depend on a seed and on nothing else.
///
/// xoshiro256**: 256 bits of state, period 2^256 - 1, no use for cryptography. The state is filled
/// from the seed by SplitMix64, as its authors advise, so that near seeds give unrelated numbers.
///
/// `Double.random(in:using:)` may draw differently in another standard library: where
/// the picture depends on the numbers, take `nextUnit()` and `next(in:)`.
///
/// Source: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators" (2021); Steele,
/// Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var s0: UInt64
  private var s1: UInt64
  private var s2: UInt64
  private var s3: UInt64

  /// The generator of the sequence that belongs to `seed`; every seed is good.
  public init(seed: UInt64) {
    var state = seed
    self.init(
      state: splitMix64(&state), splitMix64(&state), splitMix64(&state), splitMix64(&state))
  }

  /// The generator in a given state, not all zero; for comparing with published sequences.
  package init(state s0: UInt64, _ s1: UInt64, _ s2: UInt64, _ s3: UInt64) {
    (self.s0, self.s1, self.s2, self.s3) = (s0, s1, s2, s3)
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    let result = rotated(s1 &* 5, by: 7) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotated(s3, by: 45)
    return result
  }

  /// A number from 0 up to but not 1: a multiple of 2^-53, all equally likely.
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number from `range.lowerBound` up to but not `range.upperBound`: finite, not equal.
  public mutating func next(in range: Range<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    precondition(
      low.isFinite && high.isFinite && low < high,
      "a random number needs a finite range that is not empty, is \(low)..<\(high)")
    let unit = nextUnit()
    // Weighing both ends, since the width of a very wide range overflows.
    let value = high - low < .infinity ? low + unit * (high - low) : low * (1 - unit) + high * unit
    // Rounding may reach the upper bound; no other number is nearer to what was drawn.
    return min(max(value, low), high.nextDown)
  }
}

/// The next output of SplitMix64, whose whole state is one number.
package func splitMix64(_ state: inout UInt64) -> UInt64 {
  state &+= 0x9e37_79b9_7f4a_7c15
  var z = state
  z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
  z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
  return z ^ z >> 31
}

private func rotated(_ bits: UInt64, by count: UInt64) -> UInt64 {
  bits << count | bits >> (64 - count)
}
