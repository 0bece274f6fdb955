import Geometry
import Imaging
import Solid

/// The scene of the benchmark `scene3d`: the blocks of a code on a ground, 1206 × 2622 pixels.
enum BenchmarkStreet {
  static let size = Size(width: 402, height: 874)
  static let scale = 3.0

  static func camera() throws -> Camera {
    try Camera(
      position: Vector3(14.5, 51.621879271594146, 88.22368398600926),
      lookingAt: Vector3(14.5, 0, 14.5),
      projection: .perspective(
        focalLength: Camera.focalLength(verticalFieldOfView: .degrees(45), height: 874)),
      near: 10, far: 200)
  }

  static var scene: Scene {
    var instances: [Instance] = []
    for (row, modules) in grid.enumerated() {
      for (column, module) in modules.enumerated() where module == "1" {
        instances.append(Instance(at: Vector3(Double(column), 0, Double(row))))
      }
    }
    let colors: [UInt32] = [0x253A2F, 0x17241E, 0x334F41, 0, 0x273C32, 0x17241E]
    let blocks = Model(
      Mesh.box(
        from: .zero, to: Vector3(1, 0.25, 1), sides: [.right, .left, .top, .front, .back]),
      materials: colors.map { Material(color: Color(hex: $0)) }, instances: instances)
    let ground = Model(
      Mesh.plane(from: Vector3(-4, 0, -4), to: Vector3(33, 0, 33)),
      material: Material(color: Color(hex: 0xD5D0C9)))
    return Scene([ground, blocks], background: Color(hex: 0xDCE6EA))
  }

  private static let grid = [
    "11111110000000011010101111111",
    "10000010010010000011001000001",
    "10111010100010101001101011101",
    "10111010100000001011101011101",
    "10111010101001110100001011101",
    "10000010110001111100101000001",
    "11111110101010101010101111111",
    "00000000110111010110000000000",
    "10111110001010110000001111100",
    "01010100001000011010110100111",
    "00101111011010000011010000001",
    "11111100110010101001100100011",
    "10000010011100001011110010110",
    "10010001011011110100000010101",
    "11100110100111111100101011011",
    "10110100110111010110011010101",
    "01100110010010110000001000110",
    "11001000010010011010110010010",
    "10010010111100000011010010100",
    "10000101111100101001100000110",
    "10111011011000001011111110010",
    "00000000110111110101100011011",
    "11111110011111111100101010011",
    "10000010111001010110100010101",
    "10111010101000110000111110100",
    "10111010100100011011010110110",
    "10111010101011000010000010010",
    "10000010011110001000001101011",
    "11111110111001101011111110010",
  ]
}
