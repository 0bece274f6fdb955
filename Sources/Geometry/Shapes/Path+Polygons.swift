import Numerics

extension Path {
  /// A path of a polygon whose sides and angles are all alike.
  ///
  /// Closed, clockwise on screen from the first vertex. Vertices are within 3 ulp of `radius` of
  /// where they should be.
  ///
  /// - Parameters:
  ///   - sides: How many sides it has; fewer than 3 leave nothing.
  ///   - center: The middle.
  ///   - radius: The distance of the vertices from the middle.
  ///   - rotation: The turn of the first vertex from straight up.
  public init(regularPolygon sides: Int, center: Point, radius: Double, rotation: Angle = .zero) {
    guard sides >= 3 else { return }
    addVertices(count: sides, center: center, rotation: rotation) { _ in radius }
  }

  /// A path of a star.
  ///
  /// Closed, clockwise on screen from the first point. Vertices are within 3 ulp of the greater
  /// radius of where they should be.
  ///
  /// - Parameters:
  ///   - points: How many points it has; fewer than 2 leave nothing.
  ///   - center: The middle.
  ///   - outerRadius: The distance of the points from the middle.
  ///   - innerRadius: The distance of the corners between them from the middle.
  ///   - rotation: The turn of the first point from straight up.
  public init(
    star points: Int, center: Point, outerRadius: Double, innerRadius: Double,
    rotation: Angle = .zero
  ) {
    guard points >= 2, points <= Int.max / 2 else { return }
    addVertices(count: 2 * points, center: center, rotation: rotation) { index in
      index % 2 == 0 ? outerRadius : innerRadius
    }
  }

  private mutating func addVertices(
    count: Int, center: Point, rotation: Angle, radius: (Int) -> Double
  ) {
    for index in 0..<count {
      let angle = 2 * .pi * Double(index) / Double(count)
      // From straight up: the sine goes right, the cosine up.
      let (sin, cos) = Double.sincos(angle + rotation.radians)
      let place = center + Vector(dx: sin, dy: -cos) * radius(index)
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
    closeSubpath()
  }
}
