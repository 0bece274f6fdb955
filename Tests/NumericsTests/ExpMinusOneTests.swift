import Glibc
import Numerics
import Testing

@Suite("expMinusOne") struct ExpMinusOneTests {
  static let intervals = [-0.35..<0.35, -2.0..<2.0, -60.0..<60.0, 600.0..<709.8, -1e-9..<1e-9]

  @Test("is within one ulp of the C library", arguments: intervals)
  func againstTheCLibrary(interval: Range<Double>) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50_000 {
      let x = generator.next(in: interval)
      #expect(ulpDistance(.expMinusOne(x), Glibc.expm1(x)) <= 1, "expMinusOne(\(x))")
    }
  }

  #if arch(x86_64)
    @Test("errs by less than 0.9 ulp", arguments: intervals)
    func measuredError(interval: Range<Double>) {
      var generator = SeededGenerator(seed: 2)
      var worst = Worst()
      for _ in 0..<100_000 {
        let x = generator.next(in: interval)
        worst.note(ulpError(.expMinusOne(x), Glibc.expm1(Float80(x))), "expMinusOne(\(x))")
      }
      #expect(worst.error < 0.9, "\(worst)")
    }
  #endif

  @Test("special values are those of the C library")
  func limits() {
    for x in [0, -0.0, 0x1p-1074, -0x1p-1074, .infinity, -.infinity, .nan, 710, -1e300, 1e-300] {
      #expect(ulpDistance(.expMinusOne(x), Glibc.expm1(x)) == 0, "expMinusOne(\(x))")
    }
  }

  @Test(
    "gives these bits",
    arguments: [
      (1e-9, 0x3e11_2e0b_e84b_bb51), (0.1, 0x3fba_ec7b_35a0_0d3a),
      (0.5, 0x3fe4_c253_1c3c_0d38), (-0.5, 0xbfd9_2e9a_0720_d3ec), (3, 0x4033_15e5_bf6f_b106),
    ] as [(Double, UInt64)])
  func pinned(x: Double, bits: UInt64) {
    #expect(Double.expMinusOne(x).bitPattern == bits)
  }
}
