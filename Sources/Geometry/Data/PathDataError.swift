/// Where path data stops being path data, and what came before.
///
/// SVG asks that what stands before the error be drawn: take ``path``.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The data start with another command than a move.
    case noMove
    /// Here stands what is neither a command nor a number where one may follow.
    case unexpected
    /// A command lacks a number.
    case missingNumber
    /// A flag of an arc is neither 0 nor 1.
    case badFlag
    /// A number, or a coordinate reckoned from it, is too great for a double.
    case outOfRange
  }

  /// What is wrong.
  public var problem: Problem
  /// Where it is, in UTF-8 bytes from the start of the data.
  public var offset: Int
  /// The segments that were complete before it.
  public var path: Path

  /// What is wrong, where, and what to do.
  public var description: String {
    let what =
      switch problem {
      case .noMove: "path data must start with M or m"
      case .unexpected: "a command letter or a number is expected"
      case .missingNumber: "a number is missing"
      case .badFlag: "an arc's flag must be 0 or 1"
      case .outOfRange: "the number is too great"
      }
    return "path data, byte \(offset): \(what); the path is drawn up to here"
  }
}
