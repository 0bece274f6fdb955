import Flipbook
import Foundation
import TestSupport

extension TemporaryFolder {
  /// A PNG file's picture.
  func picture(_ name: String) throws -> Bitmap {
    try PNG.decode(try bytes(name), name: name)
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
