import Glibc
import Numerics
import Testing

@Suite("pow") struct PowTests {
  /// Bases and exponents that between them reach every exponent of the result.
  static let ranges =
    [
      (0.0..<1.0, -2.5..<2.5), (0.0..<1.0, -100.0..<100.0), (0.999..<1.001, -700_000..<700_000),
      (0.0..<1e6, -60.0..<55.0), (1.0..<1.0000001, -1e10..<1e10),
    ] as [(Range<Double>, Range<Double>)]

  @Test("is within one ulp of the C library", arguments: ranges)
  func againstTheCLibrary(base: Range<Double>, exponent: Range<Double>) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<40_000 {
      let (x, y) = (generator.next(in: base), generator.next(in: exponent))
      #expect(ulpDistance(.pow(x, y), Glibc.pow(x, y)) <= 1, "pow(\(x), \(y))")
    }
  }

  @Test("any two bit patterns give what the C library gives, to one ulp")
  func anyBitPatterns() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100_000 {
      let (x, y) = (generator.nextBits(), generator.nextBits())
      #expect(ulpDistance(.pow(x, y), Glibc.pow(x, y)) <= 1, "pow(\(x), \(y))")
    }
  }

  #if arch(x86_64)
    @Test("errs by less than 0.65 ulp", arguments: ranges)
    func measuredError(base: Range<Double>, exponent: Range<Double>) {
      var generator = SeededGenerator(seed: 3)
      var worst = Worst()
      for _ in 0..<100_000 {
        let (x, y) = (generator.next(in: base), generator.next(in: exponent))
        worst.note(ulpError(.pow(x, y), Glibc.pow(Float80(x), Float80(y))), "pow(\(x), \(y))")
      }
      #expect(worst.error < 0.65, "\(worst)")
    }
  #endif

  @Test("every pair of special values gives what the C library gives")
  func specialValues() {
    let values: [Double] = [
      0, 0.5, 1, 1.5, 2, 3, 1e9, 0x1p52 + 1, 0x1p53, 0x1p53 - 1, 1e300, 0x1p-1074, 1e-300,
      .infinity,
      Double(1).nextUp, Double(1).nextDown, .leastNormalMagnitude, .greatestFiniteMagnitude,
    ]
    let all = values + values.map { -$0 } + [.nan]
    for x in all {
      for y in all {
        #expect(ulpDistance(.pow(x, y), Glibc.pow(x, y)) <= 1, "pow(\(x), \(y))")
        let expected = Glibc.pow(x, y)
        if expected == 0 || expected.magnitude == 1 || !expected.isFinite {
          #expect(ulpDistance(.pow(x, y), expected) == 0, "pow(\(x), \(y))")
        }
      }
    }
  }

  @Test("whole powers of small whole numbers are exact while they fit")
  func wholePowers() {
    for base in 2...40 {
      var product = 1.0
      for exponent in 0...60 where product <= 0x1p53 {
        #expect(Double.pow(Double(base), Double(exponent)) == product, "\(base)^\(exponent)")
        product *= Double(base)
      }
    }
  }

  @Test(
    "gives these bits",
    arguments: [
      (2, 0.5, 0x3ff6_a09e_667f_3bcd), (10, -3, 0x3f50_624d_d2f1_a9fc),
      (0.5, 2.4, 0x3fc8_4060_03b2_ae5d), (1.0000001, 1e9, 0x48f3_4944_5c22_8792),
      (3, -660, 0x0000_0000_0f2f_d48d), (10, 308, 0x7fe1_ccf3_85eb_c8a0),
    ] as [(Double, Double, UInt64)])
  func pinned(x: Double, y: Double, bits: UInt64) {
    #expect(Double.pow(x, y).bitPattern == bits)
  }
}
