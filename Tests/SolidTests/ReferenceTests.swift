import Geometry
import Imaging
import Solid
import Testing

@Suite("Against 256 rays a pixel")
struct ReferenceTests {
  @Test(
    "a street of blocks is within a level, edges within those of the rays themselves",
    arguments: [-35.0, -12, -80, -90])
  func street(pitch: Double) throws {
    let street = try Street(side: 17, pitch: .degrees(pitch))
    let renderer = SolidRenderer(scale: 0.5)
    let bitmap = try renderer.render(street.scene, camera: street.camera, size: street.size)
    let (columns, rows) = (40..<160, 160..<280)
    let reference = ReferenceSolidRenderer(scale: 0.5).render(
      street.scene, camera: street.camera, size: street.size, columns: columns, rows: rows)
    let difference = bitmap.part(columns: columns, rows: rows).difference(from: reference)
    #expect(difference.mean < 0.6)
    // 16 columns of rays put an upright edge only to 1/16 pixel: 8 levels of the 128 there are.
    #expect(difference.greatest <= 16)
  }

  @Test("turned boxes through one another, in perspective and without", arguments: [false, true])
  func crossingBoxes(isOrthographic: Bool) throws {
    let colors: [UInt32] = [0xE04030, 0x30A050, 0x3050D0, 0xE0C030, 0x9040B0, 0x30B0B0]
    let materials = colors.map { Material(color: Color(hex: $0)) }
    let mesh = Mesh.box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1))
    let instances = (0..<9).map { index in
      let turn = Matrix4.rotation(
        .degrees(Double(index) * 37), about: Vector3(1, Double(index) - 4, 0.3))
      let place = Vector3(Double(index % 3) - 1, Double(index / 3) - 1, -Double(index % 2))
      return Instance(.translation(place) * turn * .scale(1, 0.4 + Double(index) / 9, 0.8))
    }
    let scene = Scene(
      [Model(mesh, materials: materials, instances: instances)], background: .white)
    let camera = try Camera(
      position: Vector3(2, 3, 6), lookingAt: .zero,
      projection: isOrthographic
        ? .orthographic(pointsPerUnit: 14) : .perspective(focalLength: 100))
    let size = Size(width: 96, height: 96)
    let bitmap = try SolidRenderer(scale: 1).render(scene, camera: camera, size: size)
    let reference = ReferenceSolidRenderer(scale: 1).render(
      scene, camera: camera, size: size, columns: 0..<96, rows: 0..<96)
    let difference = bitmap.difference(from: reference)
    #expect(difference.mean < 0.5)
    #expect(difference.greatest <= 24)
  }
}
