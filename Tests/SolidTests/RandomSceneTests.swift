import Geometry
import Imaging
import Numerics
import Solid
import Testing

@Suite("Random scenes")
struct RandomSceneTests {
  /// Numbers of all sizes, zeros, and now and then what is no number.
  private func number(_ generator: inout SeededGenerator) -> Double {
    let sign: Double = Bool.random(using: &generator) ? 1 : -1
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return 0
    case 1: return .nan
    case 2: return .infinity
    case 3...6:
      let exponent = Int.random(in: -300...300, using: &generator)
      return sign * Double(sign: .plus, exponent: exponent, significand: 1.5)
    default: return Double.random(in: -4...4, using: &generator)
    }
  }

  private func vector(_ generator: inout SeededGenerator) -> Vector3 {
    Vector3(number(&generator), number(&generator), number(&generator))
  }

  private func column(_ generator: inout SeededGenerator) -> SIMD4<Double> {
    SIMD4(number(&generator), number(&generator), number(&generator), 0)
  }

  @Test("wild numbers give a picture or an error, never a trap", .timeLimit(.minutes(1)))
  func wildNumbers() throws {
    var generator = SeededGenerator(seed: 11)
    let texture = checkerboard(4, 8, wrap: .repeat)
    var pictureCount = 0
    for _ in 0..<1500 {
      do {
        var mesh = Mesh.box(from: vector(&generator), to: vector(&generator))
        try mesh.addFace((0..<3).map { _ in vector(&generator) })
        let instances = (0..<2).map { _ in
          Instance(
            Matrix4(
              columns: column(&generator), column(&generator), column(&generator),
              SIMD4(number(&generator), number(&generator), number(&generator), 1)),
            color: Color(white: number(&generator), opacity: number(&generator)))
        }
        let material = Material(
          color: Color(white: number(&generator)), texture: texture, shading: .matt, sides: .both)
        let scene = Scene(
          [Model(mesh, material: material, instances: instances)],
          lighting: Lighting(
            ambient: Color(white: number(&generator)),
            directional: [DirectionalLight(towards: vector(&generator))]),
          fog: Fog(color: .white, start: number(&generator), end: number(&generator)))
        let camera = try Camera(
          position: vector(&generator), lookingAt: vector(&generator), up: vector(&generator),
          projection: Bool.random(using: &generator)
            ? .perspective(focalLength: abs(number(&generator)) * 20)
            : .orthographic(pointsPerUnit: abs(number(&generator))),
          near: abs(number(&generator)) / 10, far: abs(number(&generator)) * 100)
        let bitmap = try draw(scene, camera, width: 40, height: 40)
        pictureCount += 1
        for color in bitmap.colors {
          #expect(max(color.red, color.green, color.blue) <= color.alpha)
        }
      } catch is SolidError {
        continue
      }
    }
    #expect(pictureCount > 50)
  }

  @Test("opaque things in any order are the same picture, but for their common edges")
  func orderIndependence() throws {
    var generator = SeededGenerator(seed: 4)
    let box = Mesh.box(from: Vector3(-1, -1, -1), to: Vector3(1, 1, 1))
    var models = (0..<30).map { index in
      let turn = Matrix4.rotation(
        .degrees(Double.random(in: 0...360, using: &generator)),
        about: Vector3(1, Double(index) / 10 - 1, 0.5))
      let place = Vector3(
        Double.random(in: -5...5, using: &generator), Double.random(in: -5...5, using: &generator),
        Double.random(in: -5...5, using: &generator))
      let color = Color(
        red: Double.random(in: 0...1, using: &generator), green: Double(index % 7) / 6,
        blue: Double(index % 4) / 3)
      return Model(
        box, material: Material(color: color), instances: [Instance(.translation(place) * turn)])
    }
    let camera = try wideCamera(at: Vector3(0, 2, 12), lookingAt: .zero)
    let first = try draw(Scene(models, background: .white), camera)
    for _ in 0..<5 {
      models.shuffle(using: &generator)
      let other = try draw(Scene(models, background: .white), camera)
      let difference = first.difference(from: other)
      #expect(difference.mean < 0.05)
      // Where more than two surfaces meet in a pixel, samples decide: 1/64 of 255, a few times.
      #expect(difference.greatest <= 12)
    }
  }
}
