import Geometry
import Imaging
import Numerics
import Solid
import Testing

@Suite("Textures")
struct TextureTests {
  /// Noise, some of it translucent.
  private func noise(_ width: Int, _ height: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 5)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let bits = UInt32.random(in: 0...UInt32.max, using: &generator)
        let alpha: UInt8 = (x + y) % 3 == 0 ? UInt8(bits >> 24) : 255
        bitmap[x, y] = RGBA8(
          RGBA8.Straight(
            red: UInt8(bits & 0xff), green: UInt8(bits >> 8 & 0xff), blue: UInt8(bits >> 16 & 0xff),
            alpha: alpha))
      }
    }
    return bitmap
  }

  @Test("a picture seen pixel for pixel is copied, bit for bit", arguments: [1.0, 2, 3])
  func copies(scale: Double) throws {
    let (width, height) = (Int(96 * scale), Int(120 * scale))
    let bitmap = noise(width, height)
    // The wall of the flight: 64 points a unit, its edges beyond the picture and within it.
    for position in [Vector3(0.5, 1.25, 35), Vector3(0.75, 0.9375, 35)] {
      let camera = Camera(
        position: position, projection: .perspective(focalLength: 896), near: 1, far: 160)
      let wall = Model(
        try Mesh.quad(
          Vector3(0, 0, 21), Vector3(1.5, 0, 21), Vector3(1.5, 1.875, 21), Vector3(0, 1.875, 21)),
        material: Material(texture: Texture(bitmap)))
      let picture = try SolidRenderer(scale: scale)
        .render(Scene([wall]), camera: camera, size: Size(width: 80, height: 160))
      let left = Int((40 - position.x * 64) * scale)
      let top = Int((80 + (position.y - 1.875) * 64) * scale)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let isOnWall =
            x >= left && x < left + width && y >= top && y < top + height
          let expected = isOnWall ? bitmap[x - left, y - top] : .clear
          #expect(picture[x, y] == expected)
          if picture[x, y] != expected { return }
        }
      }
    }
  }

  @Test("a picture of one colour has that colour from everywhere")
  func constant() throws {
    let color = RGBA8(red: 201, green: 17, blue: 90, alpha: 255)
    let texture = Texture(Bitmap(width: 77, height: 33, fill: color))
    let model = Model(
      Mesh.plane(from: Vector3(-50, 0, -300), to: Vector3(50, 0, 50)),
      material: Material(texture: texture))
    let camera = Camera(
      position: Vector3(1, 2, 3), yaw: .degrees(31), pitch: .degrees(-20), roll: .degrees(12),
      projection: .perspective(focalLength: 60))
    let bitmap = try draw(
      Scene([model], background: Color(red: 201 / 255, green: 17 / 255, blue: 90 / 255)), camera)
    #expect(bitmap.colors == [color])
  }

  @Test(
    "a floor of squares has the mean of each pixel's footprint, to the horizon",
    arguments: [0.0, 17, 45])
  func analyticCheckerboard(yaw: Double) throws {
    // 2 × 2 fields of the texture repeated; a field is one unit.
    let texture = checkerboard(2, 32, wrap: .repeat)
    var floor = Mesh()
    try floor.addFace(
      [Vector3(-400, 0, 400), Vector3(400, 0, 400), Vector3(400, 0, -400), Vector3(-400, 0, -400)],
      textureCoordinates: [
        Point(x: -200, y: 200), Point(x: 200, y: 200), Point(x: 200, y: -200),
        Point(x: -200, y: -200),
      ])
    let camera = Camera(
      position: Vector3(0.3, 1.5, 0.2), yaw: .degrees(yaw),
      projection: .perspective(focalLength: 80),
      near: 0.1, far: 1000)
    let bitmap = try draw(
      Scene([Model(floor, material: Material(texture: texture))], background: .white), camera)
    var (sum, greatest, count) = (0.0, 0.0, 0)
    for y in 53..<100 {
      for x in 0..<100 {
        let exact = 255 * AnalyticChecker.mean(x: x, y: y, camera: camera)
        let difference = abs(Double(bitmap[x, y].red) - exact)
        sum += difference
        count += 1
        greatest = max(greatest, difference)
      }
    }
    #expect(sum / Double(count) < 1.6)
    #expect(greatest < 26)
  }

  @Test("a wall of fine lines does not flicker while the camera moves")
  func shimmer() throws {
    // Bricks of 16 × 8 texels with joints of one texel, and a camera that tilts by small steps.
    var bricks = Bitmap(width: 256, height: 512, fill: RGBA8(packed: 0xff4060c0))
    for y in 0..<512 {
      for x in 0..<256 where y % 8 == 0 || (x + y / 8 % 2 * 8) % 16 == 0 { bricks[x, y] = .white }
    }
    let wall = Model(
      try Mesh.quad(
        Vector3(-2, 0, 0), Vector3(2, 0, 0), Vector3(2, 8, 0), Vector3(-2, 8, 0)),
      material: Material(texture: Texture(bricks)))
    // What flickers is what differs from the true mean over each pixel, frame by frame.
    for step in 0..<8 {
      let camera = Camera(
        position: Vector3(0, 12, 2.5), pitch: .degrees(-60 - Double(step) * 0.7),
        projection: .perspective(focalLength: 160))
      let scene = Scene([wall], background: .black)
      let reference = ReferenceSolidRenderer(scale: 1).render(
        scene, camera: camera, size: Size(width: 100, height: 100), columns: 20..<80,
        rows: 10..<90)
      let bitmap = try draw(scene, camera).part(columns: 20..<80, rows: 10..<90)
      let difference = bitmap.difference(from: reference)
      #expect(difference.mean < 1.2)
      #expect(difference.greatest <= 24)
    }
  }

  @Test("an enlarged picture is mixed evenly between the middles of its pixels")
  func enlarged() throws {
    var ramp = Bitmap(width: 2, height: 1, fill: .black)
    ramp[1, 0] = .white
    let wall = Model(
      try Mesh.quad(
        Vector3(-4, -4, 0), Vector3(4, -4, 0), Vector3(4, 4, 0), Vector3(-4, 4, 0)),
      material: Material(texture: Texture(ramp)))
    let camera = Camera(
      position: Vector3(0, 0, 10), projection: .orthographic(pointsPerUnit: 10), near: 1, far: 30)
    let bitmap = try draw(Scene([wall]), camera, width: 80, height: 80)
    for x in 0..<80 {
      let exact = min(max((Double(x) + 0.5) / 40 - 0.5, 0), 1) * 255
      #expect(abs(Double(bitmap[x, 40].red) - exact) <= 1)
    }
  }

  @Test("a picture shrunk by any factor keeps its mean", arguments: [2.0, 2.5, 3, 3.9, 4, 7.3, 40])
  func shrunk(factor: Double) throws {
    let bitmap = noise(240, 200)
    let wall = Model(
      try Mesh.quad(
        Vector3(-120, -100, 0), Vector3(120, -100, 0), Vector3(120, 100, 0), Vector3(-120, 100, 0)),
      material: Material(texture: Texture(bitmap)))
    let camera = Camera(
      position: Vector3(0, 0, 10), projection: .orthographic(pointsPerUnit: 1 / factor), near: 1,
      far: 30)
    let small = try draw(Scene([wall]), camera, width: 240 / factor, height: 200 / factor)
    func mean(_ bitmap: Bitmap) -> Double {
      var sum = 0
      for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += Int(bitmap[x, y].green) } }
      return Double(sum) / Double(bitmap.width * bitmap.height)
    }
    #expect(abs(mean(small) - mean(bitmap)) < 3)
  }

  @Test("a picture of one pixel is that colour, near and far", arguments: [0.01, 1, 50])
  func onePixel(distance: Double) throws {
    let color = RGBA8(red: 12, green: 200, blue: 77, alpha: 255)
    for wrap in [Texture.Wrap.clamp, .repeat] {
      let wall = Model(
        try Mesh.quad(
          Vector3(-1, -1, 0), Vector3(1, -1, 0), Vector3(1, 1, 0), Vector3(-1, 1, 0)),
        material: Material(texture: Texture(Bitmap(width: 1, height: 1, fill: color), wrap: wrap)))
      var camera = try wideCamera(at: Vector3(0.1, 0.2, distance), lookingAt: Vector3(0.1, 0.2, 0))
      camera.near = 1e-4
      #expect(try draw(Scene([wall]), camera)[50, 50].alpha > 0)
      let behind = Color(red: 12 / 255, green: 200 / 255, blue: 77 / 255)
      #expect(try draw(Scene([wall], background: behind), camera).colors == [color])
    }
  }

  @Test("a picture of 8192 × 8192 is read where it is looked at, and has its mean from afar")
  func large() throws {
    let side = 8192
    var bitmap = Bitmap(width: side, height: side, fill: .black)
    // A white square in the last corner: 1/64 of the picture.
    for y in side - 1024..<side { for x in side - 1024..<side { bitmap[x, y] = .white } }
    let wall = Model(
      try Mesh.quad(
        Vector3(0, 0, 0), Vector3(64, 0, 0), Vector3(64, 64, 0), Vector3(0, 64, 0)),
      material: Material(texture: Texture(bitmap)))
    // Pixel for pixel about the inner corner of the square, at (56, 8).
    let near = Camera(
      position: Vector3(56, 8, 10), projection: .orthographic(pointsPerUnit: 128), near: 1, far: 30)
    let corner = try draw(Scene([wall]), near)
    for (x, y) in [(49, 49), (50, 49), (49, 50)] { #expect(corner[x, y] == .black) }
    #expect(corner[50, 50] == .white)
    let far = Camera(
      position: Vector3(32, 32, 10), projection: .orthographic(pointsPerUnit: 1.0 / 64), near: 1,
      far: 30)
    let pixel = try draw(Scene([wall]), far, width: 1, height: 1)
    #expect(abs(Int(pixel[0, 0].red) - 4) <= 1)
  }
}
