/// A segment with the lengths along it, ready to be turned into parameters.
package struct SegmentMeasure: Sendable {
  package let segment: PathSegment
  /// The whole length.
  package private(set) var length = 0.0
  private let accuracy: Double
  /// The ends of stretches on each of which one quadrature is exact enough; none for a line.
  private var knots: [Knot] = []

  private struct Knot {
    var t: Double
    /// The length from the segment's start.
    var length: Double
  }

  /// Measures `segment` to within `accuracy`.
  package init(_ segment: PathSegment, accuracy: Double) {
    self.segment = segment
    self.accuracy = accuracy
    switch segment {
    case .line(let line): length = (line.end - line.start).length
    case .quad(let quad): measure(quad)
    case .cubic(let cubic): measure(cubic)
    }
  }

  private mutating func measure(_ curve: some Curve) {
    var (knots, sum) = ([Knot(t: 0, length: 0)], 0.0)
    curve.forEachStretch(from: 0, to: 1, accuracy: accuracy) { end, part in
      sum += part
      knots.append(Knot(t: end, length: sum))
    }
    (self.knots, length) = (knots, sum)
  }

  /// The parameter at which the segment is `target` long, within `accuracy` of length and rounding.
  ///
  /// Newton's method on the length, whose derivative is the speed, kept inside a bracket that
  /// is halved where a step would leave it or the one before gained little: it ends for every curve.
  package func parameter(at target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < length else { return 1 }
    switch segment {
    case .line: return target / length
    case .quad(let quad): return parameter(of: quad, at: target)
    case .cubic(let cubic): return parameter(of: cubic, at: target)
    }
  }

  private func parameter(of curve: some Curve, at target: Double) -> Double {
    let (first, last) = stretch { $0.length > target }
    guard first.length < last.length else { return first.t }
    let tolerance = max(accuracy, length * 1e-14)
    var (low, high) = (first.t, last.t)
    var t = low + (high - low) * ((target - first.length) / (last.length - first.length))
    var lastExcess = length
    for _ in 0..<100 {
      let excess = first.length + curve.quadrature(first.t, t) - target
      if abs(excess) <= tolerance { return t }
      if excess > 0 { high = t } else { low = t }
      let next = t - excess / curve.derivative(at: t).length
      let middle = (low + high) / 2
      // Beside a cusp Newton's steps creep or swing: one that gains nothing is followed by a halving.
      let gains = abs(excess) < abs(lastExcess) / 2
      t = gains && next > low && next < high ? next : middle
      if low >= middle || middle >= high { return t }
      lastExcess = excess
    }
    return t
  }

  /// The length from the start to `t`.
  func length(to t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < 1 else { return length }
    let (first, _) = stretch { $0.t > t }
    switch segment {
    case .line: return length * t
    case .quad(let quad): return first.length + quad.quadrature(first.t, t)
    case .cubic(let cubic): return first.length + cubic.quadrature(first.t, t)
    }
  }

  /// The stretch that ends at the first knot past a place.
  private func stretch(isPast: (Knot) -> Bool) -> (first: Knot, last: Knot) {
    var (low, high) = (0, knots.count - 1)
    guard high > 0 else { return (Knot(t: 0, length: 0), Knot(t: 1, length: length)) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if isPast(knots[middle]) { high = middle } else { low = middle }
    }
    return (knots[low], knots[high])
  }
}
