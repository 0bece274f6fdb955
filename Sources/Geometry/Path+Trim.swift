extension Path {
  /// The length of all subpaths together, within about `accuracy` a segment.
  public func length(accuracy: Double = 1e-6) -> Double {
    var sum = 0.0
    for subpath in subpaths {
      for segment in subpath.segments { sum += segment.curve.length(accuracy: accuracy) }
    }
    return sum
  }

  /// The part of the path between two fractions of its arc length.
  ///
  /// Subpaths count one after the other, as one length. Both ends are clamped to 0...1; nothing is
  /// left where `end` is not beyond `start`. A subpath that is wholly inside stays closed if it was;
  /// a part of one is open.
  ///
  /// - Parameters:
  ///   - start: The fraction of the length to begin at.
  ///   - end: The fraction of the length to stop at.
  ///   - accuracy: The greatest error of a cut's place along the path, in the path's units; the
  ///     errors of the lengths of the segments before it add to it.
  /// - Returns: The part as a path of lines and curves of the same kinds.
  public func trimmedPath(from start: Double, to end: Double, accuracy: Double = 1e-6) -> Path {
    let from = max(start, 0)
    let to = min(end, 1)
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let measured = subpaths.map { MeasuredSubpath($0, accuracy: accuracy) }
    let total = measured.reduce(0) { $0 + $1.length }
    var result = Path()
    var position = 0.0
    // A cut that the sums' rounding parts from a subpath's end belongs there.
    let rounding = total * 1e-13
    for subpath in measured {
      func snapped(_ cut: Double) -> Double {
        if cut < rounding { return 0 }
        return cut > subpath.length - rounding ? subpath.length : cut
      }
      subpath.append(
        from: snapped(from * total - position), to: snapped(to * total - position),
        to: &result, accuracy: accuracy)
      position += subpath.length
    }
    return result
  }
}

/// A subpath with the lengths of its segments.
private struct MeasuredSubpath {
  let subpath: Subpath
  let lengths: [Double]
  let length: Double

  init(_ subpath: Subpath, accuracy: Double) {
    self.subpath = subpath
    lengths = subpath.segments.map { $0.curve.length(accuracy: accuracy) }
    length = lengths.reduce(0, +)
  }

  /// Appends to `path` what lies between the lengths `from` and `to` from the subpath's start.
  func append(from: Double, to: Double, to path: inout Path, accuracy: Double) {
    guard from < to else { return }
    if from == 0, to == length {
      appendWhole(to: &path)
      return
    }
    var position = 0.0
    var isDrawing = false
    for (segment, length) in zip(subpath.segments, lengths) {
      defer { position += length }
      let first = max(from - position, 0)
      let last = to == self.length ? length : min(to - position, length)
      guard first < last else { continue }
      let curve = segment.curve
      let part = segment.part(
        from: curve.parameter(atLength: first, of: length, accuracy: accuracy),
        to: curve.parameter(atLength: last, of: length, accuracy: accuracy))
      if !isDrawing { path.move(to: part.curve.start) }
      isDrawing = true
      path.addSegment(part)
    }
  }

  private func appendWhole(to path: inout Path) {
    path.move(to: subpath.start)
    for segment in subpath.segments { path.addSegment(segment) }
    if subpath.isClosed { path.closeSubpath() }
  }
}
