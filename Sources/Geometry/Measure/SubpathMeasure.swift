/// A subpath with the lengths of its segments.
struct SubpathMeasure: Sendable {
  let subpath: Subpath
  let segments: [SegmentMeasure]
  /// The length from the subpath's start to each segment's, and to the end.
  let positions: [Double]
  /// The whole length.
  var length: Double { positions.last ?? 0 }

  /// Measures `subpath`, each segment to within `accuracy`.
  init(_ subpath: Subpath, accuracy: Double) {
    self.subpath = subpath
    segments = subpath.segments.map { SegmentMeasure($0, accuracy: accuracy) }
    var positions = [0.0]
    positions.reserveCapacity(segments.count + 1)
    var sum = 0.0
    for segment in segments {
      sum += segment.length
      positions.append(sum)
    }
    self.positions = positions
  }

  /// What lies between the lengths `from` and `to` from the start, which is less.
  ///
  /// The whole where that is between them, closed if it was; an open subpath else; nil where
  /// nothing is left.
  func part(from: Double, to: Double) -> Subpath? {
    if from <= 0, to >= length { return length > 0 ? subpath : nil }
    guard to > 0, from < length, from < to else { return nil }
    var part: Subpath?
    var index = segmentIndex(at: max(from, 0))
    while index < segments.count, positions[index] < to {
      let (measure, position) = (segments[index], positions[index])
      index += 1
      let first = max(from - position, 0)
      let last = to >= length ? measure.length : min(to - position, measure.length)
      guard first < last else { continue }
      let piece = measure.segment.part(
        from: measure.parameter(at: first), to: measure.parameter(at: last))
      if part == nil { part = Subpath(start: piece.start) }
      part?.segments.append(piece)
    }
    return part
  }

  /// The place at `length` from the start, clamped to the subpath.
  func location(at length: Double) -> PathLocation {
    guard !segments.isEmpty else { return PathLocation(point: subpath.start, tangent: .zero) }
    let index = segmentIndex(at: length)
    let measure = segments[index]
    let t = measure.parameter(at: length - positions[index])
    let curve = measure.segment.curve
    return PathLocation(
      point: t >= 1 ? curve.end : curve.point(at: t), tangent: curve.direction(at: t) ?? .zero)
  }

  /// The segment that holds the place at `length`: of two that meet there, the later.
  private func segmentIndex(at length: Double) -> Int {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if positions[middle] <= length { low = middle } else { high = middle }
    }
    // Segments without length at the end have no direction to show.
    while low > 0, segments[low].length == 0 { low -= 1 }
    return low
  }
}
