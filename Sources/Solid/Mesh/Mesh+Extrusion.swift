public import Geometry

extension Mesh {
  /// A flat shape given a thickness: a letter, a sign, a ring.
  ///
  /// The front, part 0, shows the path as it is drawn on a screen: its x to the right and its y, which
  /// grows downwards, as -y. It lies at z = `depth`; the back, part 1, at z = 0; the walls between them
  /// are part 2. Subpaths are closed; they may cross themselves and one another, and holes are what
  /// the winding rule leaves open.
  ///
  /// - Parameters:
  ///   - path: The shape.
  ///   - depth: The thickness; 0 or more.
  ///   - eoFill: Whether the even-odd rule says what is inside, instead of the non-zero one.
  ///   - tolerance: How far the walls may be from the path's curves, in the path's units.
  /// - Returns: A closed surface, without walls where `depth` is 0; nothing for a path without an area.
  /// - Throws: ``SolidError/notFinite(item:)`` for NaN and infinity, ``SolidError/mesh(reason:)`` for a
  ///   negative depth, a tolerance that is not positive, and a path of more than 20,000 chords or one
  ///   that crosses itself millions of times.
  public static func extrusion(
    of path: Path, depth: Double, eoFill: Bool = false, tolerance: Double = 0.01
  ) throws(SolidError) -> Mesh {
    guard path.isFinite, depth.isFinite else { throw .notFinite(item: "a path to be extruded") }
    guard depth >= 0, tolerance > 0 else {
      throw .mesh(
        reason: "an extrusion by \(depth) with a tolerance of \(tolerance); both must be positive")
    }
    let shape = try SlabDecomposition(path.polygons(tolerance: tolerance), eoFill: eoFill)
    var builder = ExtrusionBuilder(depth: depth)
    for trapezium in shape.trapezia { builder.add(trapezium) }
    for edge in shape.levelEdges { builder.add(edge) }
    return builder.mesh
  }
}

extension Path {
  /// The subpaths as closed polygons that follow the curves within a tolerance.
  fileprivate func polygons(tolerance: Double) -> [[Point]] {
    let bounds = boundingRect
    return subpaths.map { subpath in
      var polygon = [subpath.start]
      for segment in subpath.segments {
        segment.curve.forEachChord(tolerance: tolerance, in: bounds) { _, end in
          if polygon.last != end { polygon.append(end) }
        }
      }
      return polygon
    }
  }
}

/// Makes faces of the parts of a shape; corners at one place share a vertex.
private struct ExtrusionBuilder {
  private let depth: Double
  private(set) var mesh = Mesh()
  private var front: [Point: Int] = [:]
  private var back: [Point: Int] = [:]

  init(depth: Double) {
    self.depth = depth
  }

  /// Both lids, and the walls to the left and to the right.
  mutating func add(_ trapezium: SlabDecomposition.Trapezium) {
    // Counter-clockwise as drawn: along the bottom to the right, along the top back.
    let outline = trapezium.bottom + trapezium.top.reversed()
    guard outline.count >= 3 else { return }
    addFace(outline.map { frontVertex($0) }, part: 0)
    addFace(outline.reversed().map { backVertex($0) }, part: 1)
    addWall(from: trapezium.top[0], to: trapezium.bottom[0])
    addWall(
      from: trapezium.bottom[trapezium.bottom.count - 1], to: trapezium.top[trapezium.top.count - 1]
    )
  }

  /// The wall along a level piece of the outline.
  mutating func add(_ edge: SlabDecomposition.LevelEdge) {
    if edge.isTop {
      addWall(from: edge.right, to: edge.left)
    } else {
      addWall(from: edge.left, to: edge.right)
    }
  }

  /// A wall along an edge that has the inside to its left, as drawn.
  private mutating func addWall(from start: Point, to end: Point) {
    guard depth > 0 else { return }
    addFace(
      [backVertex(start), backVertex(end), frontVertex(end), frontVertex(start)], part: 2)
  }

  private mutating func addFace(_ vertices: [Int], part: Int) {
    mesh.addFace(vertices, texture: Array(repeating: .zero, count: vertices.count), part: part)
  }

  private mutating func frontVertex(_ point: Point) -> Int {
    if let known = front[point] { return known }
    let vertex = mesh.addVertex(Vector3(point.x, -point.y, depth))
    front[point] = vertex
    return vertex
  }

  private mutating func backVertex(_ point: Point) -> Int {
    if let known = back[point] { return known }
    let vertex = mesh.addVertex(Vector3(point.x, -point.y, 0))
    back[point] = vertex
    return vertex
  }
}
