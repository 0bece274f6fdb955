import Motion
import Numerics
import Testing

@Suite("Spring in motion") struct SpringMotionTests {
  /// Damping ratios through all three regimes, and close to where they meet.
  static let ratios = [
    0, 1e-9, 0.05, 0.3, 0.7, 0.99, 1 - 1e-6, 1 - 1e-9, 1 - 1e-13, 1.0.nextDown, 1, 1.0.nextUp,
    1 + 1e-13, 1 + 1e-9, 1 + 1e-6, 1.01, 1.5, 4, 20,
  ]

  @Test("agrees with Runge and Kutta's integration to 1e-9", arguments: ratios)
  func againstRungeKutta(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let (k, c) = (spring.stiffness, spring.damping)
    let steps = 20_000 * Int(max(1, ratio))
    let h = 1.0 / Double(steps)
    for (x0, v0) in [(1.0, 0.0), (0, 12), (-1, 30), (2, -50)] {
      var (x, v) = (x0, v0)
      let scale = max(x0.magnitude, v0.magnitude / k.squareRoot())
      for step in 1...steps {
        let (a1, a2) = (v, -k * x - c * v)
        let (b1, b2) = (v + h / 2 * a2, -k * (x + h / 2 * a1) - c * (v + h / 2 * a2))
        let (c1, c2) = (v + h / 2 * b2, -k * (x + h / 2 * b1) - c * (v + h / 2 * b2))
        let (d1, d2) = (v + h * c2, -k * (x + h * c1) - c * (v + h * c2))
        x += h / 6 * (a1 + 2 * b1 + 2 * c1 + d1)
        v += h / 6 * (a2 + 2 * b2 + 2 * c2 + d2)
        guard step % 500 == 0 else { continue }
        let time = Double(step) * h
        let value = spring.value(fromValue: x0, toValue: 0, initialVelocity: v0, time: time)
        let velocity = spring.velocity(fromValue: x0, toValue: 0, initialVelocity: v0, time: time)
        #expect((value - x).magnitude < 1e-9 * scale, "at \(time)")
        #expect((velocity - v).magnitude < 1e-9 * scale * k.squareRoot(), "at \(time)")
      }
    }
  }

  #if arch(x86_64)
    @Test("agrees with a power series in 64 bits to 1e-14", arguments: ratios)
    func againstSeries(ratio: Double) {
      let spring = Spring(mass: 1, stiffness: 100, damping: 20 * ratio, allowOverDamping: true)
      let (k, c) = (Float80(100), Float80(20 * ratio))
      for (x0, v0) in [(1.0, 0.0), (0, 12), (-1, 30), (2, -50)] {
        var (x, v) = (Float80(x0), Float80(v0))
        let h = Float80(1) / 1024
        let scale = max(x0.magnitude, v0.magnitude / 10)
        for step in 1...2048 {
          // The coefficients of x(h): (n + 1)(n + 2) x[n + 2] = -c (n + 1) x[n + 1] - k x[n].
          var (current, next) = (x, v)
          var (sum, slope, power) = (Float80(0), Float80(0), Float80(1))
          for n in 0..<24 {
            sum += current * power
            slope += Float80(n + 1) * next * power
            power *= h
            let order = Float80(n)
            let after = -(c * (order + 1) * next + k * current) / ((order + 1) * (order + 2))
            (current, next) = (next, after)
          }
          (x, v) = (sum, slope)
          let time = Double(step) / 1024
          let value = spring.value(fromValue: x0, toValue: 0, initialVelocity: v0, time: time)
          let velocity = spring.velocity(fromValue: x0, toValue: 0, initialVelocity: v0, time: time)
          #expect((Float80(value) - x).magnitude < 1e-14 * Float80(scale), "at \(time)")
          #expect((Float80(velocity) - v).magnitude < 1e-13 * Float80(scale), "at \(time)")
        }
      }
    }
  #endif

