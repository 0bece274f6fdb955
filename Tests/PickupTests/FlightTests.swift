import Flipbook
import Pickup
import Testing

@Suite("The flight")
struct FlightTests {
  @Test("the flight begins in the street and ends straight above the code")
  func ends() {
    let first = FlightPose(age: 0)
    #expect(first.position == Vector3(3.5, 1.25, 35))
    #expect(first.pitch == 0)
    let last = FlightPose(age: FlightPose.duration)
    #expect(last.position == Vector3(10.5, 64, 16.5))
    #expect(last.pitch == 90)
  }
}
