package import Drawing
package import Geometry

/// Coverage the slow, obvious way: scan lines close together, each measured exactly along x.
///
/// Shares nothing with the fast path but its definition, the area of the inside in each pixel (see
/// ``CoverageRasterizer``), and the flattening, of which it asks a finer tolerance. A scan line is a set
/// of intervals with a winding number each, found from the sorted crossings alone. Integrating over y by n
/// lines a row errs, per pixel, by at most the number of edges that end or cross in the pixel over 2 n,
/// and typically by far less.
package struct ReferenceCoverage {
  /// One coverage a pixel, 0...1, row by row from the top.
  package private(set) var values: [Double]
  private let width: Int
  private let height: Int

  /// Measures the inside of `path` on a canvas of `width` by `height` pixels, with `linesPerRow` scan
  /// lines in each row of pixels and curves followed within `tolerance` pixels.
  package init(
    of path: Path, rule: FillRule, transform: Affine = .identity, width: Int, height: Int,
    linesPerRow: Int = 256, tolerance: Double = 1e-4
  ) {
    values = Array(repeating: 0, count: width * height)
    self.width = width
    self.height = height
    let lines = Self.chords(of: path.applying(transform), tolerance: tolerance)
    for (row, lines) in Self.sorted(lines, intoRows: height).enumerated() {
      for index in 0..<linesPerRow {
        let y = Double(row) + (Double(index) + 0.5) / Double(linesPerRow)
        for (left, right, winding) in Self.intervals(lines, at: y)
        where rule.contains(winding: Int32(winding)) {
          add(left, right, row: row, weight: 1 / Double(linesPerRow))
        }
      }
    }
  }

  /// The lines that may cross each row of pixels; level ones cross no scan line.
  private static func sorted(_ lines: [Line], intoRows height: Int) -> [[Line]] {
    var rows = [[Line]](repeating: [], count: height)
    for line in lines where line.start.y != line.end.y {
      let top = max(min(line.start.y, line.end.y), 0)
      let bottom = min(max(line.start.y, line.end.y), Double(height))
      guard top < bottom else { continue }
      for row in Int(top)..<min(Int(bottom) + 1, height) { rows[row].append(line) }
    }
    return rows
  }

  private static func chords(of path: Path, tolerance: Double) -> [Line] {
    let everywhere = Rect(minX: -1e300, minY: -1e300, maxX: 1e300, maxY: 1e300)
    var lines: [Line] = []
    for subpath in path.subpaths {
      var last = subpath.start
      for segment in subpath.segments {
        segment.curve.forEachChord(tolerance: tolerance, in: everywhere) { start, end in
          lines.append(Line(start: start, end: end))
        }
        last = segment.curve.end
      }
      lines.append(Line(start: last, end: subpath.start))
    }
    return lines
  }

  /// The intervals of the scan line at `y` with their winding numbers.
  private static func intervals(
    _ lines: [Line], at y: Double
  ) -> [(left: Double, right: Double, winding: Int)] {
    var crossings: [(x: Double, winding: Int)] = []
    for line in lines where (line.start.y <= y) != (line.end.y <= y) {
      let t = (y - line.start.y) / (line.end.y - line.start.y)
      crossings.append(
        (line.start.x + (line.end.x - line.start.x) * t, line.start.y < line.end.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var result: [(left: Double, right: Double, winding: Int)] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.winding
      if winding != 0 { result.append((crossing.x, next.x, winding)) }
    }
    return result
  }

  private mutating func add(_ left: Double, _ right: Double, row: Int, weight: Double) {
    let (left, right) = (max(left, 0), min(right, Double(width)))
    guard left < right else { return }
    for column in Int(left)..<min(Int(right) + 1, width) {
      let overlap = min(right, Double(column + 1)) - max(left, Double(column))
      values[row * width + column] += max(overlap, 0) * weight
    }
  }
}
