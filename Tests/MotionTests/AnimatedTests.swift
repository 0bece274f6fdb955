import Motion
import Numerics
import Testing

@Suite("Animated") struct AnimatedTests {
  static let springs: [Animation] = [
    .spring(response: 0.5, dampingFraction: 0.4), .spring(response: 0.45, dampingFraction: 0.86),
    .smooth, .interpolatingSpring(mass: 2, stiffness: 120, damping: 60), .bouncy.speed(1.7),
  ]
  static let curves: [Animation] = [
    .linear(duration: 0.3), .easeIn(duration: 0.4), .easeOut(duration: 0.25), .easeInOut,
    .timingCurve(0.34, 1.56, 0.64, 1, duration: 0.5), .easeOut(duration: 0.2).speed(0.7),
    .timingCurve(0.001, 1, 0.5, 1, duration: 0.3),
  ]

  @Test("stands where it was put until it is set, and then jumps if nothing animates it")
  func still() {
    var value = Animated(3.0)
    for time in [-Double.infinity, -1, 0, 1e9] { #expect(value.value(at: time) == 3) }
    #expect(value.settledTime == -.infinity)
    value.set(to: 5, at: 2)
    #expect(value.value(at: 2.0.nextDown) == 3 && value.value(at: 2) == 5)
    #expect(value.velocity(at: 2) == 0 && value.settledTime == 2 && value.target == 5)
    value.set(to: 9, at: .nan)
    #expect(value.target == 5)
  }

  /// Fourth-order steps of the motion towards each target in turn, without ever starting anew.
  @Test("five springs in flight, one into the next, agree with Runge and Kutta's steps to 1e-9")
  func againstRungeKutta() {
    let springs = [
      Spring(response: 0.5, dampingRatio: 0.3), Spring(response: 0.4, dampingRatio: 1),
      Spring(response: 0.6, dampingRatio: 1.8), Spring(response: 0.35, dampingRatio: 0.7),
      Spring(response: 0.5, dampingRatio: 1), Spring(response: 0.8, dampingRatio: 0.1),
    ]
    let targets = [1.0, -2, 5, 5, 0, 3]
    var value = Animated(0.0)
    var (x, v) = (0.0, 0.0)
    let (leg, steps) = (0.125, 8192)
    for (index, spring) in springs.enumerated() {
      let start = leg * Double(index)
      value.set(to: targets[index], at: start, animation: .spring(spring))
      let (k, c, to) = (spring.stiffness, spring.damping, targets[index])
      let h = leg / Double(steps)
      for step in 1...steps {
        func pull(_ x: Double, _ v: Double) -> Double { -k * (x - to) - c * v }
        let (a1, a2) = (v, pull(x, v))
        let (b1, b2) = (v + h / 2 * a2, pull(x + h / 2 * a1, v + h / 2 * a2))
        let (c1, c2) = (v + h / 2 * b2, pull(x + h / 2 * b1, v + h / 2 * b2))
        let (d1, d2) = (v + h * c2, pull(x + h * c1, v + h * c2))
        x += h / 6 * (a1 + 2 * b1 + 2 * c1 + d1)
        v += h / 6 * (a2 + 2 * b2 + 2 * c2 + d2)
        guard step % 512 == 0, step < steps else { continue }
        let time = start + h * Double(step)
        #expect((value.value(at: time) - x).magnitude < 1e-9 * max(1, x.magnitude), "at \(time)")
        #expect((value.velocity(at: time) - v).magnitude < 1e-9 * max(1, v.magnitude), "at \(time)")
      }
    }
  }

  @Test("neither position nor velocity jumps, whatever takes over from whatever")
  func continuity() {
    for first in Self.springs + Self.curves {
      for second in Self.springs + Self.curves {
        var value = Animated(0.0)
        var times: [Double] = []
        for (index, target) in [100.0, -50, 30, 30, 0].enumerated() {
          times.append(1 + 0.083 * Double(index))
          value.set(
            to: target, at: times[index], animation: index.isMultiple(of: 2) ? first : second)
        }
        for time in times.dropFirst() {
          let before = (value.value(at: time.nextDown), value.velocity(at: time.nextDown))
          #expect((value.value(at: time) - before.0).magnitude < 1e-9)
          #expect(
            (value.velocity(at: time) - before.1).magnitude < 1e-9 * max(1, before.1.magnitude))
        }
        #expect(value.settledTime < 10)
        #expect((value.value(at: value.settledTime) - 0).magnitude <= 0.001)
      }
    }
  }

  @Test("the velocity is the slope of the value", arguments: springs + curves)
  func slope(animation: Animation) {
    var value = Animated(0.0)
    value.set(to: 10, at: 0, animation: .easeInOut(duration: 1))
    value.set(to: -4, at: 0.3, animation: animation)
    for step in 1...30 {
      let (time, h) = (0.3 + 0.0171 * Double(step), 1e-5)
      let slope = (value.value(at: time + h) - value.value(at: time - h)) / (2 * h)
      let velocity = value.velocity(at: time)
      #expect((slope - velocity).magnitude < 1e-3 * max(1, velocity.magnitude), "at \(time)")
    }
  }

