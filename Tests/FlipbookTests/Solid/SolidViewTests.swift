import Flipbook
import Testing

@Suite("3D in a view")
struct SolidViewTests {
  /// A turned red cube before blue air.
  private static let scene = Scene(
    [
      Model(
        .box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1)),
        material: .init(color: Color(hex: 0xE04030), shading: .matt),
        instances: [Instance(.rotation(.degrees(30), about: .up))])
    ],
    lighting: Lighting(
      ambient: Color(white: 0.4),
      directional: [DirectionalLight(towards: Vector3(1, 2, 3), color: Color(white: 0.6))]),
    background: Color(hex: 0x203050))

  private static let camera = Camera(
    position: Vector3(0, 1, 6), pitch: .degrees(-9), projection: .perspective(focalLength: 90))

  @Test("the view is what the 3D renderer draws, pixel for pixel", arguments: [1.0, 2, 3, 1.5])
  func wholeView(scale: Double) throws {
    let size = CGSize(width: 80, height: 60)
    let expected = try SolidRenderer(scale: scale)
      .render(Self.scene, camera: Self.camera, size: size)
    let seen = try StillFilm(size: size) { SolidView(Self.scene, camera: Self.camera) }
      .picture(scale: scale)
    #expect(seen == expected)
  }

  @Test("a view in a part of the screen is a window on its own picture")
  func partOfScreen() throws {
    let size = CGSize(width: 40, height: 30)
    let expected = try SolidRenderer(scale: 2)
      .render(Self.scene, camera: Self.camera, size: size)
    let seen = try StillFilm(size: CGSize(width: 80, height: 60)) {
      SolidView(Self.scene, camera: Self.camera).frame(width: 40, height: 30)
        .position(x: 50, y: 25)
    }.picture(scale: 2)
    for y in 0..<60 {
      for x in 0..<80 { #expect(seen[60 + x, 20 + y] == expected[x, y]) }
    }
    #expect(seen[59, 30] == RGBA8.clear && seen[140, 30] == RGBA8.clear)
  }

  @Test("a frame between pixels moves the picture by the fraction, and has soft edges")
  func fractionalPlace() throws {
    let white = Scene(
      [
        Model(
          .plane(from: Vector3(-10, 0, -10), to: Vector3(10, 0, 10)),
          material: .init(color: .white))
      ])
    // Seen from above, a unit is a point: the plane is 20 points square about the principal point.
    let camera = Camera(
      position: Vector3(0, 5, 0), pitch: .degrees(-90),
      projection: .orthographic(pointsPerUnit: 1))
    let seen = try StillFilm(size: CGSize(width: 60, height: 60)) {
      SolidView(white, camera: camera).frame(width: 40, height: 40).position(x: 30.25, y: 30)
    }.picture()
    #expect(seen[20, 30].alpha == 191 && seen[40, 30].alpha == 64 && seen[30, 30].alpha == 255)
    #expect(seen[19, 30].alpha == 0 && seen[41, 30].alpha == 0)
  }

  @Test("flat views lie below and above, and opacity is that of the whole picture")
  func compositing() throws {
    let clear = Scene([Model(.box(from: .zero, to: Vector3(1, 1, 1)), material: .init())])
    let seen = try StillFilm(size: CGSize(width: 60, height: 20)) {
      ZStack(alignment: .leading) {
        Color(hex: 0x00FF00)
        SolidView(clear, camera: Self.camera)
        SolidView(Scene(background: .white), camera: Self.camera).opacity(0.5)
          .frame(width: 20, height: 20)
        Color.black.frame(width: 10, height: 20)
      }
    }.picture()
    #expect(seen[5, 5] == Color.black.premultiplied8)
    #expect(seen[15, 5] == Color(hex: 0x80FF80).premultiplied8)
    #expect(seen[55, 5] == Color(hex: 0x00FF00).premultiplied8)
    #expect(seen[30, 10] != Color(hex: 0x00FF00).premultiplied8, "the white box")
  }

  @Test("a view on a surface that is seen straight on is that view", arguments: [1.0, 2, 3])
  func viewAsTexture(scale: Double) throws {
    let size = CGSize(width: 64, height: 48)
    @Sendable func poster() -> some View {
      ZStack {
        Color(hex: 0xF0E0C0)
        Circle().fill(Color(hex: 0x305080)).frame(width: 30, height: 30)
        Text("Aa").font(.system(size: 20))
      }
    }
    let flat = try StillFilm(size: size) { poster() }.picture(scale: scale)
    // A wall of 4 by 3 units, 10 units away, at 16 points a unit.
    let camera = Camera(
      position: Vector3(2, 1.5, 10), projection: .perspective(focalLength: 160))
    let solid = try StillFilm(size: size) {
      SolidView(camera: camera) { context in
        let wall = try Mesh.quad(
          Vector3(0, 0, 0), Vector3(4, 0, 0), Vector3(4, 3, 0), Vector3(0, 3, 0))
        let texture = try context.texture(of: poster(), size: size)
        return Scene([Model(wall, material: .init(texture: texture))])
      }
    }.picture(scale: scale)
    #expect(solid == flat)
  }

  @Test("equal scenes give equal display lists, other scenes other ones")
  func fingerprints() throws {
    let renderer = FrameRenderer(scale: 1, fonts: try .bundled())
    func fingerprint(_ camera: Camera) throws -> Fingerprint {
      let film = StillFilm(size: CGSize(width: 40, height: 30)) {
        SolidView(Self.scene, camera: camera)
      }
      return try renderer.displayList(of: film, at: 0).fingerprint
    }
    var moved = Self.camera
    moved.position.x += 0.1
    #expect(try fingerprint(Self.camera) == fingerprint(Self.camera))
    #expect(try fingerprint(Self.camera) != fingerprint(moved))
  }

  @Test("SwiftUI's word for frosted glass is not taken by the scene's surfaces")
  func materialName() {
    let glass: Material = .thin
    let surface = Solid.Material(color: .white)
    #expect(surface.color == .white && type(of: glass) != type(of: surface) as Any.Type)
  }

  @Test("a scene that can't be drawn is an error of the film that says why")
  func errors() throws {
    let broken = Camera(
      position: Vector3(0, .nan, 6), projection: .perspective(focalLength: 90))
    let film = StillFilm(size: CGSize(width: 40, height: 30)) {
      SolidView(Self.scene, camera: broken)
    }
    #expect {
      _ = try film.picture()
    } throws: { error in
      "\(error)".contains("test/still") && "\(error)".contains("camera's place")
    }
    let thrown = StillFilm(size: CGSize(width: 40, height: 30)) {
      SolidView(camera: Self.camera) { context in
        _ = try context.texture(
          of: Image(systemName: "no.such.symbol"), size: CGSize(width: 9, height: 9))
        return Scene()
      }
    }
    #expect {
      _ = try thrown.picture()
    } throws: { "\($0)".contains("no.such.symbol") }
    let huge = StillFilm(size: CGSize(width: 40, height: 30)) {
      SolidView(Self.scene, camera: Self.camera).frame(width: 1e9, height: 1e9)
    }
    #expect {
      _ = try huge.picture()
    } throws: { "\($0)".contains("test/still") }
    // No room is no picture, and no error.
    _ = try StillFilm(size: CGSize(width: 40, height: 30)) {
      SolidView(Self.scene, camera: Self.camera).frame(width: 0, height: 0)
    }.picture()
  }
}
