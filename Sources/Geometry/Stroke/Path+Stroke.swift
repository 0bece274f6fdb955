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
  /// A path with NaN or infinity in it is returned as it is, for whoever draws it to refuse.
  ///
  /// - Parameters:
  ///   - style: Width, caps and joins. A width of 0 or less leaves nothing.
  ///   - tolerance: The greatest distance of the outline from the true one, in the path's units;
  ///     the number of points grows with its inverse square root.
  /// - Returns: Closed subpaths of straight lines.
  public func strokedPath(_ style: StrokeStyle, tolerance: Double = 1.0 / 512) -> Path {
    guard isFinite else { return self }
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    // No tolerance, or NaN, asks for the most that is to be had.
    let smallest = Double.leastNormalMagnitude
    let outliner = StrokeOutliner(
      style: style, tolerance: tolerance > smallest ? tolerance : smallest)
    var outline = Path()
    for subpath in subpaths {
      outliner.append(subpath, to: &outline)
    }
    return outline
  }
}