  @Test("critically damped and its neighbours", arguments: [19.999999999, 20, 20.000000001])
  func criticallyDamped(damping: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: damping, allowOverDamping: true)
    for (time, value) in [
      (0.05, 0.09020401), (0.1, 0.264241118), (0.3, 0.800851727), (1, 0.999500601),
    ] as [(Double, Double)] {
      #expect((spring.value(target: 1, time: time) - value).magnitude < 1e-8)
    }
  }

  @Test("overdamped: rises all the time and never passes the target")
  func overdamped() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
    for (time, value) in [
      (0, 0), (0.05, 0.069705206), (0.1, 0.177736576), (0.5, 0.717828826), (1, 0.926095928),
      (3, 0.999652231),
    ] as [(Double, Double)] {
      #expect((spring.value(target: 1, time: time) - value).magnitude < 1e-8)
    }
    var last = 0.0
    for step in 1...10_000 {
      let value = spring.value(target: 1, time: Double(step) * 0.001)
      #expect(value > last && value <= 1)
      last = value
    }
  }

  @Test("stiffness and damping swapped by mistake: slow, but finite for all time")
  func slackAndThick() {
    let spring = Spring(mass: 1, stiffness: 0.5, damping: 500, allowOverDamping: true)
    for (time, value) in [
      (0, 0), (1, 0.0329176), (60, 1.921712), (1000, 20.8599784), (10_000, 32.9985018),
    ] as [(Double, Double)] {
      #expect((spring.value(target: 33, time: time) - value).magnitude < 1e-6)
    }
    for exponent in 0...90 {
      let time = Double.pow(10, Double(exponent) / 10)
      #expect(spring.value(target: 33, time: time).isFinite)
      #expect(spring.velocity(target: 33, time: time).isFinite)
    }
  }

  @Test("without damping: swings for ever, and says at once that it never settles")
  func withoutDamping() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    for (time, value) in [
      (0, 0), (Double.pi / 10, 2), (Double.pi / 5, 0), (1, 1.839071529), (1000, 1.952155368),
    ] as [(Double, Double)] {
      #expect((spring.value(target: 1, time: time) - value).magnitude < 1e-8)
    }
    #expect(spring.settlingDuration == .infinity)
    #expect(spring.settlingDuration(target: 1, epsilon: 3) == 0)
  }

  @Test("a moment split in two gives the same motion, five retargetings through", arguments: ratios)
  func retargeting(ratio: Double) {
    let spring = Spring(response: 0.6, dampingRatio: ratio)
    // The same target five times over is one motion.
    var (value, velocity) = (3.0, -8.0)
    for leg in 1...5 {
      let time = 0.07 * Double(leg)
      (value, velocity) = (
        spring.value(fromValue: value, toValue: 1, initialVelocity: velocity, time: 0.07),
        spring.velocity(fromValue: value, toValue: 1, initialVelocity: velocity, time: 0.07)
      )
      let whole = spring.value(fromValue: 3, toValue: 1, initialVelocity: -8, time: time)
      let speed = spring.velocity(fromValue: 3, toValue: 1, initialVelocity: -8, time: time)
      #expect((value - whole).magnitude < 1e-13 && (velocity - speed).magnitude < 1e-12)
    }
    // A new target each time: neither position nor velocity jumps at the seams.
    (value, velocity) = (0, 0)
    for target in [1.0, -2, 5, 5, 0] {
      let h = 1e-7
      let after = spring.value(
        fromValue: value, toValue: target, initialVelocity: velocity, time: h)
      #expect((after - value - velocity * h).magnitude < 1e-9)
      #expect(
        spring.value(fromValue: value, toValue: target, initialVelocity: velocity, time: 0) == value
      )
      (value, velocity) = (
        spring.value(fromValue: value, toValue: target, initialVelocity: velocity, time: 0.11),
        spring.velocity(fromValue: value, toValue: target, initialVelocity: velocity, time: 0.11)
      )
      #expect(value.isFinite && velocity.isFinite)
    }
  }

  @Test("negative times, NaN and the end of time", arguments: ratios)
  func limits(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(spring.value(fromValue: 0.1, toValue: 0.7, time: -1) == 0.1)
    #expect(spring.value(fromValue: 0.1, toValue: 0.7, time: 0) == 0.1)
    #expect(spring.velocity(fromValue: 0.1, toValue: 0.7, initialVelocity: 3, time: -1) == 3)
    #expect(spring.value(target: 1, time: .nan).isNaN)
    guard ratio > 1e-6 else { return }
    for time in [1e6, 1e200, 1e308, .infinity] {
      #expect(spring.value(fromValue: 2, toValue: 0.7, initialVelocity: 9, time: time) == 0.7)
      #expect(spring.velocity(fromValue: 2, toValue: 0.7, initialVelocity: 9, time: time) == 0)
    }
  }

  @Test("huge stiffness and heavy damping stay finite")
  func extremes() {
    for stiffness in [1e-12, 1e12, 1e100, 1e300] {
      for damping in [0, 1e-3, 1, 1e9, 1e100] {
        for mass in [1e-6, 1, 1e6] {
          let spring = Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
          for time in [1e-9, 1.0 / 60, 1, 3600] {
            #expect(spring.value(target: 1, initialVelocity: 5, time: time).isFinite)
            #expect(spring.velocity(target: 1, initialVelocity: 5, time: time).isFinite)
          }
        }
      }
    }
  }
}
