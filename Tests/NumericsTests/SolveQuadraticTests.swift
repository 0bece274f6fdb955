import Numerics
import Testing

@Suite("solveQuadratic") struct SolveQuadraticTests {
  @Test("finds whole roots exactly, close ones too")
  func wholeRoots() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let p = generator.next(in: -6.7e7..<6.7e7).rounded()
      let q = p + generator.next(in: -20..<20).rounded()
      let a = generator.next(in: 1..<9).rounded()
      // The products of p and q need 52 bits, times `a` still exact if it is a power of two.
      let scale = a > 4 ? 8.0 : 1
      let roots = solveQuadratic(scale, -scale * (p + q), scale * p * q)
      #expect(Array(roots) == Array(Set([p, q])).sorted(), "(x - \(p)) (x - \(q))")
    }
  }

  #if arch(x86_64)
    @Test("errs by less than 2 ulp for coefficients of any size")
    func measuredError() {
      var generator = SeededGenerator(seed: 2)
      var worst = Worst()
      for _ in 0..<50_000 {
        let (a, b, c) = (
          generator.next(in: -1..<1), generator.next(in: -1..<1), generator.next(in: -1..<1)
        )
        for scale in [1, 1e-9, 1e-100] {
          for root in solveQuadratic(a * scale, b, c) {
            let x = Float80(root)
            let value = (Float80(a * scale) * x + Float80(b)) * x + Float80(c)
            let slope = 2 * Float80(a * scale) * x + Float80(b)
            // Where the roots all but meet, 64 bits do not tell the error.
            guard slope.magnitude > 1e-2 * Float80(b.magnitude) else { continue }
            worst.note(
              Double((value / slope).magnitude) / root.ulp, "\(a * scale) \(b) \(c): \(root)")
          }
        }
      }
      #expect(worst.error < 2, "\(worst)")
    }
  #endif

  @Test("a missing leading coefficient leaves a line, then nothing")
  func degenerate() {
    #expect(Array(solveQuadratic(0, 2, -3)) == [1.5])
    #expect(Array(solveQuadratic(0, 0, 1)) == [])
    #expect(Array(solveQuadratic(0, 0, 0)) == [])
    #expect(Array(solveQuadratic(1, 0, 0)) == [0])
    #expect(Array(solveQuadratic(1, 3, 0)) == [-3, 0])
    #expect(Array(solveQuadratic(1, 0, 1)) == [])
    #expect(Array(solveQuadratic(1, -2, 1)) == [1])
    #expect(Array(solveQuadratic(.nan, 1, 1)) == [])
    #expect(Array(solveQuadratic(1, .infinity, 1)) == [])
  }

  @Test("a vanishing leading coefficient keeps the near root and loses the far one")
  func vanishing() {
    #expect(Array(solveQuadratic(0x1p-1063, 1, -3)) == [3])
    #expect(Array(solveQuadratic(1e-200, 1, -3)) == [-1e200, 3])
    #expect(Array(solveQuadratic(0x1p-1074, 0, -0x1p-1074)) == [-1, 1])
  }

  @Test("coefficients of extreme size neither overflow nor vanish")
  func extremes() {
    #expect(Array(solveQuadratic(1e300, -3e300, 2e300)) == [1, 2])
    #expect(Array(solveQuadratic(1, -3e-150, 2e-300)).count == 2)
    let far = Array(solveQuadratic(1, -3e170, 2e300))
    #expect(far.count == 2 && far[1] == 3e170)
  }
}
