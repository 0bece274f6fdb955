import Geometry

/// A path as a dense polyline a subpath: what slow, obvious measurements are taken from.
struct PathProbe {
  /// The points of each subpath, in order; a closed one ends where it starts.
  let polylines: [[Point]]

  /// Follows every curve of `path` by `samples` chords, equal in the parameter.
  init(_ path: Path, samples: Int = 500) {
    polylines = path.subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments {
        if case .line(let line) = segment {
          points.append(line.end)
          continue
        }
        for index in 1...samples {
          points.append(segment.curve.point(at: Double(index) / Double(samples)))
        }
      }
      return points
    }
  }

  /// The length of all chords.
  var length: Double {
    polylines.reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// The distance of `point` from the nearest place of the path.
  func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    for points in polylines {
      if points.count == 1 { nearest = min(nearest, points[0].distance(to: point)) }
      for (a, b) in zip(points, points.dropFirst()) {
        nearest = min(nearest, point.distance(toSegmentFrom: a, to: b))
      }
    }
    return nearest
  }

  /// How often the path, each subpath closed, winds round `point`: counted along the ray to the
  /// right.
  func winding(around point: Point) -> Int {
    var winding = 0
    for points in polylines {
      guard var previous = points.last else { continue }
      for next in points {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let t = (point.y - previous.y) / (next.y - previous.y)
          if previous.x + (next.x - previous.x) * t > point.x {
            winding += previous.y < next.y ? 1 : -1
          }
        }
        previous = next
      }
    }
    return winding
  }
}

extension Point {
  /// The distance from the straight line between two points.
  func distance(toSegmentFrom a: Point, to b: Point) -> Double {
    let along = b - a
    let square = along.dot(along)
    let t = square > 0 ? min(max((self - a).dot(along) / square, 0), 1) : 0
    return distance(to: a + along * t)
  }
}
