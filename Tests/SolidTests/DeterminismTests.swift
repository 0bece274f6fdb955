import Geometry
import Imaging
import Solid
import Testing

@Suite("The same bytes")
struct DeterminismTests {
  @Test("any number of threads draws the same picture", arguments: [2, 3, 8])
  func threads(count: Int) throws {
    let street = try Street()
    var scene = street.scene
    scene.models.append(
      Model(
        Mesh.plane(from: Vector3(0, 0.6, 0), to: Vector3(20, 0.6, 20)),
        material: Material(color: Color(white: 1, opacity: 0.4), texture: checkerboard(8, 8))))
    scene.fog = Fog(color: .white, start: 60, end: 120)
    let one = try SolidRenderer(scale: 1).render(scene, camera: street.camera, size: street.size)
    let many = try SolidRenderer(scale: 1, threads: count)
      .render(scene, camera: street.camera, size: street.size)
    #expect(one == many)
  }

  @Test("equal scenes are equal values with equal hashes")
  func hashing() throws {
    let (a, b) = (try Street(), try Street())
    #expect(a.scene == b.scene && a.scene.hashValue == b.scene.hashValue)
    #expect(a.camera == b.camera && a.camera.hashValue == b.camera.hashValue)
    #expect(checkerboard(2, 4) == checkerboard(2, 4))
    #expect(checkerboard(2, 4).hashValue == checkerboard(2, 4).hashValue)
    #expect(checkerboard(2, 4) != checkerboard(4, 2))
    #expect(checkerboard(2, 4) != checkerboard(2, 4, wrap: .repeat))
  }
}
