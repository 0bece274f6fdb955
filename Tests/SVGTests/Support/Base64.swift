import Foundation

/// Base 64, as data URLs have it.
enum Base64 {
  static func bytes(_ text: String) -> [UInt8]? {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { [UInt8]($0) }
  }

  static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
