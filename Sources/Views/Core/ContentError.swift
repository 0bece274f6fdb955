/// Why a view that another module makes could not be made: that module's own error.
public struct ContentError: Error, Hashable, CustomStringConvertible {
  /// The error itself.
  public let cause: any Error
  /// What is wrong, where, and what to do.
  public let description: String

  /// The failure for which `cause` is to blame.
  public init(_ cause: some Error & CustomStringConvertible) {
    self.cause = cause
    description = cause.description
  }

  /// Whether both say the same.
  public static func == (a: ContentError, b: ContentError) -> Bool {
    a.description == b.description
  }

  /// Adds what the error says to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
