import Motion
import Numerics
import Testing

@Suite("Spring settling") struct SpringSettlingTests {
  @Test(
    "is the last moment at epsilon's distance, as a dense scan finds it",
    arguments: [0.02, 0.3, 0.7, 0.95, 1 - 1e-9, 1, 1 + 1e-9, 1.2, 3, 12])
  func againstScan(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for (target, velocity) in [(1.0, 0.0), (1, 40), (1, -40), (-3, 7), (0, 5), (0.0005, 0.02)] {
      let settled = spring.settlingDuration(
        target: target, initialVelocity: velocity, epsilon: 0.001)
      let step = 1e-3
      var last = 0.0
      for index in 0...40_000 {
        let time = Double(index) * step
        let value = spring.value(target: target, initialVelocity: velocity, time: time)
        if (value - target).magnitude > 0.001 { last = time }
      }
      #expect(settled >= last && settled <= last + step, "target \(target), velocity \(velocity)")
      guard settled > 0 else { continue }
      let there = spring.value(target: target, initialVelocity: velocity, time: settled)
      #expect(((there - target).magnitude - 0.001).magnitude < 1e-10)
    }
  }

  @Test("nothing to settle takes no time, nothing to wait for takes for ever")
  func limits() {
    let spring = Spring.smooth
    #expect(spring.settlingDuration(target: 0, epsilon: 0.001) == 0)
    #expect(spring.settlingDuration(target: 0.0005, epsilon: 0.001) == 0)
    #expect(spring.settlingDuration(target: 1, epsilon: 0) == .infinity)
    #expect(spring.settlingDuration(target: 1, epsilon: .nan) == .infinity)
    #expect(spring.settlingDuration(target: .infinity, epsilon: 1) == .infinity)
    #expect(Spring(duration: 1, bounce: -1).settlingDuration > 1e6)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test("a spring made to settle in some time does", arguments: [0.1, 0.5, 1, 2])
  func fromSettlingDuration(ratio: Double) {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
    #expect((spring.settlingDuration - 0.8).magnitude < 1e-9)
    #expect(spring.dampingRatio == ratio)
  }
}
