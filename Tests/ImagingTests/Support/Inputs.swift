import Foundation
import Imaging
import Numerics

/// The files in `Inputs`, found beside the tests' source.
enum Inputs {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Inputs/\(name)")))
  }

  static func picture(_ name: String) throws -> Bitmap {
    try PNG.decode(try bytes(name), name: name)
  }
}

extension Bitmap {
  /// Random well-formed pixels; of opaque ones only, where asked.
  static func random(
    width: Int, height: Int, isOpaque: Bool, using generator: inout SeededGenerator
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &generator)
        bitmap[x, y] = RGBA8(
          red: .random(in: 0...alpha, using: &generator),
          green: .random(in: 0...alpha, using: &generator),
          blue: .random(in: 0...alpha, using: &generator), alpha: alpha)
      }
    }
    return bitmap
  }
}

extension RGBA8 {
  init(straight red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    self.init(Straight(red: red, green: green, blue: blue, alpha: alpha))
  }
}
