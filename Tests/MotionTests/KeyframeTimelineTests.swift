import Motion
import Testing

@Suite("KeyframeTimeline") struct KeyframeTimelineTests {
  struct Pose: Equatable {
    var height = 0.0
    var scale = 1.0
  }

  @Test("two keyframes at one time make a jump")
  func jump() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(50, duration: 0)
        LinearKeyframe(60, duration: 1)
      }
    }
    #expect((timeline.value(time: 0.5) - 5).magnitude < 1e-9)
    #expect(timeline.value(time: 1) == 50)
    #expect((timeline.value(time: 1.5) - 55).magnitude < 1e-9)
    let before = timeline.value(time: 1.0.nextDown)
    #expect(before < 10 && before > 9.999999)
    #expect(timeline.value(time: 2) == 60 && timeline.duration == 2)
  }

  @Test("jumps at the ends and one after the other count from the last")
  func jumps() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      KeyframeTrack {
        MoveKeyframe(2)
        MoveKeyframe(3)
        LinearKeyframe(4, duration: 1)
        MoveKeyframe(9)
      }
    }
    #expect(timeline.value(time: -1) == 1 && timeline.value(time: 0) == 3)
    #expect(timeline.value(time: 0.5) == 3.5 && timeline.value(time: 1) == 9)
    #expect(timeline.value(time: 99) == 9 && timeline.value(time: .nan) == 3)
  }

  @Test("parts run on tracks of their own, the rest stays")
  func parts() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) {
        LinearKeyframe(8, duration: 1, timingCurve: .easeIn)
        for step in 1...2 { LinearKeyframe(8 + Double(step), duration: 1) }
      }
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 2) }
    }
    #expect(timeline.duration == 3)
    #expect(
      timeline.value(time: 0.5) == Pose(height: 8 * UnitCurve.easeIn.value(at: 0.5), scale: 1.25))
    #expect(timeline.value(progress: 1) == Pose(height: 10, scale: 2))
  }

  @Test("cubics are smooth where they meet, level at the ends, and pass through their values")
  func cubics() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(30, duration: 2)
        CubicKeyframe(20, duration: 1)
      }
    }
    func slope(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    for (time, value) in [(0.0, 0.0), (1, 10), (3, 30), (4, 20)] {
      #expect((timeline.value(time: time) - value).magnitude < 1e-12)
    }
    // Catmull and Rom: 30 in 3 s, 10 in 3 s.
    #expect((slope(1) - 10).magnitude < 1e-4 && (slope(3) - 10.0 / 3).magnitude < 1e-4)
    #expect(slope(1e-6).magnitude < 1e-3 && slope(4 - 1e-6).magnitude < 1e-3)
  }

  @Test("a cubic with given velocities leaves and arrives at them")
  func velocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { CubicKeyframe(1, duration: 2, startVelocity: 3, endVelocity: -4) }
    }
    #expect((timeline.value(time: 1e-6) / 1e-6 - 3).magnitude < 1e-4)
    #expect(((1 - timeline.value(time: 2 - 1e-6)) / 1e-6 + 4).magnitude < 1e-4)
  }

  @Test("a spring takes over the velocity before it, and may be cut short")
  func springs() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10, duration: 1)
        SpringKeyframe(0, duration: 0.2, spring: .bouncy)
        SpringKeyframe(5, spring: .smooth)
      }
    }
    let cut = Spring.bouncy.value(fromValue: 10, toValue: 0, initialVelocity: 10, time: 0.2)
    let speed = Spring.bouncy.velocity(fromValue: 10, toValue: 0, initialVelocity: 10, time: 0.2)
    #expect((timeline.value(time: 1.2) - cut).magnitude < 1e-12)
    let later = Spring.smooth.value(fromValue: cut, toValue: 5, initialVelocity: speed, time: 0.1)
    #expect((timeline.value(time: 1.3) - later).magnitude < 1e-12)
    #expect((timeline.value(time: 100) - 5).magnitude < 0.001 * (5 - cut).magnitude)
    #expect(timeline.duration < 3)
  }

  @Test("a track without keyframes stands still; odd durations do not trap")
  func odd() {
    #expect(KeyframeTimeline(initialValue: 2.0) { KeyframeTrack {} }.value(time: 1) == 2)
    for duration in [-1, Double.nan, .infinity, 1e300, 0] {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          CubicKeyframe(1, duration: duration)
          SpringKeyframe(2, duration: duration)
          LinearKeyframe(3, duration: duration)
        }
      }
      for time in [-1, 0, 1, .infinity, .nan] { #expect(!timeline.value(time: time).isNaN) }
    }
  }
}
