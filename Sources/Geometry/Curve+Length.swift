import Numerics

extension Curve {
  /// The arc length from t = `t0` to `t1`, within about `accuracy`; negative where `t1` is smaller.
  ///
  /// Gauss-Legendre quadrature of the speed with 8 nodes, halved wherever the two halves disagree
  /// with the whole by more than their share of `accuracy`, or than 1e-14 of the length. The curve is
  /// cut first where it is slowest: at a cusp the speed has a kink, which a rule can't see where it
  /// lies beyond the outermost node, and every stretch has its densest nodes at its ends. The cost
  /// grows with the number of cusps, hardly with `accuracy`.
  package func length(from t0: Double = 0, to t1: Double = 1, accuracy: Double) -> Double {
    if self is Line { return (end - start).length * (t1 - t0) }
    guard t0 <= t1 else { return -length(from: t1, to: t0, accuracy: accuracy) }
    var (sum, position) = (0.0, t0)
    for slow in extremeSpeeds where slow > t0 && slow < t1 {
      sum += refinedLength(
        position, slow, whole: quadrature(position, slow), accuracy: accuracy, depth: 0)
      position = slow
    }
    return sum
      + refinedLength(position, t1, whole: quadrature(position, t1), accuracy: accuracy, depth: 0)
  }

  /// The parameter at which the arc from the start is `target` long, within `accuracy` of length.
  ///
  /// Newton's method on the length, whose derivative is the speed, kept inside a bracket that
  /// is halved where a step would leave it or the one before gained little: it ends for every curve.
  package func parameter(atLength target: Double, of total: Double, accuracy: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < total else { return 1 }
    var (low, high) = (0.0, 1.0)
    var (t, reached) = (target / total, 0.0)
    var (last, lastExcess) = (0.0, total)
    for _ in 0..<100 {
      reached += length(from: last, to: t, accuracy: accuracy / 8)
      last = t
      let excess = reached - target
      if abs(excess) <= accuracy { return t }
      if excess > 0 { high = t } else { low = t }
      let next = t - excess / derivative(at: t).length
      // Beside a cusp Newton's steps creep or swing: one that gains nothing is followed by a halving.
      let gains = abs(excess) < abs(lastExcess) / 2
      t = gains && next > low && next < high ? next : (low + high) / 2
      if t == last { return t }
      lastExcess = excess
    }
    return t
  }

  private func refinedLength(
    _ t0: Double, _ t1: Double, whole: Double, accuracy: Double, depth: Int
  ) -> Double {
    let middle = (t0 + t1) / 2
    let (left, right) = (quadrature(t0, middle), quadrature(middle, t1))
    // Rounding alone parts two sums by some 1e-15 of them. 20 halvings reach a millionth of the
    // stretch, which is what rounding leaves of a kink. NaN and infinity end here, too.
    let error = abs(left + right - whole)
    if !(error > max(accuracy, 1e-14 * whole)) || depth == 20 { return left + right }
    return refinedLength(t0, middle, whole: left, accuracy: accuracy / 2, depth: depth + 1)
      + refinedLength(middle, t1, whole: right, accuracy: accuracy / 2, depth: depth + 1)
  }

  private func quadrature(_ t0: Double, _ t1: Double) -> Double {
    let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    var sum = 0.0
    for (node, weight) in gaussLegendre8 {
      sum +=
        weight
        * (derivative(at: middle - half * node).length
          + derivative(at: middle + half * node).length)
    }
    return sum * half
  }
}

/// The positive nodes and their weights of the Gauss-Legendre rule of 8 points on -1...1.
private let gaussLegendre8 = [
  (0.1834346424956498, 0.362683783378362),
  (0.525532409916329, 0.31370664587788744),
  (0.7966664774136267, 0.22238103445337445),
  (0.9602898564975363, 0.10122853629037638),
]
