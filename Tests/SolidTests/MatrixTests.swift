import Geometry
import Solid
import Testing

@Suite("Vectors and matrices")
struct MatrixTests {
  @Test("space is right-handed: right × up is back")
  func handedness() {
    #expect(Vector3.right.cross(.up) == .back)
    #expect(Vector3.up.cross(.back) == .right)
  }

  @Test("the right factor of a product acts first")
  func order() {
    let moved = Matrix4.translation(Vector3(10, 0, 0)) * Matrix4.scale(2, 2, 2)
    #expect(moved.point(Vector3(1, 1, 1)) == Vector3(12, 2, 2))
  }

  @Test("a rotation is counter-clockwise for someone it points at, and exact at quarter turns")
  func rotation() {
    #expect(Matrix4.rotation(.degrees(90), about: .back).point(.right) == .up)
    #expect(Matrix4.rotation(.degrees(90), about: .right).point(.up) == .back)
    #expect(Matrix4.rotation(.degrees(270), about: .up).point(.back) == -.right)
    let third = Matrix4.rotation(.degrees(120), about: Vector3(1, 1, 1))
    #expect((third.point(.right) - .up).length < 1e-15)
  }

  @Test("a rotation keeps lengths, by any angle about any axis")
  func isometry() {
    let axes = [Vector3(1, 2, 3), Vector3(-0.2, 1e-8, 4), Vector3(1e200, 1e200, 0)]
    for axis in axes {
      for degrees in stride(from: -720.0, through: 720, by: 37) {
        let image = Matrix4.rotation(.degrees(degrees), about: axis).point(Vector3(3, -4, 12))
        #expect(abs(image.length - 13) < 1e-13)
      }
    }
  }

  @Test("a vector without a length has no direction, and tiny and huge ones have")
  func directions() {
    #expect(Vector3.zero.normalized == nil)
    #expect(Vector3(.nan, 1, 0).normalized == nil)
    #expect(Vector3(1e-300, 0, 0).normalized == .right)
    #expect(Vector3(0, 1e300, 0).normalized == .up)
  }
}
