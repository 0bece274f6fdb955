import Glibc
import Numerics
import Testing

@Suite("exp") struct ExpTests {
  /// Intervals that cover the domain: all of it, the middle, and both ends.
  static let intervals = [-746.0..<710.0, -1.0..<1.0, -745.2 ..< -707.0, 700.0..<709.8]

  @Test("is within one ulp of the C library over its whole domain", arguments: intervals)
  func againstTheCLibrary(interval: Range<Double>) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50_000 {
      let x = generator.next(in: interval)
      #expect(ulpDistance(.exp(x), Glibc.exp(x)) <= 1, "exp(\(x))")
    }
  }

  #if arch(x86_64)
    @Test("errs by less than 0.65 ulp", arguments: intervals)
    func measuredError(interval: Range<Double>) {
      var generator = SeededGenerator(seed: 2)
      var worst = Worst()
      for _ in 0..<100_000 {
        let x = generator.next(in: interval)
        worst.note(ulpError(.exp(x), Glibc.exp(Float80(x))), "exp(\(x))")
      }
      #expect(worst.error < 0.65, "\(worst)")
    }
  #endif

  @Test("any bit pattern gives what the C library gives, to one ulp")
  func anyBitPattern() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100_000 {
      let x = generator.nextBits()
      #expect(ulpDistance(.exp(x), Glibc.exp(x)) <= 1, "exp(\(x))")
    }
  }

  @Test("overflows and underflows where the C library does")
  func limits() {
    #expect(Double.exp(.infinity) == .infinity)
    #expect(Double.exp(-.infinity) == 0)
    #expect(Double.exp(.nan).isNaN)
    #expect(Double.exp(0) == 1)
    #expect(Double.exp(-0.0) == 1)
    #expect(Double.exp(0x1p-1074) == 1)
    let last = 0x1.62e42fefa39efp+9
    #expect(Double.exp(last).isFinite)
    #expect(Double.exp(last.nextUp) == .infinity)
    let least = -0x1.74910d52d3051p+9
    #expect(Double.exp(least) == .leastNonzeroMagnitude)
    #expect(Double.exp(least.nextDown) == 0)
  }

  @Test("never falls where x rises, across the joints of the reduction")
  func monotone() {
    for k in -40...40 {
      var x = (Double(k) + 0.5) * 0x1.62e42fefa39efp-1
      for _ in 0..<50 { x = x.nextDown }
      for _ in 0..<100 {
        #expect(Double.exp(x) <= Double.exp(x.nextUp), "at \(x)")
        x = x.nextUp
      }
    }
  }

  @Test(
    "gives these bits",
    arguments: [
      (1, 0x4005_bf0a_8b14_5769), (-1, 0x3fd7_8b56_362c_ef38), (0.1, 0x3ff1_aec7_b35a_00d4),
      (700, 0x7f0d_945d_f4f8_ec8e), (-740, 0x0000_0000_0000_0055),
    ] as [(Double, UInt64)])
  func pinned(x: Double, bits: UInt64) {
    #expect(Double.exp(x).bitPattern == bits)
  }
}
