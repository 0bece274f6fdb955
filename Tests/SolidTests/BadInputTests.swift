import Geometry
import Imaging
import Solid
import Testing

@Suite("Bad input and odd places")
struct BadInputTests {
  private let white = Model(
    Mesh.box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1)), material: Material(color: .white))

  @Test("a camera inside a block sees out of it, and a block behind the camera is not seen")
  func insideAndBehind() throws {
    let scene = Scene([white], background: .black)
    #expect(try draw(scene, wideCamera()).colors == [.black])
    let away = try wideCamera(at: Vector3(0, 0, -3), lookingAt: Vector3(0, 0, -9))
    #expect(try draw(scene, away).colors == [.black])
    // From within, with both sides seen, every ray ends on the block.
    var closed = white
    closed.materials = [Material(color: .white, sides: .both)]
    #expect(try draw(Scene([closed], background: .black), wideCamera()).colors == [.white])
  }

  @Test("a plane seen from its own height is nothing, from just above it the lower half")
  func horizon() throws {
    let ground = Model(
      Mesh.plane(from: Vector3(-1e6, 0, -1e6), to: Vector3(1e6, 0, 1e6)),
      material: Material(color: .white, sides: .both))
    var camera = try wideCamera()
    camera.far = 1e7
    #expect(try draw(Scene([ground], background: .black), camera).colors == [.black])
    (camera.position.y, camera.near) = (1e-3, 1e-4)
    let above = try draw(Scene([ground], background: .black), camera)
    #expect(above.colors(x: 0..<100, y: 51..<100) == [.white])
    #expect(above.colors(x: 0..<100, y: 0..<50) == [.black])
  }

  @Test("faces without an area leave no pixel")
  func zeroArea() throws {
    let place = Vector3(0, 0, -5)
    let models = [
      try face([place, place, place], .white, sides: .both),
      try face([place, Vector3(1, 1, -5), Vector3(2, 2, -5)], .white, sides: .both),
      try face([place, Vector3(0, 0, -8), Vector3(0, 0, -9)], .white, sides: .both),
      Model(white.mesh, material: Material(), instances: [Instance(.scale(0, 0, 0))]),
      Model(
        white.mesh, material: Material(),
        instances: [Instance(.translation(place) * .scale(1, 0, 0))]),
    ]
    for model in models {
      #expect(try draw(Scene([model], background: .black), wideCamera()).colors == [.black])
    }
  }

  @Test("a block without a height is its top, and the ground drawn first shows nowhere through it")
  func flatBlock() throws {
    let ground = Model(
      Mesh.plane(from: Vector3(-9, 0, -9), to: Vector3(9, 0, 9)),
      material: Material(color: .white, depthWriting: .off))
    let block = Model(
      Mesh.box(from: Vector3(-2, 0, -2), to: Vector3(2, 1, 2)), material: Material(color: .black),
      instances: [Instance(.scale(1, 0, 1))])
    let camera = try wideCamera(at: Vector3(1, 4, 3), lookingAt: .zero)
    let bitmap = try draw(Scene([ground, block]), camera)
    let alone = try draw(Scene([block]), camera)
    var count = 0
    for y in 0..<100 {
      for x in 0..<100 where alone[x, y].alpha == 255 {
        count += 1
        #expect(bitmap[x, y] == .black)
      }
    }
    #expect(count > 500)
  }

  @Test("NaN and infinity are errors that name the instance", arguments: [Double.nan, .infinity])
  func notFinite(value: Double) throws {
    for column in 0..<4 {
      var matrix = Matrix4.identity
      switch column {
      case 0: matrix.column0.y = value
      case 1: matrix.column1.x = value
      case 2: matrix.column2.z = value
      default: matrix.column3.x = value
      }
      let model = Model(
        white.mesh, material: Material(), instances: [Instance(), Instance(matrix)])
      let error = #expect(throws: SolidError.self) {
        try draw(Scene([white, model]), wideCamera(at: Vector3(0, 0, 9), lookingAt: .zero))
      }
      #expect(error == .notFinite(item: "instance 1 of model 1"))
    }
    #expect(throws: SolidError.self) { try face([.zero, .right, Vector3(0, value, 0)], .white) }
    var camera = try wideCamera()
    camera.position.x = value
    #expect(throws: SolidError.self) { try draw(Scene([white]), camera) }
    camera = try wideCamera()
    camera.principalPoint = Point(x: value, y: 0)
    #expect(throws: SolidError.self) { try draw(Scene([white]), camera) }
  }

  @Test("a camera whose lens or planes make no picture is an error that says which")
  func impossibleCameras() throws {
    let good = try wideCamera()
    var cameras: [Camera] = []
    for (near, far) in [(0.0, 10.0), (-1, 10), (5, 5), (5, 1), (1, .infinity), (.nan, 3)] {
      var camera = good
      (camera.near, camera.far) = (near, far)
      cameras.append(camera)
    }
    for focalLength in [0, -3, Double.nan, .infinity] {
      var camera = good
      camera.projection = .perspective(focalLength: focalLength)
      cameras.append(camera)
      camera.projection = .orthographic(pointsPerUnit: focalLength)
      cameras.append(camera)
    }
    for camera in cameras {
      let error = #expect(throws: SolidError.self) { try draw(Scene([white]), camera) }
      #expect(error?.description.contains("camera") == true)
    }
  }

  @Test("a canvas that no bitmap can be is an error, and a very wide one is drawn")
  func canvasSizes() throws {
    for (width, height) in [(100_000.0, 10.0), (0, 10), (10, -1), (.nan, 10), (1e300, 10)] {
      #expect(throws: SolidError.self) {
        try draw(Scene([white]), wideCamera(), width: width, height: height)
      }
    }
    #expect(throws: SolidError.self) {
      try SolidRenderer(scale: .nan)
        .render(Scene(), camera: wideCamera(), size: Size(width: 1, height: 1))
    }
    let ground = Model(
      Mesh.plane(from: Vector3(-1e5, 0, -1e5), to: Vector3(1e5, 0, 1e5)),
      material: Material(color: .white))
    let camera = try wideCamera(at: Vector3(0, 1, 0), lookingAt: Vector3(0, 1, -1))
    let wide = try draw(
      Scene([ground], background: .black), camera, width: 32_767, height: 64, threads: 2)
    #expect(wide.colors(x: 0..<32_767, y: 34..<64) == [.white])
    #expect(wide.colors(x: 0..<32_767, y: 0..<32) == [.black])
  }

  @Test("a picture of one pixel, and one of 8k, are what a camera sees")
  func smallestAndLarge() throws {
    let box = Mesh.box(from: Vector3(-1, -1, -3), to: Vector3(1, 0, -2))
    let scene = Scene([Model(box, material: Material(color: .white))], background: .black)
    // The front spans half of the picture's width and a quarter of its height.
    let camera = try Camera(
      position: .zero, lookingAt: Vector3(0, 0, -1), projection: .perspective(focalLength: 0.5))
    let pixel = try draw(scene, camera, width: 1, height: 1)
    #expect(pixel.width == 1 && pixel.height == 1)
    #expect(abs(Int(pixel[0, 0].red) - 32) <= 1)
    var large = camera
    large.projection = .perspective(focalLength: 2160)
    let bitmap = try draw(scene, large, width: 7680, height: 4320, threads: 2)
    // The front is 2160 × 1080 pixels: 2160 points of focal length, two units away.
    #expect(bitmap.colors(x: 2760..<4920, y: 2160..<3240) == [.white])
    #expect(bitmap.colors(x: 0..<2760, y: 0..<4320) == [.black])
    #expect(bitmap.colors(x: 4920..<7680, y: 0..<4320) == [.black])
    #expect(bitmap.colors(x: 2760..<4920, y: 0..<2160) == [.black])
    #expect(bitmap.colors(x: 2760..<4920, y: 3240..<4320) == [.black])
  }

  @Test("nothing to draw leaves the background: no model, no face, no instance, no opacity")
  func nothing() throws {
    let background = Color(hex: 0x336699)
    let clear = Model(white.mesh, material: Material(color: .clear))
    for models in [
      [], [Model(Mesh(), material: Material())],
      [Model(white.mesh, material: Material(), instances: [])], [clear],
    ] {
      let camera = try wideCamera(at: Vector3(0, 0, 5), lookingAt: .zero)
      let bitmap = try draw(Scene(models, background: background), camera)
      #expect(bitmap.colors == [background.premultiplied8])
    }
  }

  @Test(
    "the planes may be as near and as far as numbers go, or as good as one",
    arguments: [
      (1e-9, 1e12), (1e-30, 10), (1, 1e100), (4.999, 5.001), (1e-300, 1e300), (4, 4.5), (5.5, 6),
    ])
  func depthRanges(near: Double, far: Double) throws {
    // Two walls five units away, a ten-thousandth apart; the nearer one comes first.
    let walls = try [(-5.0, Color.white), (-5.0001, Color(hex: 0xFF0000))].map { z, color in
      try face(
        [Vector3(-9, -9, z), Vector3(9, -9, z), Vector3(9, 9, z), Vector3(-9, 9, z)], color)
    }
    for models in [walls, walls.reversed()] {
      var camera = try wideCamera()
      (camera.near, camera.far) = (near, far)
      let seen: RGBA8 = near < 5 && far > 5 ? .white : .black
      #expect(try draw(Scene(models, background: .black), camera).colors == [seen])
    }
  }

  @Test("huge numbers neither trap nor leave stray pixels")
  func hugeNumbers() throws {
    let camera = try wideCamera(at: Vector3(0, 1, 0), lookingAt: Vector3(0, 1, -1))
    for size in [1e9, 1e15, 1e30, 1e100] {
      let ground = Model(
        Mesh.plane(from: Vector3(-size, 0, -size), to: Vector3(size, 0, size)),
        material: Material(color: .white, texture: checkerboard(4, 16)))
      let bitmap = try draw(Scene([ground], background: .black), camera)
      #expect(bitmap.colors(x: 0..<100, y: 0..<49) == [.black])
    }
    let beyond = Model(
      white.mesh, material: Material(), instances: [Instance(.scale(1e308, 1, 1e308))])
    #expect(throws: SolidError.self) {
      try draw(Scene([beyond]), wideCamera(at: Vector3(3, 1e9, 3), lookingAt: .zero))
    }
  }

  @Test("a million boxes are drawn", .timeLimit(.minutes(4)))
  func millionBoxes() throws {
    var instances: [Instance] = []
    for z in 0..<1000 {
      for x in 0..<1000 { instances.append(Instance(at: Vector3(Double(2 * x), 0, Double(2 * z)))) }
    }
    let boxes = Model(
      Mesh.box(from: .zero, to: Vector3(1, 1, 1)), material: Material(color: .white),
      instances: instances)
    var camera = Camera(
      position: Vector3(1000, 1000, 1000), pitch: .degrees(-90),
      projection: .perspective(focalLength: 200), near: 1, far: 1e5)
    camera.principalPoint = Point(x: 201, y: 437)
    let bitmap = try SolidRenderer(scale: 1, threads: 2).render(
      Scene([boxes], background: .black), camera: camera, size: Size(width: 402, height: 874))
    // A top is 200/999 pixels wide, one for every 0.4 × 0.4 pixels. Beside it two walls show, by what
    // perspective moves the top away from the middle: 5/999 pixels, in the mean of ten to either side.
    let (top, wall) = (200.0 / 999, 5.0 / 999)
    let covered = top * (top + 2 * wall) / 0.16
    var sum = 0
    for y in 427..<447 { for x in 191..<211 { sum += Int(bitmap[x, y].red) } }
    #expect(abs(Double(sum) / 400 - 255 * covered) < 1)
    #expect(bitmap[201, 5] == .black)
  }

  @Test("a mesh says what is wrong with a face")
  func badFaces() throws {
    var mesh = Mesh()
    #expect(throws: SolidError.self) { try mesh.addFace([.zero, .right]) }
    #expect(throws: SolidError.self) {
      try mesh.addFace([.zero, .right, .up], textureCoordinates: [.zero])
    }
    let star = (0..<5).map { index in
      let angle = Angle.degrees(Double(index) * 144).radians
      return Vector3(angle.remainder(dividingBy: 1), angle.remainder(dividingBy: 3), 0)
    }
    #expect(throws: SolidError.self) { try mesh.addFace(star) }
    // A bent quad is two triangles, and seen as such.
    try mesh.addFace([.zero, .right, Vector3(1, 1, 0.5), .up])
    let bent = Model(mesh, material: Material(sides: .both))
    let bitmap = try draw(
      Scene([bent], background: .black),
      wideCamera(at: Vector3(0.5, 0.5, 3), lookingAt: Vector3(0.5, 0.5, 0)))
    #expect(bitmap[50, 50] == .white)
  }
}
