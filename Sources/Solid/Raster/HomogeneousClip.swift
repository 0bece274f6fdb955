/// Cuts convex polygons by planes in homogeneous space, before anything is divided by w.
///
/// Clip coordinates are pixels of the picture times w, the depth times w, and w. What is left lies
/// between the near and the far plane and not more than ``guardBand`` pixels off the picture, so
/// that a division by w is safe and the result fits the fixed-point grid.
struct HomogeneousClip {
  /// How far off the picture a polygon may reach, in pixels.
  ///
  /// Coordinates then differ by less than 2^24 units of 1/256 pixel (the picture has at most 2^15
  /// pixels a side), which the edge functions rely on.
  static let guardBand = 8192.0

  /// Planes as linear functions that are not negative inside.
  private let planes: [SIMD4<Double>]
  /// As `planes`, but for the picture itself.
  private let picture: [SIMD4<Double>]
  private var source: [SIMD4<Double>] = []

  init(width: Double, height: Double, farDepth: Double) {
    let depth = [SIMD4(0, 0, -1, 1), SIMD4(0, 0, 1, -farDepth)]
    func sides(_ band: Double) -> [SIMD4<Double>] {
      [
        SIMD4(1, 0, 0, band), SIMD4(-1, 0, 0, width + band),
        SIMD4(0, 1, 0, band), SIMD4(0, -1, 0, height + band),
      ]
    }
    planes = depth + sides(Self.guardBand)
    picture = depth + sides(0)
  }

  /// Whether no point of the polygon can be seen, because all its vertices are beyond one plane.
  func misses(_ polygon: [SIMD4<Double>]) -> Bool {
    picture.contains { plane in
      polygon.allSatisfy { Self.dot(plane, $0) < 0 }
    }
  }

  /// Whether nothing is to be cut off a shape with these vertices.
  func contains(_ vertices: [SIMD4<Double>]) -> Bool {
    planes.allSatisfy { plane in
      vertices.allSatisfy { Self.dot(plane, $0) >= 0 }
    }
  }

  /// Cuts `polygon` down to what lies inside; it may be left without vertices.
  mutating func clip(_ polygon: inout [SIMD4<Double>]) {
    for plane in planes where polygon.contains(where: { Self.dot(plane, $0) < 0 }) {
      swap(&polygon, &source)
      polygon.removeAll(keepingCapacity: true)
      guard var previous = source.last else { return }
      var previousSide = Self.dot(plane, previous)
      for vertex in source {
        let side = Self.dot(plane, vertex)
        if side >= 0 {
          if previousSide < 0 {
            polygon.append(Self.crossing(vertex, side, previous, previousSide))
          }
          polygon.append(vertex)
        } else if previousSide >= 0 {
          polygon.append(Self.crossing(previous, previousSide, vertex, side))
        }
        (previous, previousSide) = (vertex, side)
      }
    }
  }

  /// Where an edge crosses the plane; always reckoned from the inner vertex, so that both faces that
  /// share the edge get the same point.
  private static func crossing(
    _ inner: SIMD4<Double>, _ innerSide: Double, _ outer: SIMD4<Double>, _ outerSide: Double
  ) -> SIMD4<Double> {
    inner + (outer - inner) * (innerSide / (innerSide - outerSide))
  }

  @inline(__always)
  private static func dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
  }
}
