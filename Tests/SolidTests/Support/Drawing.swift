import Geometry
import Imaging
import Solid
import Testing

/// A camera that spans 90° from top to bottom of a picture of 100 × 100.
func wideCamera(
  at eye: Vector3 = .zero, lookingAt target: Vector3 = Vector3(0, 0, -1)
) throws -> Camera {
  try Camera(
    position: eye, lookingAt: target,
    projection: .perspective(
      focalLength: Camera.focalLength(verticalFieldOfView: .degrees(90), height: 100)))
}

/// Draws at one pixel a point.
func draw(
  _ scene: Scene, _ camera: Camera, width: Double = 100, height: Double = 100, threads: Int = 1
) throws -> Bitmap {
  try SolidRenderer(scale: 1, threads: threads)
    .render(scene, camera: camera, size: Size(width: width, height: height))
}

/// A face by its corners, of one colour.
func face(
  _ corners: [Vector3], _ color: Color, sides: Material.Sides = .front
) throws -> Model {
  var mesh = Mesh()
  try mesh.addFace(corners)
  return Model(mesh, material: Material(color: color, sides: sides))
}

extension Bitmap {
  /// The colours in a rectangle.
  func colors(x: Range<Int>, y: Range<Int>) -> Set<RGBA8> {
    var result: Set<RGBA8> = []
    for row in y { for column in x { result.insert(self[column, row]) } }
    return result
  }

  /// The whole picture's colours.
  var colors: Set<RGBA8> { colors(x: 0..<width, y: 0..<height) }

  /// The mean and the greatest difference of a channel from another bitmap of this size.
  func difference(from other: Bitmap) -> (mean: Double, greatest: Int) {
    var (sum, greatest) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (self[x, y], other[x, y])
        for (c, d) in [
          (a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha),
        ] {
          let difference = abs(Int(c) - Int(d))
          sum += difference
          greatest = max(greatest, difference)
        }
      }
    }
    return (Double(sum) / Double(4 * width * height), greatest)
  }

  /// A part of the picture.
  func part(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    var result = Bitmap(width: columns.count, height: rows.count)
    for y in rows {
      for x in columns {
        result[x - columns.lowerBound, y - rows.lowerBound] = self[x, y]
      }
    }
    return result
  }
}

/// The blocks of a code, and the ground below them: what the benchmark draws.
struct Street {
  var scene: Scene
  let camera: Camera
  let size = Size(width: 402, height: 874)

  /// `side` × `side` modules of a fixed pattern.
  init(side: Int = 29, pitch: Angle = .degrees(-35)) throws {
    var instances: [Instance] = []
    for row in 0..<side {
      for column in 0..<side where (row * 31 + column * column * 7 + row * column) % 5 < 2 {
        instances.append(Instance(at: Vector3(Double(column), 0, Double(row))))
      }
    }
    let colors: [UInt32] = [0x253A2F, 0x17241E, 0x334F41, 0, 0x273C32, 0x17241E]
    let blocks = Model(
      Mesh.box(
        from: .zero, to: Vector3(1, 0.25, 1), sides: [.right, .left, .top, .front, .back]),
      materials: colors.map { Material(color: Color(hex: $0)) }, instances: instances)
    let edge = Double(side) + 4
    let ground = Model(
      Mesh.plane(from: Vector3(-4, 0, -4), to: Vector3(edge, 0, edge)),
      material: Material(color: Color(hex: 0xD5D0C9)))
    scene = Scene([ground, blocks], background: Color(hex: 0xDCE6EA))
    let middle = Vector3(Double(side) / 2, 0, Double(side) / 2)
    let turned = Camera(
      position: .zero, pitch: pitch, projection: .perspective(focalLength: 1055), near: 10,
      far: 200)
    var camera = turned
    camera.position = middle + turned.back * (90 * Double(side) / 29)
    self.camera = camera
  }
}
