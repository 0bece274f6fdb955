import Motion
import Testing

@Suite("Animation") struct AnimationTests {
  @Test("has SwiftUI's defaults")
  func defaults() {
    #expect(Animation.linear.duration == 0.35 && Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.default == .spring(Spring(response: 0.55, dampingRatio: 1)))
    #expect(Animation.spring(response: 0.4) == .spring(response: 0.4, dampingFraction: 0.825))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.snappy(duration: 0.2, extraBounce: 0.1)
        == .spring(.snappy(duration: 0.2, extraBounce: 0.1)))
    #expect(Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.86))
    #expect(Animation.easeIn(duration: 2).progress(at: 1) == UnitCurve.easeIn.value(at: 0.5))
    #expect(Animation.timingCurve(0.42, 0, 1, 1, duration: 2) == .easeIn(duration: 2))
    #expect(
      Animation.bouncy.progress(at: 0.2) == Spring.bouncy.value(fromValue: 0, toValue: 1, time: 0.2)
    )
  }

  @Test("a delay before a pace is paced, after it is not")
  func order() {
    let paced = Animation.linear(duration: 1).delay(1).speed(2)
    let late = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(paced.duration == 1 && late.duration == 1.5)
    #expect(paced.progress(at: 0.75) == 0.5 && late.progress(at: 1.25) == 0.5)
    #expect(late.progress(at: 1) == 0 && late.progress(at: 0.5) == 0 && late.progress(at: -1) == 0)
  }

  @Test("repeats to and fro, and rests at the target")
  func toAndFro() {
    let animation = Animation.linear(duration: 1).repeatCount(3)
    let course = [0.25: 0.25, 1: 1, 1.25: 0.75, 2: 0, 2.25: 0.25, 2.75: 0.75, 3: 1, 9: 1]
    for (time, share) in course { #expect(animation.progress(at: time) == share, "at \(time)") }
    #expect(animation.duration == 3)
    let even = Animation.linear(duration: 1).repeatCount(2)
    #expect(even.progress(at: 1.75) == 0.25 && even.progress(at: 2) == 1)
  }

  @Test("repeats forwards only, with its delay each time or once")
  func forwards() {
    let each = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(each.progress(at: 1.5) == 0.5 && each.progress(at: 2.5) == 0)
    #expect(each.progress(at: 2001.25) == 0.25 && each.duration == .infinity)
    let once = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect(once.progress(at: 1.5) == 0.5 && once.progress(at: 2.5) == 0.5)
  }

  @Test("a repetition is the same a million times on")
  func far() {
    let animation = Animation.easeInOut(duration: 0.25).repeatForever()
    for time in [0.0625, 0.125, 0.375] {
      #expect(animation.progress(at: 500_000 + time) == animation.progress(at: time))
    }
  }

  @Test("staggers a row")
  func stagger() {
    let row = (0..<4).map { Animation.easeOut(duration: 0.22).delay(0.1).staggered($0, by: 0.06) }
    for (index, animation) in row.enumerated() {
      let start = 0.1 + 0.06 * Double(index)
      #expect(animation.progress(at: start - 1e-9) == 0)
      #expect(animation.progress(at: start + 1e-4) > 0)
    }
  }

  @Test("a push counts in whole distances a second")
  func push() {
    let animation = Animation.interpolatingSpring(.smooth, initialVelocity: 4)
    var value = Animated(10.0)
    value.set(to: 30, at: 0, animation: animation)
    #expect((value.velocity(at: 0) - 80).magnitude < 1e-12)
    let expected = Spring.smooth.value(fromValue: 10, toValue: 30, initialVelocity: 80, time: 0.1)
    #expect((value.value(at: 0.1) - expected).magnitude < 1e-12)
  }
}

@Suite("PhaseTimeline") struct PhaseTimelineTests {
  let round = PhaseTimeline([0.0, 10, 4]) { $0 == 4 ? .linear(duration: 2) : .linear(duration: 1) }

  @Test("each phase is reached by its own animation, and the round closes")
  func course() {
    #expect(round.duration == 4)
    for (time, value) in [(-1, 0), (0, 0), (0.5, 5), (1, 10), (2, 7), (3, 4), (3.5, 2), (4, 0)]
      as [(Double, Double)]
    {
      #expect(round.value(time: time) { $0 } == value, "at \(time)")
      #expect(round.value(time: max(0, time) + 4000) { $0 } == value, "at \(time)")
    }
  }

  @Test("one phase stands still; one that never ends goes on")
  func ends() {
    #expect(PhaseTimeline([3.0]).value(time: 0.1) { $0 } == 3)
    let swing = PhaseTimeline([0.0, 1]) { _ in .linear(duration: 1).repeatForever() }
    #expect(swing.duration == .infinity && swing.value(time: 7.5) { $0 } == 0.5)
    #expect(round.value(time: .nan) { $0 } == 0)
  }
}
