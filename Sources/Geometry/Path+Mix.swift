/// Why two paths have nothing in between.
public enum PathMixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One path has more elements than the other.
  case count(Int, Int)
  /// The elements at a place are of different kinds.
  case element(index: Int, String, String)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .count(let first, let second):
      "no path lies between one of \(first) elements and one of \(second): build both alike"
    case .element(let index, let first, let second):
      "no path lies between two whose elements \(index) are a \(first) and a \(second): "
        + "build both alike"
    }
  }
}

extension Path {
  /// The path at fraction `t` of the way to `other`, point by point; exact at 0 and at 1.
  ///
  /// `t` may lie outside 0...1: the points go on beyond.
  ///
  /// - Parameters:
  ///   - other: The path at 1.
  ///   - t: How much of it to take.
  /// - Returns: A path of the same elements.
  /// - Throws: ``PathMixError`` where the two paths do not consist of the same kinds of elements in the
  ///   same order.
  public func mixed(with other: Path, by t: Double) throws(PathMixError) -> Path {
    if let index = zip(verbs, other.verbs).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      throw .element(index: index, "\(verbs[index])", "\(other.verbs[index])")
    }
    guard verbs.count == other.verbs.count else {
      throw .count(verbs.count, other.verbs.count)
    }
    return mapPoints(with: other) { $0.mixed(with: $1, by: t) }
  }
}
