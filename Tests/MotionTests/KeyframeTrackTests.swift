import Motion
import Testing

@Suite("KeyframeTrack") struct KeyframeTrackTests {
  @Test("two keyframes at one time make a jump")
  func jump() {
    let track = KeyframeTrack([
      Keyframe(at: 0, 0), Keyframe(at: 1, 10), Keyframe(at: 1, 50), Keyframe(at: 2, 60),
    ])
    #expect((track.value(at: 0.5) - 5).magnitude < 1e-9)
    #expect(track.value(at: 1) == 50)
    #expect((track.value(at: 1.5) - 55).magnitude < 1e-9)
    let before = track.value(at: 1.0.nextDown)
    #expect(before < 10 && before > 9.999999)
    #expect(track.value(at: 2) == 60)
  }

  @Test("is constant beyond its ends, NaN for NaN")
  func ends() {
    let track = KeyframeTrack([Keyframe(at: 1, 3), Keyframe(at: 2, 7)])
    for time in [-Double.infinity, -5, 0, 1] { #expect(track.value(at: time) == 3) }
    for time in [2, 9, Double.infinity] { #expect(track.value(at: time) == 7) }
    #expect(track.value(at: .nan).isNaN)
    #expect(KeyframeTrack([Keyframe(at: 0, 4)]).value(at: 12) == 4)
  }

  @Test("a jump at either end counts from its last keyframe")
  func jumpsAtEnds() {
    let track = KeyframeTrack([
      Keyframe(at: 0, 1), Keyframe(at: 0, 2), Keyframe(at: 0, 3), Keyframe(at: 1, 4),
      Keyframe(at: 1, 5),
    ])
    #expect(track.value(at: -0.001) == 1)
    #expect(track.value(at: 0) == 3)
    #expect(track.value(at: 1) == 5)
  }

  @Test("each stretch runs on the curve of the keyframe it starts from")
  func curves() {
    let track = KeyframeTrack([
      Keyframe(at: 0, 0, curve: .circularEaseIn), Keyframe(at: 2, 10, curve: .linear),
      Keyframe(at: 4, 10, curve: .easeIn), Keyframe(at: 5, 0.1),
    ])
    #expect((track.value(at: 1.2) - 2).magnitude < 1e-14)
    // A stretch between equal values stands still to the last bit.
    for step in 0...100 { #expect(track.value(at: 2 + Double(step) * 0.02) == 10) }
  }

  @Test("keyframes out of order are refused")
  func refusal() async {
    await #expect(processExitsWith: .failure) { _ = KeyframeTrack([]) }
    await #expect(processExitsWith: .failure) {
      _ = KeyframeTrack([Keyframe(at: 1, 0), Keyframe(at: 0, 0)])
    }
    await #expect(processExitsWith: .failure) { _ = KeyframeTrack([Keyframe(at: .nan, 0)]) }
  }
}
