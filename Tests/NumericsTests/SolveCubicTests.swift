import Numerics
import Testing

@Suite("solveCubic") struct SolveCubicTests {
  @Test("finds three whole roots to an ulp")
  func wholeRoots() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let expected = Set((0..<3).map { _ in generator.next(in: -1000..<1000).rounded() }).sorted()
      guard expected.count == 3 else { continue }
      let (p, q, r) = (expected[0], expected[1], expected[2])
      let roots = solveCubic(1, -(p + q + r), p * q + q * r + r * p, -p * q * r)
      #expect(roots.count == 3, "\(p), \(q), \(r)")
      for (root, exact) in zip(roots, expected) {
        #expect((root - exact).magnitude <= exact.ulp, "\(p), \(q), \(r)")
      }
    }
  }

  #if arch(x86_64)
    /// How far the coefficients must be moved, in ulp of each, for `x` to be an exact root.
    static func backwardError(_ c: [Double], at x: Double) -> Double {
      let wide = c.map { Float80($0) }
      let y = Float80(x)
      let value = ((wide[0] * y + wide[1]) * y + wide[2]) * y + wide[3]
      let sizes = wide.map(\.magnitude)
      let z = y.magnitude
      return Double(value.magnitude / (((sizes[0] * z + sizes[1]) * z + sizes[2]) * z + sizes[3]))
        / 0x1p-52
    }

    @Test("roots are exact for coefficients 4 ulp away, of any size", arguments: [1, 1e-8, 1e8])
    func measuredError(spread: Double) {
      var generator = SeededGenerator(seed: 2)
      var worst = Worst()
      for _ in 0..<50_000 {
        let c = [spread, 1, 1, 1 / spread].map { $0 * generator.next(in: -1..<1) }
        let roots = solveCubic(c[0], c[1], c[2], c[3])
        #expect(!roots.isEmpty, "\(c)")
        for root in roots {
          worst.note(Self.backwardError(c, at: root), "\(c): \(root)")
        }
      }
      #expect(worst.error < 4, "\(worst)")
    }
  #endif

  @Test("finds as many roots as there are changes of sign")
  func countAgreesWithSigns() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let c = (0..<4).map { _ in generator.next(in: -1..<1) }
      var changes = 0
      var previous = 0.0
      for step in -4000...4000 {
        let x = Double(step) * 0.01
        let y = ((c[0] * x + c[1]) * x + c[2]) * x + c[3]
        if previous * y < 0 { changes += 1 }
        previous = y
      }
      let inside = solveCubic(c[0], c[1], c[2], c[3]).filter { $0.magnitude < 40 }.count
      // A scan can only miss pairs of roots.
      #expect(inside >= changes && (inside - changes) % 2 == 0, "\(c)")
    }
  }

  @Test("double and triple roots are given once")
  func multipleRoots() {
    #expect(Array(solveCubic(1, -4, 5, -2)) == [1, 2])
    #expect(Array(solveCubic(1, -3, 3, -1)) == [1])
    #expect(Array(solveCubic(2, 0, 0, 0)) == [0])
    #expect(Array(solveCubic(1, 0, 0, -27)) == [3])
    #expect(Array(solveCubic(1, 0, 0, 8)) == [-2])
  }

  @Test("a missing or vanishing leading coefficient leaves the quadratic")
  func degenerate() {
    #expect(Array(solveCubic(0, 1, -3, 2)) == [1, 2])
    #expect(Array(solveCubic(0, 0, 2, 1)) == [-0.5])
    #expect(Array(solveCubic(0, 0, 0, 1)) == [])
    #expect(Array(solveCubic(1, -3, 2, 0)) == [0, 1, 2])
    #expect(Array(solveCubic(0x1p-1063, 1, -3, 2)) == [1, 2])
    #expect(Array(solveCubic(1e-30, 1, -3, 2)).suffix(2) == [1, 2])
    #expect(Array(solveCubic(.nan, 1, 1, 1)) == [])
    #expect(Array(solveCubic(1, .infinity, 1, 1)) == [])
  }

  @Test("coefficients of extreme size neither overflow nor vanish")
  func extremes() {
    #expect(Array(solveCubic(1e300, -6e300, 11e300, -6e300)).count == 3)
    #expect(Array(solveCubic(1, 0, 1e300, -1)) == [1e-300])
    let far = Array(solveCubic(1, 0, -1e300, 1))
    #expect(far.count == 3)
    #expect(far.first.map { ($0 / -1e150 - 1).magnitude < 1e-15 } == true)
  }

  @Test("random coefficients of any bits give finite roots at once")
  func anyBits() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100_000 {
      let c = (0..<4).map { _ in generator.nextBits() }
      let roots = solveCubic(c[0], c[1], c[2], c[3])
      #expect(roots.allSatisfy(\.isFinite) && roots.count <= 3, "\(c)")
    }
  }
}
