import Geometry

extension ProjectionTransform {
  /// What of the divisor counts as in front of the eye, as a share of that at the origin: nearer, and
  /// a shape would fill the screen a thousand times over.
  private static let nearest = 1e-3

  /// How far in front of the eye `point` lies; not positive behind it.
  func depth(at point: Point) -> Double { m13 * point.x + m23 * point.y + m33 }

  /// The affine transform that agrees with this one at `point` in place and in its derivatives.
  func affine(near point: Point) -> Affine {
    if isAffine { return affine }
    let w = max(depth(at: point), ProjectionTransform.nearest)
    let x = (m11 * point.x + m21 * point.y + m31) / w
    let y = (m12 * point.x + m22 * point.y + m32) / w
    let (a, b) = ((m11 - m13 * x) / w, (m12 - m13 * y) / w)
    let (c, d) = ((m21 - m23 * x) / w, (m22 - m23 * y) / w)
    return Affine(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }

  /// The outline `path` after the transform, as closed polygons; open subpaths are closed.
  ///
  /// Curves are flattened to within 1/64 of a point where the transform enlarges most, which suits
  /// three pixels a point; what is behind the eye is cut off.
  func projecting(_ path: Path) -> Path {
    guard path.isFinite else { return Path() }
    let tolerance = 1.0 / 64 / max(greatestScale(over: path.boundingRect), 1e-6)
    let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    var result = Path()
    for subpath in path.subpaths {
      var points = [subpath.start]
      for segment in subpath.segments {
        segment.curve.forEachChord(tolerance: tolerance, in: everything) { points.append($1) }
      }
      result.addPolygon(clipped(points).compactMap(apply(to:)))
    }
    return result
  }

  /// The part of the polygon that lies in front of the eye.
  ///
  /// Source: Sutherland and Hodgman, "Reentrant Polygon Clipping", 1974, with one plane.
  private func clipped(_ polygon: [Point]) -> [Point] {
    let limit = ProjectionTransform.nearest
    guard polygon.contains(where: { depth(at: $0) < limit }) else { return polygon }
    var result: [Point] = []
    for (index, end) in polygon.enumerated() {
      let start = polygon[index == 0 ? polygon.count - 1 : index - 1]
      let (before, after) = (depth(at: start) - limit, depth(at: end) - limit)
      if (before >= 0) != (after >= 0) {
        result.append(start.mixed(with: end, by: before / (before - after)))
      }
      if after >= 0 { result.append(end) }
    }
    return result
  }

  private func greatestScale(over rect: Rect) -> Double {
    [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
    .filter { depth(at: $0) > ProjectionTransform.nearest }
    .map { affine(near: $0).maximumScale }
    .reduce(0, max)
  }
}
