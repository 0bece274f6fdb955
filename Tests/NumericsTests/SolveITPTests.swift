import Numerics
import Testing

@Suite("solveITP") struct SolveITPTests {
  /// Functions with one crossing each, and where it is.
  static let problems: [(name: String, root: Double, bracket: ClosedRange<Double>)] = [
    ("cube", 1.0, 0...3), ("exponential", 0.5, -4...4), ("step", 0.3, -1...1),
    ("flat", 0, -1...2), ("line", 1e-7, -1e6...1e6),
  ]

  static func value(_ name: String, _ x: Double) -> Double {
    switch name {
    case "cube": x * x * x - 1
    case "exponential": Double.exp(20 * (x - 0.5)) - 1
    case "step": x < 0.3 ? -1 : 1
    case "flat": x * x * x * x * x
    default: x - 1e-7
    }
  }

  @Test("lands within epsilon, in no more steps than bisection and one", arguments: problems)
  func accuracy(problem: (name: String, root: Double, bracket: ClosedRange<Double>)) {
    for epsilon in [1e-3, 1e-9, 1e-12] {
      var calls = 0
      let root = solveITP(in: problem.bracket, epsilon: epsilon) { x in
        calls += 1
        return Self.value(problem.name, x)
      }
      let spacing = max(problem.bracket.upperBound, -problem.bracket.lowerBound).ulp
      #expect((root - problem.root).magnitude <= max(epsilon, spacing), "\(problem.name)")
      let width = problem.bracket.upperBound - problem.bracket.lowerBound
      let bisections = (Double.log(width / (2 * epsilon)) / Double.log(2)).rounded(.up)
      #expect(calls <= Int(bisections) + 3, "\(problem.name), epsilon \(epsilon)")
    }
  }

  @Test("a smooth function takes far fewer steps than bisection")
  func speed() {
    var calls = 0
    _ = solveITP(in: 1...2, epsilon: 1e-12) { x in
      calls += 1
      return x * x * x - x - 2
    }
    #expect(calls <= 12)
  }

  @Test("a target out of reach gives the nearer end")
  func noCrossing() {
    #expect(solveITP(in: 0...1, epsilon: 1e-9) { $0 - 1.5 } == 1)
    #expect(solveITP(in: 0...1, epsilon: 1e-9) { $0 + 0.5 } == 0)
  }

  @Test("roots at the ends, an empty bracket, epsilon 0 and NaN all end")
  func edges() {
    #expect(solveITP(in: 0...1, epsilon: 1e-9) { $0 } == 0)
    #expect(solveITP(in: 0...1, epsilon: 1e-9) { $0 - 1 } == 1)
    #expect(solveITP(in: 2...2, epsilon: 1e-9) { $0 - 1 } == 2)
    #expect((solveITP(in: 0...1, epsilon: 0) { $0 - 0.7 } - 0.7).magnitude < 1e-15)
    #expect((0...1).contains(solveITP(in: 0...1, epsilon: 1e-9) { _ in .nan }))
    #expect((0...1).contains(solveITP(in: 0...1, epsilon: .nan) { $0 - 0.5 }))
  }
}
