import Glibc
import Numerics
import Testing

@Suite("atan2") struct Atan2Tests {
  static let scales = [1.0, 0x1p-1030, 1e-150, 1e150, 1e307]

  @Test("is within one ulp of the C library in every direction", arguments: scales)
  func againstTheCLibrary(scale: Double) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50_000 {
      let y = generator.next(in: -1..<1) * scale
      let x = generator.next(in: -1..<1) * scale
      #expect(ulpDistance(.atan2(y: y, x: x), Glibc.atan2(y, x)) <= 1, "atan2(\(y), \(x))")
    }
  }

  @Test("any two bit patterns give what the C library gives, to one ulp")
  func anyBitPatterns() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100_000 {
      let (y, x) = (generator.nextBits(), generator.nextBits())
      #expect(ulpDistance(.atan2(y: y, x: x), Glibc.atan2(y, x)) <= 1, "atan2(\(y), \(x))")
    }
  }

  #if arch(x86_64)
    @Test("errs by less than 0.51 ulp", arguments: scales)
    func measuredError(scale: Double) {
      var generator = SeededGenerator(seed: 3)
      var worst = Worst()
      for _ in 0..<100_000 {
        let y = generator.next(in: -1..<1) * scale
        let x = generator.next(in: -1..<1) * generator.nextUnit() * scale
        let exact = Glibc.atan2(Float80(y), Float80(x))
        worst.note(ulpError(.atan2(y: y, x: x), exact), "atan2(\(y), \(x))")
      }
      #expect(worst.error < 0.51, "\(worst)")
    }
  #endif

  @Test("every pair of special values gives what the C library gives, sign included")
  func specialValues() {
    let values = [0, 0x1p-1074, 1e-300, 1, 1e300, Double.greatestFiniteMagnitude, .infinity]
    let all = values + values.map { -$0 } + [.nan]
    for y in all {
      for x in all {
        #expect(ulpDistance(.atan2(y: y, x: x), Glibc.atan2(y, x)) == 0, "atan2(\(y), \(x))")
      }
    }
  }

  @Test("finds the angle that sincos was given")
  func roundTrip() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let angle = generator.next(in: -3.14159..<3.14159)
      let (sin, cos) = Double.sincos(angle)
      #expect((Double.atan2(y: sin, x: cos) - angle).magnitude < 5e-16, "at \(angle)")
    }
  }

  @Test(
    "gives these bits",
    arguments: [
      (1, 1, 0x3fe9_21fb_5444_2d18), (1, 2, 0x3fdd_ac67_0561_bb4f),
      (-3, 0.1, 0xbff8_997f_bb8b_19c0), (2, -7, 0x4006_e806_2854_db5e),
      (1e-5, -1, 0x4009_21f6_1616_cae0), (0.3, 5, 0x3fae_aee7_34b5_dd23),
    ] as [(Double, Double, UInt64)])
  func pinned(y: Double, x: Double, bits: UInt64) {
    #expect(Double.atan2(y: y, x: x).bitPattern == bits)
  }
}
