import Flipbook
import Foundation
import Solid

/// A street of blocks, one for each dark module of a code, as `scene3d.json` describes it.
///
/// Drawn at 402 × 874 points, 3 pixels a point. Every block has its five faces, hidden or not.
struct BenchStreet {
  static let size = Size(width: 402, height: 874)

  let scene: Scene
  let camera: Camera

  init(_ bytes: [UInt8], file: String) throws(BenchError) {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      throw Self.invalid(file, "it is not a scene: \(Self.reason(error))")
    }
    scene = try content.scene(file: file)
    do {
      camera = try content.camera.camera()
    } catch {
      throw .solid(error)
    }
  }

  fileprivate static func invalid(_ file: String, _ reason: String) -> BenchError {
    .script(BenchScriptError(file: file, line: 1, reason: reason))
  }

  /// What the decoder has against a file, without the names of its own types.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    return switch error {
    case .keyNotFound(let key, _): "there is no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "'\(place(context))' is not what it should be"
    case .dataCorrupted: "it is not JSON"
    @unknown default: "it can't be read"
    }
  }
}

/// The parts of the file that are drawn.
private struct Content: Decodable {
  let grid: [String]
  let ground: Ground
  // The file's own names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  let face_colours: [String: String]
  let background: String
  let camera: Eye

  struct Ground: Decodable {
    let x: [Double]
    let z: [Double]
    let y: Double
    let colour: String
  }

  struct Eye: Decodable {
    let eye: [Double]
    let target: [Double]
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let fov_y_deg: Double
    let near: Double
    let far: Double

    func camera() throws(SolidError) -> Camera {
      try Camera(
        position: vector(eye), lookingAt: vector(target),
        projection: .perspective(
          focalLength: Camera.focalLength(
            verticalFieldOfView: .degrees(fov_y_deg), height: BenchStreet.size.height)),
        near: near, far: far)
    }

    private func vector(_ numbers: [Double]) -> Vector3 {
      numbers.count == 3 ? Vector3(numbers[0], numbers[1], numbers[2]) : .zero
    }
  }

  func scene(file: String) throws(BenchError) -> Scene {
    func material(_ hex: String?) throws(BenchError) -> Solid.Material {
      guard let hex, hex.count == 6, let number = UInt32(hex, radix: 16) else {
        throw BenchStreet.invalid(file, "a colour is missing or not RRGGBB")
      }
      return Solid.Material(color: Color(hex: number))
    }
    guard ground.x.count == 2, ground.z.count == 2 else {
      throw BenchStreet.invalid(file, "the ground needs two x and two z")
    }
    var instances: [Instance] = []
    for (row, modules) in grid.enumerated() {
      for (column, module) in modules.enumerated() where module == "1" {
        instances.append(Instance(at: Vector3(Double(column), 0, Double(row))))
      }
    }
    let sides: [Mesh.BoxSide] = [.top, .right, .left, .front, .back]
    // In the order of the parts; the bottom is not there.
    var materials: [Solid.Material] = []
    for face in ["+x", "-x", "+y", "-z", "+z", "-z"] {
      materials.append(try material(face_colours[face]))
    }
    let box = Mesh.box(from: .zero, to: Vector3(1, 0.25, 1), sides: sides)
    let plane = Mesh.plane(
      from: Vector3(ground.x[0], ground.y, ground.z[0]),
      to: Vector3(ground.x[1], ground.y, ground.z[1]))
    return Scene(
      [
        Model(plane, material: try material(ground.colour)),
        Model(box, materials: materials, instances: instances),
      ],
      background: try material(background).color)
  }
}
