import Flipbook
import Pickup
import Testing

/// The flight's geometry against the numbers and similar triangles that its drawing was made from.
@Suite("Pickup's flight")
struct FlightTests {
  private static let screen = CGSize(width: 402, height: 874)

  /// Poses at times of the whole film, reckoned apart from it: place, pitch in degrees, height of the building
  /// and of the blocks.
  @Test(
    "the poses follow from the windows of the six glides",
    arguments: [
      (3.8, Vector3(3.5, 1.25, 35), 0.0, 9.0, 0.25),
      (4.1, Vector3(3.5, 6.955, 33.659), 16.95, 9, 0.25),
      (4.35, Vector3(3.5, 19.587, 26.341), 58.89, 9, 0.25),
      (4.65, Vector3(4.101, 32.867, 17.692), 89.37, 9, 0.25),
      (4.74, Vector3(4.894, 36.894, 17.301), 90, 9, 0.25),
      (4.9, Vector3(6.870, 45.872, 17.019), 90, 8.256, 0.25),
      (5.1, Vector3(9.310, 58.050, 16.670), 90, 3.815, 0.25),
      (5.3, Vector3(10.441, 63.713, 16.508), 90, 0.244, 0.2006),
      (5.4, Vector3(10.5, 64, 16.5), 90, 0, 0.0494),
      (5.5, Vector3(10.5, 64, 16.5), 90, 0, 0),
    ])
  func poses(
    time: Double, position: Vector3, pitch: Double, building: Double, block: Double
  ) {
    let pose = FlightPose(age: time - 3.8)
    #expect((pose.position - position).length < 0.002)
    #expect(abs(pose.pitch - pitch) < 0.006)
    #expect(abs(pose.buildingHeight - building) < 0.006)
    #expect(abs(pose.blockHeight - block) < 0.0006)
  }

  @Test("at the start the building's front is the street's drawing, point for point")
  func firstFrame() throws {
    let camera = FlightPose(age: 0).camera
    for (corner, point) in [
      (Vector3(0, 9, 21), CGPoint(x: -23, y: -59)), (Vector3(7, 9, 21), CGPoint(x: 425, y: -59)),
      (Vector3(0, 0, 21), CGPoint(x: -23, y: 517)), (Vector3(7, 0, 21), CGPoint(x: 425, y: 517)),
    ] {
      let seen = try #require(camera.project(corner, size: Self.screen))
      #expect(abs(seen.x - point.x) < 1e-9 && abs(seen.y - point.y) < 1e-9)
    }
  }

  @Test("at the start the front hides every block")
  func hiddenBlocks() throws {
    let camera = FlightPose(age: 0).camera
    for row in 0..<21 {
      for column in 0..<21 where OrderCode.isBlock(row, column) {
        for (x, y, z) in [(0.0, 0.0, 0.0), (1, 0.25, 0), (0, 0.25, 1), (1, 0, 1), (1, 0.25, 1)] {
          let corner = Vector3(Double(column) + x, y, Double(row) + z)
          let seen = try #require(camera.project(corner, size: Self.screen))
          #expect(seen.x < 0 || seen.x > 402 || (seen.y < 517 && seen.y > -59), "\(corner)")
        }
      }
    }
  }

  @Test("at the end the code lies where the flat one does, 14 points a module")
  func lastFrame() throws {
    let camera = FlightPose(age: FlightPose.duration).camera
    for (corner, point) in [
      (Vector3(0, 0, 0), CGPoint(x: 54, y: 206)), (Vector3(21, 0, 21), CGPoint(x: 348, y: 500)),
    ] {
      let seen = try #require(camera.project(corner, size: Self.screen))
      #expect(abs(seen.x - point.x) < 1e-12 && abs(seen.y - point.y) < 1e-12)
    }
  }

  @Test("the roof is exactly one finder, and no block stands in the building")
  func roof() {
    #expect(OrderCode.roofRows.count == 7 && OrderCode.roofColumns.count == 7)
    for row in OrderCode.roofRows {
      for column in OrderCode.roofColumns {
        let ring = max(abs(row - 17), abs(column - 3))
        #expect(OrderCode.code.isDark(row: row, column: column) == (ring != 2))
        #expect(!OrderCode.isBlock(row, column))
      }
    }
  }

  /// The poses 960 times a second.
  private static let poses = (0...1632).map { FlightPose(age: Double($0) / 960) }

  @Test("it is one move: up all the way, and never slow between the tilt and the rise")
  func continuity() {
    var speeds: [Double] = []
    for (before, after) in zip(Self.poses, Self.poses.dropFirst()) {
      #expect(after.position.y >= before.position.y)
      #expect(after.pitch >= before.pitch)
      speeds.append((after.position - before.position).length * 960)
    }
    // From the middle of the tilt to that of the rise.
    let handover = speeds[480...1250]
    #expect((handover.min() ?? 0) > 44 && (speeds.max() ?? 0) < 72)
    // No step in speed: at most 3 modules a second in a 960th.
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($0 - $1) < 3 })
  }

  @Test("the camera never comes near the building, nor below its roof while it looks over it")
  func clearance() {
    for pose in Self.poses {
      let nearest = Vector3(
        min(max(pose.position.x, 0), 7), min(pose.position.y, pose.buildingHeight),
        min(max(pose.position.z, 14), 21))
      #expect((pose.position - nearest).length > 10)
    }
  }

  @Test("no block can come between the camera and the front while it is seen")
  func front() {
    // The front is x 0...7 at z 21. Every block is right of it or behind it, and the camera, as long
    // as it stands before the front, is not right of it: no line of sight to the front meets one.
    for row in 0..<21 {
      for column in 0..<21 where OrderCode.isBlock(row, column) {
        #expect(column >= 7 || row < 14)
      }
    }
    for pose in Self.poses where pose.position.z > 21 {
      #expect(0...7 ~= pose.position.x)
    }
  }
}
