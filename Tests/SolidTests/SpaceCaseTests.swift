import Geometry
import Imaging
import Solid
import Testing

/// What renderers have been reported to get wrong.
@Suite("Reported cases")
struct SpaceCaseTests {
  @Test("a camera that looks along up sees what lies below it")
  func straightDown() throws {
    let quad = try face(
      [Vector3(-1, 0, 1), Vector3(1, 0, 1), Vector3(1, 0, -1), Vector3(-1, 0, -1)], .white,
      sides: .both)
    let bitmap = try draw(
      Scene([quad], background: .black), wideCamera(at: Vector3(0, 5, 0), lookingAt: .zero))
    #expect(bitmap[50, 50] == .white)
    #expect(bitmap.colors(x: 42..<58, y: 42..<58) == [.white])
    #expect(bitmap[30, 50] == .black)
    // A half-width of 50 / 5 = 10 pixels, to the pixel.
    #expect(bitmap[40, 40] == .white && bitmap[59, 59] == .white)
    #expect(bitmap[39, 50] == .black && bitmap[60, 50] == .black)
  }

  @Test("a floor that reaches behind the camera is seen up to the horizon")
  func floorUnderCamera() throws {
    let floor = try face(
      [
        Vector3(-100, 0, 100), Vector3(100, 0, 100), Vector3(100, 0, -100),
        Vector3(-100, 0, -100),
      ], .white)
    let bitmap = try draw(
      Scene([floor], background: .black),
      wideCamera(at: Vector3(0, 1, 0), lookingAt: Vector3(0, 1, -1)))
    #expect(bitmap.colors(x: 0..<100, y: 52..<100) == [.white])
    #expect(bitmap.colors(x: 0..<100, y: 0..<49) == [.black])
  }

  @Test(
    "half a unit is told apart at 500 units with a near plane at 0.1", arguments: [false, true])
  func depthResolution(nearFirst: Bool) throws {
    func quad(_ z: Double, _ color: Color) throws -> Model {
      try face(
        [
          Vector3(-400, -400, z), Vector3(400, -400, z), Vector3(400, 400, z),
          Vector3(-400, 400, z),
        ], color)
    }
    let far = try quad(-500.5, Color(hex: 0xFF0000))
    let near = try quad(-500, Color(hex: 0x00FF00))
    let models = nearFirst ? [near, far] : [far, near]
    let bitmap = try draw(Scene(models, background: .black), wideCamera())
    #expect(bitmap.colors(x: 15..<85, y: 15..<85) == [RGBA8(packed: 0xff00_ff00)])
  }

  @Test("of two surfaces in one plane the later one is seen, all over, with any number of threads")
  func onePlane() throws {
    func square(_ half: Double, _ color: Color) throws -> Model {
      try face(
        [
          Vector3(-half, -half, 0), Vector3(half, -half, 0), Vector3(half, half, 0),
          Vector3(-half, half, 0),
        ], color)
    }
    let red = try square(2, Color(hex: 0xFF0000))
    let green = try square(1, Color(hex: 0x00FF00))
    let camera = try wideCamera(at: Vector3(3, 2, 6), lookingAt: .zero)
    let both = try draw(Scene([red, green], background: .black), camera)
    #expect(try draw(Scene([red, green], background: .black), camera, threads: 5) == both)
    let alone = try draw(Scene([green], background: .clear), camera)
    var insideCount = 0
    for y in 0..<100 {
      for x in 0..<100 where alone[x, y].alpha == 255 {
        insideCount += 1
        #expect(both[x, y] == RGBA8(packed: 0xff00_ff00))
      }
    }
    #expect(insideCount > 100)
    // The other way round the large one hides the small one.
    let hidden = try draw(Scene([green, red], background: .black), camera)
    #expect(hidden == (try draw(Scene([red], background: .black), camera)))
  }

  @Test("a texture recedes in perspective, without a bend along the diagonal")
  func perspectiveTexture() throws {
    var floor = Mesh()
    try floor.addFace(
      [Vector3(-1, -1, -2), Vector3(1, -1, -2), Vector3(1, -1, -6), Vector3(-1, -1, -6)],
      textureCoordinates: [
        Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1),
      ])
    var halves = Bitmap(width: 64, height: 64, fill: RGBA8(packed: 0xff00_00ff))
    for y in 32..<64 { for x in 0..<64 { halves[x, y] = RGBA8(packed: 0xff00_ff00) } }
    let model = Model(floor, material: Material(texture: Texture(halves), sides: .both))
    let bitmap = try draw(Scene([model], background: .black), wideCamera())
    for (x, y) in [(50, 64), (40, 65), (60, 65)] {
      #expect(bitmap[x, y] == RGBA8(packed: 0xff00_00ff))
    }
    for (x, y) in [(50, 60), (45, 60), (55, 60)] {
      #expect(bitmap[x, y] == RGBA8(packed: 0xff00_ff00))
    }
  }
}