  @Test("a curve from rest is that curve, and arrives exactly", arguments: curves)
  func fromRest(animation: Animation) {
    var value = Animated(0.1)
    value.set(to: 0.7, at: 5, animation: animation)
    #expect(value.value(at: 5) == 0.1)
    let time = 5 + 0.6 * animation.duration
    let expected = 0.1 + 0.6 * animation.progress(at: time - 5)
    #expect((value.value(at: time) - expected).magnitude < 1e-12)
    #expect(value.settledTime == 5 + animation.duration)
    #expect(value.value(at: value.settledTime + 1e-9) == 0.7)
    #expect(value.velocity(at: value.settledTime + 1e-9) == 0)
  }

  @Test(
    "a steep curve that takes over in flight does not overreach", arguments: [1e-1, 1e-3, 1e-9])
  func steep(x: Double) {
    var value = Animated(0.0)
    value.set(to: 1, at: 0, animation: .easeInOut(duration: 1))
    value.set(to: 2, at: 0.5, animation: .timingCurve(x, 1, 1, 1, duration: 0.5))
    for step in 0...1000 {
      let now = value.value(at: 0.5 + 0.0005 * Double(step))
      #expect(now > 0 && now < 2.3)
    }
  }

  @Test("what was in flight goes on until a delay is over")
  func delay() {
    var value = Animated(0.0)
    value.set(to: 10, at: 0, animation: .linear(duration: 1))
    value.set(to: 0, at: 0.2, animation: .smooth.delay(0.3))
    #expect((value.value(at: 0.4) - 4).magnitude < 1e-12)
    #expect((value.value(at: 0.5) - 5).magnitude < 1e-12)
    #expect((value.velocity(at: 0.5) - 10).magnitude < 1e-9)
    // A change while another waits takes its place.
    value.set(to: 20, at: 0.3, animation: .smooth)
    #expect((value.value(at: 0.3) - 3).magnitude < 1e-12)
    #expect((value.value(at: 3) - 20).magnitude < 0.001)
  }

  @Test(
    "a spring stands still at last, to the digit, within a millionth of its way", arguments: springs
  )
  func stillness(animation: Animation) {
    var value = Animated(3.0)
    value.set(to: 1003, at: 1, animation: animation)
    value.set(to: -997, at: 1.1, animation: animation)
    let still = value.settledTime(within: 1e-5) + 1
    for step in 0...1000 {
      let time = still + 0.01 * Double(step)
      #expect(value.value(at: time) == -997 && value.velocity(at: time) == 0)
    }
    for step in 0...20_000 {
      let time = 1.1 + (still - 1.1) * Double(step) / 20_000
      guard value.velocity(at: time) == 0 else { continue }
      #expect((value.value(at: time.nextDown) + 997).magnitude <= 2e-3)
    }
  }

  @Test("a spring from rest settles when it says, and not before", arguments: springs)
  func settling(animation: Animation) {
    var value = Animated(0.0)
    value.set(to: 30, at: 1, animation: animation)
    let end = value.settledTime(within: 0.01)
    #expect((value.value(at: end - 1e-4) - 30).magnitude > 0.0099)
    for step in 0...1000 {
      #expect((value.value(at: end + 1e-9 + 0.005 * Double(step)) - 30).magnitude <= 0.01)
    }
  }

  @Test("moves values of several parts as one")
  func pairs() {
    var point = Animated(AnimatablePair(1.0, AnimatablePair(2.0, 3.0)))
    var parts = [Animated(1.0), Animated(2.0), Animated(3.0)]
    let targets = [(7.0, 0.0, -3.0), (4, 4, 4), (0, 100, 0)]
    for (index, target) in targets.enumerated() {
      let (time, animation) = (0.1 * Double(index), Self.springs[index])
      point.set(
        to: AnimatablePair(target.0, AnimatablePair(target.1, target.2)), at: time,
        animation: animation)
      parts[0].set(to: target.0, at: time, animation: animation)
      parts[1].set(to: target.1, at: time, animation: animation)
      parts[2].set(to: target.2, at: time, animation: animation)
    }
    for time in [0, 0.05, 0.1, 0.17, 0.4, 2] {
      let value = point.value(at: time)
      #expect((value.first - parts[0].value(at: time)).magnitude < 1e-12)
      #expect((value.second.first - parts[1].value(at: time)).magnitude < 1e-12)
      #expect((value.second.second - parts[2].value(at: time)).magnitude < 1e-12)
    }
  }

  @Test("odd durations, paces and times never trap and never hang")
  func oddNumbers() {
    let odd = [0, -1, 1e-300, 1e300, Double.infinity, -.infinity, .nan]
    for number in odd {
      let animations: [Animation] = [
        .linear(duration: number), .easeIn.delay(number), .smooth.speed(number),
        .smooth.delay(number).speed(number).repeatForever(),
        .easeOut(duration: number).repeatCount(3),
        .interpolatingSpring(.bouncy, initialVelocity: number),
        .spring(Spring(response: 0.5, dampingRatio: 0)).repeatCount(2),
      ]
      for animation in animations {
        for time in odd + [0.3] {
          var value = Animated(0.0)
          value.set(to: 1, at: 0, animation: .smooth)
          value.set(to: -1, at: 0.1, animation: animation)
          _ = (value.value(at: time), value.velocity(at: time), value.settledTime)
          value.set(to: 2, at: time, animation: animation)
          _ = (value.value(at: 5), value.velocity(at: time), value.settledTime)
        }
      }
    }
  }
}
