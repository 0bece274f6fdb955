import Duolingo
import Flipbook
import Testing

/// How Duo gets from one motion to another.
@Suite("Duo's springs")
struct DuoPerformanceTests {
  /// Every motion into every other, at a time when nobody blinks.
  private static let pairs = DuoMotion.allCases.flatMap { from in
    DuoMotion.allCases.filter { $0 != from }.map { [from, $0] }
  }
  private static let change = 0.62

  private func performance(_ pair: [DuoMotion]) -> DuoPerformance {
    var performance = DuoPerformance(pair[0])
    performance.play(pair[1], at: Self.change)
    return performance
  }

  @Test("from any motion to any other nothing jumps, in place or in speed", arguments: pairs)
  func continuity(pair: [DuoMotion]) {
    let performance = performance(pair)
    let step = 1e-5
    for delay in [0, 0.02, 0.03, 0.06, 0.07, 0.14] {
      let time = Self.change + delay
      let poses = [-2, -1, 1, 2].map { performance.pose(at: time + $0 * step) }
      for parameter in DuoParameter.all {
        let values = poses.map { $0[keyPath: parameter.path] }
        // At 3000 a second, twice what the fastest part does, two steps are 0.06.
        #expect(abs(values[2] - values[1]) < 0.06, "\(pair) at \(time)")
        // 1 % of those 3000: the spring takes over with the speed that there was.
        let (before, after) = ((values[1] - values[0]) / step, (values[3] - values[2]) / step)
        #expect(abs(after - before) < 30, "\(pair) at \(time): from \(before) to \(after)")
      }
    }
  }

  @Test("after 1.7 s he does nothing but the new motion", arguments: pairs)
  func arrival(pair: [DuoMotion]) {
    let performance = performance(pair)
    for age in [1.69, 1.7, 1.75] {
      let (pose, target) = (performance.pose(at: Self.change + age), pair[1].pose(at: age))
      for parameter in DuoParameter.all {
        let distance = pose[keyPath: parameter.path] - target[keyPath: parameter.path]
        #expect(abs(distance) < 1e-3, "\(pair) after \(age)")
      }
    }
  }

  @Test("he squashes before he stretches, wings before tufts, and lids never pass their ends")
  func order() {
    var performance = DuoPerformance(.sad, phase: 0.2)
    performance.play(.cheer, at: 1)
    let poses = (0..<120).map { performance.pose(at: 1 + Double($0) / 120) }
    #expect(poses.allSatisfy { (0...1).contains($0.open.left) && (0...1).contains($0.lower.left) })
    // Half-way through the tufts' delay the wings are on their way.
    let (before, soon) = (performance.pose(at: 0.999), performance.pose(at: 1.06))
    #expect(abs(soon.wing.left - before.wing.left) > 5)
    var still = DuoPerformance(.idle)
    still.play(.wave, at: 0.5)
    let early = still.pose(at: 0.56)
    #expect(early.wing.right > 30, "a wing begins at 0.02 s")
    #expect(abs(early.tuft.right) < 2, "a tuft begins at 0.07 s")
    // The body gives first, and its area stays: three quarters of what it loses in height it gains in width.
    let squashed = still.pose(at: 0.58)
    #expect(squashed.sy < 0.975 && squashed.sx > 1.01)
    // It swings past where it comes to rest.
    let wings = (0..<60).map { still.pose(at: 0.5 + Double($0) / 60).wing.right }
    #expect((wings.max() ?? 0) > 156)
  }

  @Test("a change in the middle of a change goes on from there")
  func interruption() {
    var performance = DuoPerformance(.idle)
    performance.play(.cheer, at: 0.5)
    performance.play(.sad, at: 0.62)
    performance.play(.wave, at: 0.71)
    var last = performance.pose(at: 0.4)
    for step in 1...1000 {
      let pose = performance.pose(at: 0.4 + Double(step) / 1000)
      for parameter in DuoParameter.all {
        let way = pose[keyPath: parameter.path] - last[keyPath: parameter.path]
        #expect(abs(way) < 4, "at \(0.4 + Double(step) / 1000)")
      }
      last = pose
    }
  }
}
