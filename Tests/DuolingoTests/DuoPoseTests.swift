import Duolingo
import Flipbook
import Testing

/// Duo's poses as numbers.
@Suite("Duo's pose")
struct DuoPoseTests {
  @Test("idle is its own mirror image, and no other pose but those that stand straight is")
  func mirror() {
    #expect(DuoPose.idle.mirrored == .idle)
    #expect(DuoPose.flame.mirrored == .flame)
    for pose in [DuoPose.cheer, .sad, .wave, .jump] {
      #expect(pose.mirrored != pose)
      #expect(pose.mirrored.mirrored == pose)
    }
  }
}
