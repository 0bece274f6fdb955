/// Why a path could not be dashed.
public enum DashError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The dashes would be more than a picture can show.
  case tooMany(count: Double, limit: Double)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .tooMany(let count, let limit):
      "about \(count.rounded()) dashes along the path, more than \(limit): "
        + "say which part can be seen, or make the dashes longer"
    }
  }
}
