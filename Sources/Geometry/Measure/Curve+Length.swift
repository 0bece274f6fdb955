extension Curve {
  /// The arc length from t = `t0` to `t1`, within about `accuracy` and rounding.
  ///
  /// Gauss-Legendre quadrature of the speed with 8 nodes, halved wherever the two halves disagree
  /// with the whole by more than their share of `accuracy`. The cost grows with the number of
  /// places where the curve turns sharply, hardly with `accuracy`. Not finite where the curve is
  /// not, or its differences overflow.
  package func length(from t0: Double = 0, to t1: Double = 1, accuracy: Double) -> Double {
    var length = 0.0
    forEachStretch(from: t0, to: t1, accuracy: accuracy) { _, part in length += part }
    return length
  }

  /// Calls `body` with stretches of the curve on which one quadrature is exact enough, in order:
  /// where each ends and its length.
  func forEachStretch(
    from t0: Double, to t1: Double, accuracy: Double, _ body: (_ end: Double, Double) -> Void
  ) {
    // What rounding alone can make of the difference.
    let rounding = controlLength * 1e-14
    var pending = [(t0: t0, t1: t1, whole: quadrature(t0, t1), accuracy: accuracy, depth: 0)]
    while let (t0, t1, whole, accuracy, depth) = pending.popLast() {
      let middle = (t0 + t1) / 2
      let (left, right) = (quadrature(t0, middle), quadrature(middle, t1))
      let difference = abs(left + right - whole)
      // 20 halvings reach a millionth of the curve, the size of the corner that a cusp leaves over.
      if !difference.isFinite || difference <= max(accuracy, rounding) || depth == 20 {
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

  /// A length that the curve does not exceed by much: half the way round its box.
  private var controlLength: Double { controlBox.width + controlBox.height }
}
