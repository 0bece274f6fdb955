extension Path {
  /// The part of the path between two fractions of its arc length, all subpaths taken as one.
  ///
  /// Subpaths count one after the other. Both ends are clamped to 0...1, then moved along by
  /// `offset`; what passes 1 goes on from 0. Nothing is left where `end` is not beyond `start`, and
  /// the whole path where they are 0 and 1. A subpath that is wholly inside stays closed if it was; a
  /// part of one is open. Where the part runs over the seam of a path that is one closed
  /// subpath, it runs on there as one line.
  ///
  /// - Parameters:
  ///   - start: The fraction of the length to begin at.
  ///   - end: The fraction of the length to stop at.
  ///   - offset: How far both are moved along, as a fraction of the length; of any size and sign.
  ///   - accuracy: The greatest error of a cut's place along the path, in the path's units; the
  ///     errors of the lengths of the segments before it add to it.
  /// - Returns: The part as a path of lines and curves of the same kinds.
  public func trimmedPath(
    from start: Double, to end: Double, offset: Double = 0, accuracy: Double = 1e-6
  ) -> Path {
    guard let range = TrimRange(from: start, to: end, offset: offset) else { return Path() }
    if range.isWhole || !isFinite { return self }
    let measure = PathMeasure(self, accuracy: accuracy)
    var pieces = measure.pieces(from: range.from * measure.length, to: range.to * measure.length)
    if let wrapped = range.wrapped {
      var head = measure.pieces(from: 0, to: wrapped * measure.length)
      if let last = pieces.last, let first = head.first,
        let joined = measure.subpaths[first.index].joined(last, first)
      {
        pieces[pieces.count - 1].subpath = joined
        head.removeFirst()
      }
      pieces += head
    }
    return Path { path in
      for piece in pieces { path.addSubpath(piece.subpath) }
    }
  }

  /// The path with each of its subpaths trimmed between two fractions of that subpath's own length.
  ///
  /// Otherwise as ``trimmedPath(from:to:offset:accuracy:)``; every closed subpath's part runs on
  /// over its seam.
  public func trimmedSubpaths(
    from start: Double, to end: Double, offset: Double = 0, accuracy: Double = 1e-6
  ) -> Path {
    guard let range = TrimRange(from: start, to: end, offset: offset) else { return Path() }
    if range.isWhole || !isFinite { return self }
    return Path { path in
      for subpath in subpaths {
        let measure = SubpathMeasure(subpath, accuracy: accuracy)
        for part in measure.trimmed(to: range) { path.addSubpath(part) }
      }
    }
  }
}

/// The fractions that a trim leaves, moved by its offset.
private struct TrimRange {
  /// Where the part begins, at least 0 and less than 1.
  let from: Double
  /// Where it stops, at most 1.
  let to: Double
  /// Where it stops again after going on from 0; nil where it does not get so far.
  let wrapped: Double?
  let isWhole: Bool

  init?(from start: Double, to end: Double, offset: Double) {
    // In this order NaN stays NaN, and nothing is left.
    let (start, end) = (max(start, 0), min(end, 1))
    guard start < end, offset.isFinite else { return nil }
    isWhole = start == 0 && end == 1
    let shift = offset - offset.rounded(.down)
    let (first, last) = (start + shift, end + shift)
    let turns: Double = first >= 1 ? 1 : 0
    from = first - turns
    to = min(last - turns, 1)
    wrapped = last - turns > 1 ? last - turns - 1 : nil
  }
}

extension SubpathMeasure {
  fileprivate func trimmed(to range: TrimRange) -> [Subpath] {
    let tail = part(from: range.from * length, to: range.to * length)
    let head = range.wrapped.flatMap { part(from: 0, to: $0 * length) }
    if let tail, let head, let joined = joined((0, tail), (0, head)) { return [joined] }
    return [tail, head].compactMap { $0 }
  }

  /// The end and the beginning of this subpath as one, if it is closed and both are from it.
  fileprivate func joined(
    _ last: (index: Int, subpath: Subpath), _ first: (index: Int, subpath: Subpath)
  ) -> Subpath? {
    guard subpath.isClosed, last.index == first.index, !last.subpath.isClosed,
      !first.subpath.isClosed
    else { return nil }
    var joined = last.subpath
    joined.segments += first.subpath.segments
    return joined
  }
}
