import Foundation
import Typography

/// The files beside the tests.
enum Inputs {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Inputs")

  /// The fonts of the project.
  static let fonts = FontLibrary(folders: [
    folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fonts/PlusJakartaSans").path
  ])

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }
}
