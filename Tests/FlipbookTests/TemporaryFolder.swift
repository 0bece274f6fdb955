import Foundation

/// A folder of a test's own, removed with everything in it when the test lets go of it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "flipbook-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// The names of what is in the folder, or in `name` within it, in order.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + name).sorted()
  }

  /// The bytes of every file in `name`, by its name.
  func contents(of name: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for file in try names(in: name) {
      result[file] = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name + "/" + file))
    }
    return result
  }
}
