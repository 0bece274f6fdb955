import Motion
import Numerics
import Testing

@Suite("Spring") struct SpringTests {
  @Test("converts between descriptions as SwiftUI documents it")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect((spring.stiffness - 157.9).magnitude < 0.05)
    #expect((spring.damping - 17.6).magnitude < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((other.duration - 0.63).magnitude < 0.005)
    #expect(other.bounce == 0.5 && other.dampingRatio == 0.5)
    #expect(other.stiffness == 100 && other.damping == 10)
  }

  @Test(
    "a bounce is the damping ratio's distance from critical", arguments: [-0.9, -0.5, 0, 0.3, 1])
  func bounce(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    #expect((spring.bounce - bounce).magnitude < 1e-15)
    #expect((spring.duration - 0.4).magnitude < 1e-15 && spring.response == spring.duration)
    let again = Spring(
      mass: 3, stiffness: 3 * spring.stiffness, damping: 3 * spring.damping, allowOverDamping: true)
    #expect((again.bounce - bounce).magnitude < 1e-14)
    #expect(
      (again.value(target: 1, time: 0.1) - spring.value(target: 1, time: 0.1)).magnitude < 1e-14)
  }

  @Test("the named springs have the bounces they are documented with")
  func presets() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(duration: 0.3, extraBounce: 0.1) == Spring(duration: 0.3, bounce: 0.25))
    #expect(Spring() == .smooth)
  }

  @Test("values out of range are taken to the nearer end")
  func clamping() {
    #expect(Spring(response: 1, dampingRatio: -3).dampingRatio == 0)
    #expect(Spring(mass: 1, stiffness: 1, damping: -3).dampingRatio == 0)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    #expect(Spring(duration: 1, bounce: 7).dampingRatio == 0)
    let stuck = Spring(duration: 1, bounce: -1)
    #expect((stuck.bounce + 1).magnitude < 1e-12)
    #expect(stuck.value(target: 1, time: 3600) < 1e-6)
    #expect(Spring(response: 0, dampingRatio: 1).value(target: 5, time: 0.001) == 5)
    #expect(Spring(response: -1, dampingRatio: 0.5).value(target: 5, time: 0.001) == 5)
  }

  @Test("a spring without stiffness or mass is refused")
  func refusal() async {
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: .nan, dampingRatio: 1) }
  }
}
