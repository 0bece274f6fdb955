extension Path {
  /// The dashes along this path, each an open subpath.
  ///
  /// The pattern starts anew at each subpath, `phase` into it, and runs on round corners. On a
  /// closed subpath the last dash and the first are one where both reach the seam. A dash without length
  /// is a line too short to be seen that has the path's direction, for caps to stand on. A pattern
  /// that leaves a solid line (see ``StrokeStyle/dash``) leaves the path as it is, and so does one
  /// that repeats 2^40 times before it comes into sight.
  ///
  /// Ends are within `accuracy` of their places along the path, beside the errors of the lengths
  /// of the segments before, or within 1e-14 of the length where that is more. The cost goes with the
  /// number of segments and of dashes that can be seen.
  ///
  /// - Parameters:
  ///   - dash: The lengths of dashes and gaps in turn.
  ///   - phase: How far into the pattern each subpath starts; of any size and sign.
  ///   - visible: What can be seen, in the path's coordinates: dashes that lie outside are left out,
  ///     and those that run out of it may be cut off there. Everything where nil.
  ///   - accuracy: The greatest error of a length, in the path's units.
  /// - Returns: The dashes, in order.
  /// - Throws: ``DashError/tooMany(count:limit:)`` beyond about a million dashes.
  public func dashedPath(
    _ dash: [Double], phase: Double = 0, visibleIn visible: Rect? = nil, accuracy: Double = 1e-6
  ) throws(DashError) -> Path {
    guard let pattern = DashPattern(dash, phase: phase), isFinite else { return self }
    let dasher = PathDasher(self, visible: visible, accuracy: accuracy)
    let count = pattern.count(in: dasher.visibleLength)
    guard count <= PathDasher.limit else {
      throw .tooMany(count: count, limit: PathDasher.limit)
    }
    return Path { path in
      for piece in dasher.dashes(pattern) { path.addSubpath(piece) }
    }
  }
}

/// A path, measured, with what can be seen of it.
struct PathDasher {
  /// The most dashes that are made.
  static let limit = 1_000_000.0

  private let measures: [SubpathMeasure]
  private let visible: [[ClosedRange<Double>]]
  private let accuracy: Double

  init(_ path: Path, visible: Rect?, accuracy: Double) {
    measures = path.subpaths.map { SubpathMeasure($0, accuracy: accuracy) }
    self.accuracy = accuracy
    self.visible = measures.map { measure in
      guard measure.length.isFinite else { return [] }
      guard let visible else { return [0...measure.length] }
      return measure.ranges(visibleIn: visible)
    }
  }

  /// The length of all that can be seen.
  var visibleLength: Double {
    visible.reduce(0) { sum, ranges in
      ranges.reduce(sum) { $0 + ($1.upperBound - $1.lowerBound) }
    }
  }

  /// The dashes of `pattern` that can be seen, subpath by subpath.
  func dashes(_ pattern: DashPattern) -> [Subpath] {
    var dashes: [Subpath] = []
    for (measure, ranges) in zip(measures, visible) {
      if measure.length == 0 {
        dashes.append(measure.subpath)
      } else {
        var dasher = SubpathDasher(measure, pattern: pattern, sliver: accuracy)
        dashes += dasher.dashes(in: ranges)
      }
    }
    return dashes
  }
}
