import Foundation
import TestSupport

extension TemporaryFolder {
  /// Every file in the folder with its bytes and the time of its last change.
  func snapshot() throws -> [String: FileState] {
    var snapshot: [String: FileState] = [:]
    for (name, bytes) in try files() {
      let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
      snapshot[name] = FileState(
        bytes: bytes, changed: attributes[.modificationDate] as? Date)
    }
    return snapshot
  }
}

/// A file as it is at one time.
struct FileState: Equatable {
  let bytes: [UInt8]
  let changed: Date?
}
