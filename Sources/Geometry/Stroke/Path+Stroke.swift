extension Path {
  /// The outline of a stroke along this path: fill it by the non-zero rule.
  ///
  /// The outline is the union of one piece a chord of the flattened path, one a join and one a cap,
  /// all wound the same way, so that it has no hole wherever the line bends more tightly than its
  /// own half width, crosses itself, or turns back (see ``StrokeOutliner``). A subpath without
  /// length is a dot under a round cap, a square along the axes under a square one, and nothing
  /// under a butt cap; a lone `move` leaves nothing. Inside a curve every change of direction is
  /// rounded, at a cusp too.
  ///
  /// Dashes are laid first (see ``dashedPath(_:phase:visibleIn:accuracy:)``): lengths to within a
  /// sixteenth of the tolerance; a pattern shorter than 64 tolerances is made longer by a whole number,
  /// and so is one that would give more than 200,000 dashes or a million points, which keeps the share
  /// that is covered. Without dashes as well, the tolerance is let out before round joins and caps take more
  /// than about a million points: 1,800 half turns on a radius of 500 and at a tolerance of 1/512.
  ///
  /// A path with NaN or infinity in it is returned as it is, for whoever draws it to refuse.
  ///
  /// - Parameters:
  ///   - style: Width, caps, joins and dashes. A width of 0 or less leaves nothing.
  ///   - tolerance: The greatest distance of the outline from the true one, in the path's units;
  ///     the number of points grows with its inverse square root.
  ///   - visible: What can be seen, in the path's coordinates; everything where nil. Outside of it the
  ///     outline may be another one, or missing, so that the cost goes with what can be seen. It does not
  ///     matter inside, to the bit, unless the path reaches more than the view's own size beyond it.
  /// - Returns: Closed subpaths of straight lines.
  public func strokedPath(
    _ style: StrokeStyle, tolerance: Double = 1.0 / 512, visibleIn visible: Rect? = nil
  ) -> Path {
    guard isFinite else { return self }
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    // No tolerance, or NaN, asks for the most that is to be had.
    let smallest = Double.leastNormalMagnitude
    let tolerance = tolerance > smallest ? tolerance : smallest
    let view = visible.map { view in
      view.insetBy(dx: -style.reach - view.width, dy: -style.reach - view.height)
    }
    let lines = lines(of: style, tolerance: tolerance, in: view)
    let outliner = StrokeOutliner(
      style: style, tolerance: max(tolerance, style.leastTolerance(for: lines)))
    var outline = Path()
    for subpath in lines { outliner.append(subpath, to: &outline) }
    return outline
  }

  /// The lines that a stroke consists of: the dashes, or what is in `view` of the subpaths.
  private func lines(of style: StrokeStyle, tolerance: Double, in view: Rect?) -> [Subpath] {
    guard let pattern = DashPattern(style.dash, phase: style.dashPhase) else {
      guard let view, view.isFinite else { return subpaths }
      return subpaths.flatMap { $0.visibleRuns(in: view) }
    }
    let dasher = PathDasher(
      self, visible: view?.isFinite == true ? view : nil, accuracy: tolerance / 16)
    let length = dasher.visibleLength
    // The points of a dash: both sides' ends, and two half turns with round caps.
    let points = style.lineCap == .round ? 4 + 2 * style.halfTurnPoints(tolerance: tolerance) : 4
    let limit = min(200_000, StrokeStyle.pointBudget / points)
    let smallest = max(64 * tolerance, length * Double(pattern.lengths.count / 2) / limit)
    return dasher.dashes(pattern.enlarged(toPeriod: smallest))
  }
}

extension StrokeStyle {
  /// About the most points that an outline is given: 16 MB of them.
  ///
  /// They take half a second. With four times as many, a text stroked 10^308 wide took two.
  static let pointBudget = 0x1p20

  /// About the number of points on a half turn of the half width, true to `tolerance`.
  func halfTurnPoints(tolerance: Double) -> Double {
    max(.pi / (8 * tolerance / (lineWidth / 2)).squareRoot(), 1)
  }

  /// About the most points that curves are given beside the turns between them: 64 MB of them.
  static let curvePointBudget = 0x1p22

  /// The tolerance with which a half turn at every vertex of `lines`, and the curves between, stay within
  /// their budgets.
  func leastTolerance(for lines: [Subpath]) -> Double {
    let turns = lines.reduce(0.0) { $0 + Double($1.segments.count + 2) }
    let step = .pi * turns / Self.pointBudget
    // The number of points goes with the inverse square root of the tolerance.
    let points = lines.reduce(0.0) { sum, line in
      line.segments.reduce(sum) { $0 + curvePoints($1) }
    }
    let curves = points / Self.curvePointBudget
    return max(lineWidth / 2 * step * step / 8, curves * curves)
  }

  /// About the number of points along both sides of a segment at a tolerance of 1; 0 for a line.
  private func curvePoints(_ segment: PathSegment) -> Double {
    switch segment {
    case .line: 0
    case .quad(let quad):
      curvePoints(quad.stepCount(tolerance: 1), [quad.start, quad.control, quad.end])
    case .cubic(let cubic):
      curvePoints(
        cubic.stepCount(tolerance: 1), [cubic.start, cubic.control1, cubic.control2, cubic.end])
    }
  }

  /// The steps that follow the curve itself, and those that follow how far its sides turn: about as far
  /// as its control polygon does.
  private func curvePoints(_ steps: Double, _ polygon: [Point]) -> Double {
    let legs = zip(polygon, polygon.dropFirst()).compactMap { ($1 - $0).normalized }
    let turn = zip(legs, legs.dropFirst()).reduce(0.0) { sum, pair in
      sum + (2 * max(1 - pair.0.dot(pair.1), 0)).squareRoot()
    }
    return 2 * (steps + turn * (lineWidth / 2 / 8).squareRoot())
  }
}
