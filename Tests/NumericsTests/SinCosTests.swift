import Glibc
import Numerics
import Testing

@Suite("sin, cos and sincos") struct SinCosTests {
  static let intervals = [
    -0.8..<0.8, -10.0..<10.0, -1e6..<1e6, -1e7..<1e7, -1e18..<1e18, 1e300..<1.7e308,
  ]

  @Test("are within one ulp of the C library", arguments: intervals)
  func againstTheCLibrary(interval: Range<Double>) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<40_000 {
      let x = generator.next(in: interval)
      #expect(ulpDistance(.sin(x), Glibc.sin(x)) <= 1, "sin(\(x))")
      #expect(ulpDistance(.cos(x), Glibc.cos(x)) <= 1, "cos(\(x))")
    }
  }

  @Test("any bit pattern gives what the C library gives, to one ulp")
  func anyBitPattern() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100_000 {
      let x = generator.nextBits()
      #expect(ulpDistance(.sin(x), Glibc.sin(x)) <= 1, "sin(\(x))")
      #expect(ulpDistance(.cos(x), Glibc.cos(x)) <= 1, "cos(\(x))")
    }
  }

  #if arch(x86_64)
    @Test("err by less than 0.8 ulp", arguments: intervals)
    func measuredError(interval: Range<Double>) {
      var generator = SeededGenerator(seed: 3)
      var worst = Worst()
      for _ in 0..<100_000 {
        let x = generator.next(in: interval)
        worst.note(ulpError(.sin(x), Glibc.sin(Float80(x))), "sin(\(x))")
        worst.note(ulpError(.cos(x), Glibc.cos(Float80(x))), "cos(\(x))")
      }
      #expect(worst.error < 0.8, "\(worst)")
    }
  #endif

  @Test("the doubles nearest to multiples of a right angle lose no digits")
  func nearRightAngles() {
    // The worst of all doubles is 6381956970095103 · 2^797, 2^-61 from a multiple.
    let worst = 0x1.6ac5b262ca1ffp+849
    // Computed with 2500 bits; the C library is 8 ulp off here.
    #expect(Double.cos(worst) == -4.687165924254627611e-19)
    #expect(Double.sin(worst) == 1)
    for k in 1...100_000 {
      let x = Double(k) * 0x1.921fb54442d18p+0
      #expect(ulpDistance(.sin(x), Glibc.sin(x)) <= 1, "sin(\(x))")
      #expect(ulpDistance(.cos(x), Glibc.cos(x)) <= 1, "cos(\(x))")
    }
  }

  @Test("the two reductions agree on both sides of the place where they meet")
  func reductionsAgree() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let x = generator.next(in: 0x1p19..<0x1p20) * (generator.nextUnit() < 0.5 ? -1 : 1)
      let (near, far) = (ReducedAngle(x), ReducedAngle(payneHanek: x))
      #expect(near.quadrant & 3 == far.quadrant & 3)
      #expect(near.rest.high == far.rest.high, "at \(x)")
      #expect((near.rest.low - far.rest.low).magnitude < 0x1p-70, "at \(x)")
    }
  }

  @Test("zeros keep their sign, infinities and NaN give NaN")
  func limits() {
    for x in [0, -0.0, 0x1p-1074, -0x1p-1074, 1e-8, -1e-8, .infinity, -.infinity, .nan] {
      #expect(ulpDistance(.sin(x), Glibc.sin(x)) == 0, "sin(\(x))")
      #expect(ulpDistance(.cos(x), Glibc.cos(x)) == 0, "cos(\(x))")
    }
  }

  @Test("sincos gives the bits of sin and cos, and symmetry is exact")
  func together() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let x = generator.nextBits()
      let both = Double.sincos(x)
      #expect(ulpDistance(both.sin, .sin(x)) == 0 && ulpDistance(both.cos, .cos(x)) == 0)
      #expect(ulpDistance(.sin(-x), -.sin(x)) == 0 && ulpDistance(.cos(-x), .cos(x)) == 0)
    }
  }

  @Test(
    "sin gives these bits",
    arguments: [
      (0.5, 0x3fde_aee8_744b_05f0), (1, 0x3fea_ed54_8f09_0cee), (3, 0x3fc2_1038_6db6_d55b),
      (22, 0xbf82_20a2_9f6e_b9f4), (1e5, 0x3fa2_4daa_9c52_7e96), (1e22, 0xbfeb_453a_b76b_f397),
    ] as [(Double, UInt64)])
  func pinnedSin(x: Double, bits: UInt64) {
    #expect(Double.sin(x).bitPattern == bits)
  }

  @Test(
    "cos gives these bits",
    arguments: [
      (0.5, 0x3fec_1528_065b_7d50), (1, 0x3fe1_4a28_0fb5_068c), (3, 0xbfef_ae04_be85_e5d2),
      (11, 0x3f72_20ae_41ee_2fdf), (1e5, 0xbfef_fac3_841b_3da7), (1e22, 0x3fe0_be2c_ef01_c8f4),
    ] as [(Double, UInt64)])
  func pinnedCos(x: Double, bits: UInt64) {
    #expect(Double.cos(x).bitPattern == bits)
  }
}
