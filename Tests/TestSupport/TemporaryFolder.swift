import Foundation

/// A folder of a test's own, removed with all that is in it when nobody holds it any more.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "flipbook-test-\(UUID())")
      .path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in the folder.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and makes the folders it is in.
  package func write(_ bytes: [UInt8], _ name: String) throws {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: self(name))))
  }

  /// The names of what is in a folder of the folder, in order.
  package func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()
  }

  /// The files in a folder of the folder and in those inside it, hidden ones too, by their paths from
  /// there; links count as what they lead to.
  package func files(_ name: String = ".") throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: self(name)) {
      let path = URL(filePath: "\(self(name))/\(file)").resolvingSymlinksInPath().path(
        percentEncoded: false)
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      files[file] = try bytes("\(name)/\(file)")
    }
    return files
  }
}
