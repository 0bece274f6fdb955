import Geometry
import Imaging
import Solid
import Testing

@Suite("Materials, light and air")
struct MaterialTests {
  private let facing = Camera(
    position: Vector3(0, 0, 10), projection: .orthographic(pointsPerUnit: 10), near: 1, far: 30)

  private func square(_ half: Double, z: Double, _ material: Material) throws -> Model {
    let mesh = try Mesh.quad(
      Vector3(-half, -half, z), Vector3(half, -half, z), Vector3(half, half, z),
      Vector3(-half, half, z))
    return Model(mesh, material: material)
  }

  @Test("matt faces have base × (ambient + light × cosine), face by face")
  func lambert() throws {
    // The tones of the benchmark's street, reckoned there by hand from this light.
    let lighting = Lighting(
      ambient: Color(white: 0.4),
      directional: [DirectionalLight(towards: Vector3(0.4, 0.8, 0.45), color: Color(white: 0.6))])
    let box = Model(
      Mesh.box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1)),
      material: Material(color: Color(hex: 0x3A5A4A), shading: .matt))
    let views: [(Vector3, UInt32)] = [
      (.right, 0x253A2F), (-.right, 0x17241E), (.up, 0x334F41), (.back, 0x273C32),
      (-.back, 0x17241E),
    ]
    for (side, expected) in views {
      let camera = try wideCamera(at: side * 5, lookingAt: .zero)
      let bitmap = try draw(Scene([box], lighting: lighting), camera)
      let color = bitmap[50, 50].straight
      let wanted = Color(hex: expected).premultiplied8.straight
      // The street's tones were rounded down.
      for (a, b) in [
        (color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue),
      ] {
        #expect(abs(Int(a) - Int(b)) <= 1)
      }
    }
  }

  @Test("a mirrored instance shows its outside, lit from outside")
  func mirrored() throws {
    let lighting = Lighting(
      ambient: .black, directional: [DirectionalLight(towards: .back)])
    let box = Mesh.box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1))
    let material = Material(color: .white, shading: .matt)
    let plain = Model(box, material: material)
    let mirrored = Model(box, material: material, instances: [Instance(.scale(-1, 1, 1))])
    #expect(try draw(Scene([plain], lighting: lighting), facing)[50, 50] == .white)
    #expect(
      try draw(Scene([plain], lighting: lighting), facing)
        == draw(Scene([mirrored], lighting: lighting), facing))
  }

  @Test("a face is seen from its front only, unless both sides are asked for")
  func sides() throws {
    var away = try square(2, z: 0, Material(color: .white))
    away.instances = [Instance(.rotation(.degrees(180), about: .up))]
    #expect(try draw(Scene([away], background: .black), facing).colors == [.black])
    away.materials[0].sides = .both
    #expect(try draw(Scene([away], background: .black), facing)[50, 50] == .white)
  }

  @Test("opacity fades a surface over what was drawn before it, and a clear one is not there")
  func opacity() throws {
    let back = try square(3, z: 0, Material(color: Color(hex: 0x204060)))
    for (opacity, expected) in [(0.0, 0x20), (0.25, 0x20 + (0xE0 - 0x20) / 4), (1, 0xE0)] {
      let front = try square(2, z: 1, Material(color: Color(hex: 0xE0E0E0).opacity(opacity)))
      let bitmap = try draw(Scene([back, front]), facing)
      #expect(abs(Int(bitmap[50, 50].red) - Int(expected)) <= 1)
      #expect(bitmap[50, 50].alpha == 255)
      // The tint of an instance fades as well.
      var faded = try square(2, z: 1, Material(color: Color(hex: 0xE0E0E0)))
      faded.instances = [Instance(color: Color(white: 1, opacity: opacity))]
      #expect(try draw(Scene([back, faded]), facing) == bitmap)
    }
  }

  @Test("over a clear background the picture keeps its alpha, premultiplied")
  func clearBackground() throws {
    let front = try square(2, z: 1, Material(color: Color(white: 1, opacity: 0.5)))
    let bitmap = try draw(Scene([front]), facing)
    #expect(bitmap[50, 50] == RGBA8(red: 128, green: 128, blue: 128, alpha: 128))
    #expect(bitmap[5, 5] == .clear)
  }

  @Test("a surface that writes no depth is drawn over by what lies below it")
  func depthWriting() throws {
    let ground = try square(3, z: 0, Material(color: .white, depthWriting: .off))
    let below = try square(1, z: -1, Material(color: .black))
    #expect(try draw(Scene([ground, below]), facing)[50, 50] == .black)
    #expect(try draw(Scene([below, ground]), facing)[50, 50] == .white)
  }

  @Test("fog takes a share that grows evenly with the distance", arguments: [false, true])
  func fog(isOrthographic: Bool) throws {
    var camera = facing
    if !isOrthographic { camera.projection = .perspective(focalLength: 300) }
    for (z, share) in [(0.0, 0.5), (4.0, 0.1), (7, 0), (-9, 1)] {
      let wall = try square(20, z: z, Material(color: .black))
      let scene = Scene([wall], fog: Fog(color: .white, start: 5, end: 15))
      #expect(abs(Int(try draw(scene, camera)[50, 50].red) - Int(share * 255 + 0.5)) <= 1)
    }
  }

  @Test("parts have their own materials, and parts beyond the last the last one")
  func parts() throws {
    let box = Mesh.box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1))
    let colors = [Color.black, .white].map { Material(color: $0) }
    let camera = try wideCamera(at: Vector3(5, 0, 0), lookingAt: .zero)
    #expect(try draw(Scene([Model(box, materials: colors)]), camera)[50, 50] == .black)
    #expect(try draw(Scene([Model(box, materials: colors)]), facing)[50, 50] == .white)
    #expect(try draw(Scene([Model(box, materials: [])]), facing)[50, 50] == .white)
  }
}
