/// Why a file could not be read.
public struct InputError: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// Why not: "No such file or directory", "it is a folder".
  public let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong, and where.
  public var description: String { "can't read \(path): \(reason)" }
}
