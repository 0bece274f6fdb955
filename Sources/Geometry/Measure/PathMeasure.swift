/// A place on a path.
public struct PathLocation: Hashable, Sendable {
  /// The place.
  public var point: Point
  /// The direction of travel there, of length 1; zero where the path has none.
  public var tangent: Vector

  /// The place at `point`, passed in the direction of `tangent`.
  public init(point: Point, tangent: Vector) {
    self.point = point
    self.tangent = tangent
  }
}

/// A path with its lengths, for asking many times where one is after a distance.
///
/// Subpaths count one after the other, as one length. Measuring is linear in the number of
/// segments; each question takes the logarithm of it. Each segment's length is within the accuracy
/// asked for, or within 1e-14 of itself where that is more; the errors of the segments passed add up.
/// Of a path with NaN or infinity in it, or with coordinates beyond about 1e150, the length is not
/// finite, and places and parts are not to be relied on, though every call ends.
public struct PathMeasure: Sendable {
  /// The length of all subpaths together.
  public let length: Double
  let subpaths: [SubpathMeasure]
  private let positions: [Double]

  /// Measures `path`, each segment to within `accuracy`, in the path's units.
  public init(_ path: Path, accuracy: Double = 1e-6) {
    subpaths = path.subpaths.map { SubpathMeasure($0, accuracy: accuracy) }
    var (positions, sum) = ([Double](), 0.0)
    for subpath in subpaths {
      positions.append(sum)
      sum += subpath.length
    }
    (self.positions, length) = (positions, sum)
  }

  /// The place at `distance` along the path, clamped to its ends; nil for a path without points.
  ///
  /// At a corner the direction is that of the segment that starts there; at the end of the path,
  /// that of the last one.
  public func location(at distance: Double) -> PathLocation? {
    guard !subpaths.isEmpty else { return nil }
    var (low, high) = (0, subpaths.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if positions[middle] <= distance { low = middle } else { high = middle }
    }
    // A subpath without length is passed in no time, unless nothing else is there.
    while low > 0, subpaths[low].length == 0 { low -= 1 }
    return subpaths[low].location(at: distance - positions[low])
  }

  /// The part of the path between two distances along it.
  ///
  /// A subpath that is wholly inside stays closed if it was; a part of one is open. Nothing is left
  /// where `end` is not beyond `start`, nor of subpaths without length.
  public func part(from start: Double, to end: Double) -> Path {
    var path = Path()
    for piece in pieces(from: start, to: end) { path.addSubpath(piece.subpath) }
    return path
  }

  /// The parts between two distances, each with the index of the subpath that it is from.
  func pieces(from start: Double, to end: Double) -> [(index: Int, subpath: Subpath)] {
    guard start < end else { return [] }
    // A cut that the sums' rounding parts from a subpath's end belongs there.
    let rounding = length * 1e-13
    return subpaths.indices.compactMap { index in
      let subpath = subpaths[index]
      func snapped(_ cut: Double) -> Double {
        if cut < rounding { return 0 }
        return cut > subpath.length - rounding ? subpath.length : cut
      }
      let (from, to) = (snapped(start - positions[index]), snapped(end - positions[index]))
      return subpath.part(from: from, to: to).map { (index, $0) }
    }
  }
}

extension Path {
  /// The length of all subpaths together, each segment within about `accuracy`.
  public func length(accuracy: Double = 1e-6) -> Double {
    var sum = 0.0
    for subpath in subpaths {
      for segment in subpath.segments {
        switch segment {
        case .line(let line): sum += (line.end - line.start).length
        case .quad(let quad): sum += quad.length(accuracy: accuracy)
        case .cubic(let cubic): sum += cubic.length(accuracy: accuracy)
        }
      }
    }
    return sum
  }

  /// The place at `distance` along the path; nil for a path without points.
  ///
  /// For one question; ``PathMeasure`` is for many.
  public func location(at distance: Double, accuracy: Double = 1e-6) -> PathLocation? {
    PathMeasure(self, accuracy: accuracy).location(at: distance)
  }

  /// The parts before and after `distance` along the path.
  ///
  /// The cut is within `accuracy` of its place, beside the errors of the lengths before it. A
  /// subpath without length goes to neither.
  public func split(
    at distance: Double, accuracy: Double = 1e-6
  ) -> (before: Path, after: Path) {
    let measure = PathMeasure(self, accuracy: accuracy)
    return (
      measure.part(from: -.infinity, to: distance), measure.part(from: distance, to: .infinity)
    )
  }
}
