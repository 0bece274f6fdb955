import Geometry
import Solid
import Testing

@Suite("Cameras")
struct CameraTests {
  private let size = Size(width: 402, height: 874)

  @Test("a pinhole draws a point where similar triangles say")
  func pinhole() throws {
    // By hand: 896 points of focal length, the point 14 away, 3.5 to the left and 7.75 above.
    let camera = Camera(
      position: Vector3(3.5, 1.25, 35), projection: .perspective(focalLength: 896), near: 1,
      far: 160)
    #expect(camera.project(Vector3(0, 9, 21), size: size) == Point(x: -23, y: -59))
    #expect(camera.project(Vector3(7, 0, 21), size: size) == Point(x: 425, y: 517))
  }

  @Test("a camera turned straight down has -z at the top, exactly")
  func straightDown() {
    let camera = Camera(
      position: Vector3(10.5, 64, 16.5), pitch: .degrees(-90),
      projection: .perspective(focalLength: 896), near: 1, far: 160)
    #expect(camera.project(Vector3(0, 0, 0), size: size) == Point(x: 54, y: 206))
    #expect(camera.project(Vector3(21, 0, 21), size: size) == Point(x: 348, y: 500))
    #expect(camera.up == -.back && camera.right == .right)
  }

  @Test("looking along up is looking straight down, and looking nowhere is an error")
  func alongUp() throws {
    let lens = Camera.Projection.perspective(focalLength: 50)
    let down = try Camera(position: Vector3(0, 5, 0), lookingAt: .zero, projection: lens)
    #expect(down == Camera(position: Vector3(0, 5, 0), pitch: .degrees(-90), projection: lens))
    let up = try Camera(position: .zero, lookingAt: Vector3(0, 5, 0), projection: lens)
    #expect(up == Camera(position: .zero, pitch: .degrees(90), projection: lens))
    let error = #expect(throws: SolidError.self) {
      try Camera(position: Vector3(1, 2, 3), lookingAt: Vector3(1, 2, 3), projection: lens)
    }
    #expect(error?.description.contains("two different points") == true)
  }

  @Test("looking at a point and turning by angles agree")
  func lookingAt() throws {
    let lens = Camera.Projection.orthographic(pointsPerUnit: 3)
    let turned = Camera(
      position: Vector3(1, 2, 3), yaw: .degrees(30), pitch: .degrees(-20), projection: lens)
    let looking = try Camera(
      position: Vector3(1, 2, 3), lookingAt: Vector3(1, 2, 3) - turned.back, projection: lens)
    #expect((turned.right - looking.right).length < 1e-15)
    #expect((turned.up - looking.up).length < 1e-15)
  }

  @Test("moving the principal point moves the whole picture")
  func lensShift() throws {
    var camera = Camera(
      position: .zero, pitch: .degrees(-25), projection: .perspective(focalLength: 300))
    let place = Vector3(1, -2, -9)
    let before = try #require(camera.project(place, size: size))
    camera.principalPoint = Point(x: 201 + 7, y: 437 - 30)
    let after = try #require(camera.project(place, size: size))
    #expect((after - before - Vector(dx: 7, dy: -30)).length < 1e-12)
  }

  @Test("depth is 1 at the near plane, less beyond, and planes cut off what is before and behind")
  func depth() {
    let lens: [Camera.Projection] = [
      .perspective(focalLength: 300), .orthographic(pointsPerUnit: 10),
    ]
    for projection in lens {
      let camera = Camera(position: .zero, projection: projection, near: 2, far: 50)
      let matrix = camera.projectionMatrix(size: size) * camera.viewMatrix
      let depths = [2.0, 3, 10, 49.9].map { distance in
        let image = matrix.homogeneous(Vector3(1, 1, -distance))
        return image.z / image.w
      }
      #expect(abs(depths[0] - 1) < 1e-15)
      #expect(zip(depths, depths.dropFirst()).allSatisfy { $0 > $1 } && depths[3] > 0)
      #expect(camera.project(Vector3(0, 0, -1.99), size: size) == nil)
      #expect(camera.project(Vector3(0, 0, 3), size: size) == nil)
      #expect(camera.project(Vector3(0, 0, -50.1), size: size) == nil)
      #expect(camera.project(Vector3(0, 0, -49.9), size: size) != nil)
    }
  }

  @Test("a field of view spans the picture from top to bottom")
  func fieldOfView() {
    #expect(abs(Camera.focalLength(verticalFieldOfView: .degrees(90), height: 100) - 50) < 1e-13)
    let focal = Camera.focalLength(verticalFieldOfView: .degrees(51.999132), height: 874)
    #expect(abs(focal - 896) < 1e-5)
  }
}
