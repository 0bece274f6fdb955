import Flipbook

extension DisplayList {
  /// The left edges of the digits whose outlines lie in `band`, from the right, with their widths.
  ///
  /// Outlines whose x overlap are one digit; what starts below `band`'s lower third is a comma.
  func digits(in band: Rect) -> [(left: Double, width: Double)] {
    var spans: [ClosedRange<Double>] = []
    for path in items.flatMap(\.paths) {
      for subpath in path.subpaths {
        let bounds = subpath.bounds
        guard band.contains(Point(x: bounds.midX, y: bounds.midY)),
          bounds.minY < band.maxY - band.height / 3, bounds.width < 60, bounds.height < 60
        else { continue }
        spans.append(bounds.minX...bounds.maxX)
      }
    }
    var digits: [ClosedRange<Double>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = digits.last, last.upperBound > (span.lowerBound + span.upperBound) / 2 {
        digits[digits.count - 1] =
          last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        digits.append(span)
      }
    }
    return digits.reversed().map { ($0.lowerBound, $0.upperBound - $0.lowerBound) }
  }
}

extension Subpath {
  /// The box about the points that its curves meet in, which for a glyph are those furthest out.
  fileprivate var bounds: Rect {
    let points = segments.map(\.end) + [start]
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension DrawingItem {
  /// The outlines that are filled, where they stand in the picture.
  fileprivate var paths: [Path] {
    switch self {
    case .fill(let fill): [fill.path.applying(fill.transform)]
    case .group(let group): group.items.flatMap(\.paths)
    case .stroke, .picture: []
    }
  }
}
