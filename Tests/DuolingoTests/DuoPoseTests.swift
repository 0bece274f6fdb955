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

  /// The numbers that a value is made of, whatever it calls them.
  private func numbers(in value: Any) -> [Double] {
    if let number = value as? Double { return [number] }
    return Mirror(reflecting: value).children.flatMap { numbers(in: $0.value) }
  }

  @Test("every number of a pose has its spring, once")
  func parameters() {
    #expect(numbers(in: DuoPose.idle).count == DuoParameter.all.count)
    #expect(numbers(in: DuoPose.zero).allSatisfy { $0 == 0 })
    var pose = DuoPose.zero
    for (index, parameter) in DuoParameter.all.enumerated() {
      #expect(pose[keyPath: parameter.path] == 0)
      pose[keyPath: parameter.path] = Double(index + 1)
    }
    #expect(numbers(in: pose).sorted() == DuoParameter.all.indices.map { Double($0 + 1) })
  }

  @Test("half-way between two poses every number is half-way")
  func interpolation() {
    let middle = DuoPose.sad.interpolated(towards: .cheer, amount: 0.5)
    for ((a, b), m) in zip(
      zip(numbers(in: DuoPose.sad), numbers(in: DuoPose.cheer)), numbers(in: middle))
    {
      #expect(abs(m - (a + b) / 2) < 1e-12)
    }
  }
}
