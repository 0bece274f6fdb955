import Foundation

/// A folder that is removed when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID())").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What is at a path in the folder.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }

  /// Writes a file, and the folders it is in.
  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Every file in the folder with its bytes and the time of its last change.
  func snapshot() throws -> [String: FileState] {
    var files: [String: FileState] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[name] = FileState(
        bytes: try bytes(name), changed: attributes[.modificationDate] as? Date)
    }
    return files
  }
}

struct FileState: Equatable {
  let bytes: [UInt8]
  let changed: Date?
}
