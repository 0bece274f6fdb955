import Glibc
import Numerics
import Testing

@Suite("log") struct LogTests {
  static let intervals = [0.5..<2.0, 0.99..<1.01, 0.0..<1e6, 0.0..<4.4e-308]

  @Test("is within one ulp of the C library for any positive number")
  func anyBitPattern() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<150_000 {
      let x = generator.nextBits().magnitude
      #expect(ulpDistance(.log(x), Glibc.log(x)) <= 1, "log(\(x))")
    }
  }

  @Test("is within one ulp of the C library near 1 and near 0", arguments: intervals)
  func againstTheCLibrary(interval: Range<Double>) {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<50_000 {
      let x = generator.next(in: interval)
      #expect(ulpDistance(.log(x), Glibc.log(x)) <= 1, "log(\(x))")
    }
  }

  #if arch(x86_64)
    @Test("errs by less than 0.501 ulp", arguments: intervals)
    func measuredError(interval: Range<Double>) {
      var generator = SeededGenerator(seed: 3)
      var worst = Worst()
      for _ in 0..<100_000 {
        let x = generator.next(in: interval)
        worst.note(ulpError(.log(x), Glibc.log(Float80(x))), "log(\(x))")
      }
      #expect(worst.error < 0.501, "\(worst)")
    }
  #endif

  @Test("special values are those of the C library")
  func limits() {
    for x in [
      0, -0.0, 1, -1, -0x1p-1074, .infinity, -.infinity, .nan, 0x1p-1074, 1.7976931348623157e308,
    ] {
      #expect(ulpDistance(.log(x), Glibc.log(x)) == 0, "log(\(x))")
    }
  }

  @Test(
    "gives these bits",
    arguments: [
      (2, 0x3fe6_2e42_fefa_39ef), (10, 0x4002_6bb1_bbb5_5516), (0.1, 0xc002_6bb1_bbb5_5515),
      (0x1.00001p0, 0x3eaf_ffff_0000_0aab), (0x1p-1074, 0xc087_4385_446d_71c3),
    ] as [(Double, UInt64)])
  func pinned(x: Double, bits: UInt64) {
    #expect(Double.log(x).bitPattern == bits)
  }
}
