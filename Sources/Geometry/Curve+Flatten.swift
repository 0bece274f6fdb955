extension Curve {
  /// Calls `body` with chords that follow the curve within `tolerance` wherever it can be seen.
  ///
  /// What is seen lies inside `canvas`. A stretch whose control points are all above, below, left
  /// or right of it is replaced by its chord, which winds round every point of the canvas as often
  /// as the stretch does: so the cost goes with the visible part, and a curve that is 1e22 long
  /// costs hardly more than its visible end. The chords join up, from the curve's start to its end.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest distance of a chord from the curve. The number of chords grows
  ///     with its inverse square root.
  ///   - canvas: The rectangle outside which a chord is as good as the curve.
  ///   - body: Receives the start and end of each chord, in order.
  @inlinable
  package func forEachChord(
    tolerance: Double, in canvas: Rect, _ body: (Point, Point) -> Void
  ) {
    let steps = stepCount(tolerance: tolerance)
    if controlBox.isApart(from: canvas) {
      body(start, end)
    } else if steps <= maximumSteps {
      forEachChord(steps: steps, body)
    } else {
      forEachChordOfHalves(tolerance: tolerance, in: canvas, body)
    }
  }

  /// Follows the curve with equal steps in its parameter.
  @inlinable
  func forEachChord(steps: Double, _ body: (Point, Point) -> Void) {
    let count = steps.rounded(.up)
    var previous = start
    for index in stride(from: 1, to: count, by: 1) {
      let point = point(at: index / count)
      body(previous, point)
      previous = point
    }
    body(previous, end)
  }

  /// Halves the curve until each part is out of sight or takes few steps.
  @usableFromInline
  func forEachChordOfHalves(
    tolerance: Double, in canvas: Rect, _ body: (Point, Point) -> Void
  ) {
    // A stack instead of recursion, so that `body` is called from one place; 50 halvings use up
    // the digits of the parameter.
    var pending = [(part: self, depth: 0)]
    while let (part, depth) = pending.popLast() {
      let steps = part.stepCount(tolerance: tolerance)
      if part.controlBox.isApart(from: canvas) || depth == 50 {
        body(part.start, part.end)
      } else if steps <= maximumSteps {
        part.forEachChord(steps: steps, body)
      } else {
        let (first, second) = part.halves
        pending.append((second, depth + 1))
        pending.append((first, depth + 1))
      }
    }
  }
}

/// The steps that a stretch is followed by before it is halved to see what of it is visible.
@usableFromInline let maximumSteps = 64.0
