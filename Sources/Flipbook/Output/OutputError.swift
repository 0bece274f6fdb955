/// Why something could not be written.
public struct OutputError: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// What was tried: "write", "create the folder".
  public let operation: String
  /// The system's reason: "No space left on device".
  public let reason: String

  /// What is wrong, where, and what to do.
  public var description: String {
    "can't \(operation) \(path): \(reason)"
  }
}
