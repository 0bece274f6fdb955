import Flipbook
import Foundation

/// A folder that is removed when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "commands-\(UUID())").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: self(name))))
  }

  func picture(_ name: String) throws -> Bitmap {
    try PNG.decode(try bytes(name), name: name)
  }

  /// Writes a file, and the folders it is in.
  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The files in a folder of the folder, hidden ones too, by their paths from there.
  func files(_ name: String = ".") throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: self(name)) {
      let path = "\(self(name))/\(file)"
      if FileKind(path) == .regular {
        files[file] = [UInt8](try Data(contentsOf: URL(filePath: path)))
      }
    }
    return files
  }

  /// The PNG files in a folder of the folder.
  func frames(_ name: String) throws -> [String: [UInt8]] {
    try files(name).filter { $0.key.hasSuffix(".png") }
  }
}

/// The files in `Inputs`, beside the tests' source.
func input(_ name: String) -> String {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Inputs/\(name)").path()
}
