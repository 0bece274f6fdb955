extension Curve {
  /// The arc length from t = `t0` to `t1`, within about `accuracy`; negative where `t1` is smaller.
  ///
  /// Gauss-Legendre quadrature of the speed with 8 nodes, halved wherever the two halves disagree
  /// with the whole by more than their share of `accuracy`, or than 1e-14 of the length. The curve is
  /// cut first where it is slowest: at a cusp the speed has a kink, which a rule can't see where it
  /// lies beyond the outermost node, and every stretch has its densest nodes at its ends. The cost
  /// grows with the number of cusps, hardly with `accuracy`. Not finite where the curve is not, or
  /// its differences overflow.
  package func length(from t0: Double = 0, to t1: Double = 1, accuracy: Double) -> Double {
    if self is Line { return (end - start).length * (t1 - t0) }
    guard t0 <= t1 else { return -length(from: t1, to: t0, accuracy: accuracy) }
    var length = 0.0
    forEachStretch(from: t0, to: t1, accuracy: accuracy) { _, part in length += part }
    return length
  }

  /// Calls `body` with stretches of the curve on which one quadrature is exact enough, in order:
  /// where each ends and its length.
  func forEachStretch(
    from t0: Double, to t1: Double, accuracy: Double, _ body: (_ end: Double, Double) -> Void
  ) {
    var position = t0
    for slow in extremeSpeeds where slow > t0 && slow < t1 {
      refine(from: position, to: slow, accuracy: accuracy, body)
      position = slow
    }
    refine(from: position, to: t1, accuracy: accuracy, body)
  }

  private func refine(
    from t0: Double, to t1: Double, accuracy: Double, _ body: (_ end: Double, Double) -> Void
  ) {
    var pending = [(t0: t0, t1: t1, whole: quadrature(t0, t1), accuracy: accuracy, depth: 0)]
    while let (t0, t1, whole, accuracy, depth) = pending.popLast() {
      let middle = (t0 + t1) / 2
      let (left, right) = (quadrature(t0, middle), quadrature(middle, t1))
      // Rounding alone parts two sums by some 1e-15 of them. 20 halvings reach a millionth of the
      // stretch, which is what rounding leaves of a kink. NaN and infinity end here, too.
      let error = abs(left + right - whole)
      if !(error > max(accuracy, 1e-14 * whole)) || depth == 20 {
        body(middle, left)
        body(t1, right)
      } else {
        pending.append((middle, t1, right, accuracy / 2, depth + 1))
        pending.append((t0, middle, left, accuracy / 2, depth + 1))
      }
    }
  }

  /// The length from t = `t0` to `t1` by one Gauss-Legendre rule of 8 points.
  func quadrature(_ t0: Double, _ t1: Double) -> Double {
    let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    func pair(_ node: Double) -> Double {
      derivative(at: middle - half * node).length + derivative(at: middle + half * node).length
    }
    let inner =
      0.362683783378362 * pair(0.1834346424956498) + 0.31370664587788744 * pair(0.525532409916329)
    let outer =
      0.22238103445337445 * pair(0.7966664774136267)
      + 0.10122853629037638 * pair(0.9602898564975363)
    return (inner + outer) * half
  }
}
