import Geometry
import Imaging
import Numerics
import Solid
import Testing

@Suite("Extrusions")
struct ExtrusionTests {
  /// The volume within a closed surface, by the divergence theorem; negative if it is inside out.
  private func volume(_ mesh: Mesh) -> Double {
    var sum = 0.0
    for face in mesh.faces {
      let corners = mesh.corners[face.corners].map { mesh.vertices[$0.vertex] }
      for index in 1..<corners.count - 1 {
        sum += corners[0].dot(corners[index].cross(corners[index + 1])) / 6
      }
    }
    return sum
  }

  /// Whether each edge of each face is run through once in either direction.
  private func isClosed(_ mesh: Mesh) -> Bool {
    var edges: [SIMD2<Int>: Int] = [:]
    for face in mesh.faces {
      let corners = mesh.corners[face.corners].map(\.vertex)
      for (index, start) in corners.enumerated() {
        let end = corners[(index + 1) % corners.count]
        edges[SIMD2(start, end), default: 0] += 1
        edges[SIMD2(end, start), default: 0] -= 1
      }
    }
    return edges.values.allSatisfy { $0 == 0 }
  }

  @Test("a rectangle becomes a box, and a ring has a hole")
  func ring() throws {
    var path = Path(Rect(x: 0, y: 0, width: 10, height: 6))
    let box = try Mesh.extrusion(of: path, depth: 2)
    #expect(volume(box) == 120 && isClosed(box))
    path.addPolygon([(3, 2), (3, 4), (7, 4), (7, 2)].map { Point(x: $0.0, y: $0.1) })
    let ring = try Mesh.extrusion(of: path, depth: 2)
    #expect(abs(volume(ring) - 2 * (60 - 8)) < 1e-12 && isClosed(ring))
  }

  @Test("overlapping circles have the area of their union, or of its odd parts")
  func circles() throws {
    var path = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 2))
    path.addPath(Path(ellipseIn: Rect(x: 1, y: 0, width: 2, height: 2)))
    // Two circles of radius 1 whose middles are 1 apart share 2π/3 - √3/2.
    let common = 2 * Double.pi / 3 - 3.0.squareRoot() / 2
    let union = try Mesh.extrusion(of: path, depth: 1, tolerance: 1e-5)
    #expect(abs(volume(union) - (2 * .pi - common)) < 1e-3 && isClosed(union))
    let odd = try Mesh.extrusion(of: path, depth: 1, eoFill: true, tolerance: 1e-5)
    #expect(abs(volume(odd) - (2 * .pi - 2 * common)) < 1e-3)
  }

  @Test(
    "paths that cross themselves at random are closed surfaces of what winds", arguments: 1...12)
  func randomPolygons(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var path = Path()
    path.addPolygon(
      (0..<9).map { _ in
        // Whole numbers, so that vertices lie on one level and edges on one another.
        Point(
          x: Double(Int.random(in: 0...12, using: &generator)),
          y: Double(Int.random(in: 0...12, using: &generator)))
      })
    for eoFill in [false, true] {
      let mesh = try Mesh.extrusion(of: path, depth: 1, eoFill: eoFill)
      var inside = 0
      let steps = 240
      for j in 0..<steps {
        for i in 0..<steps {
          let scale = 12 / Double(steps)
          let point = Point(x: (Double(i) + 0.47) * scale, y: (Double(j) + 0.53) * scale)
          if path.contains(point, eoFill: eoFill) { inside += 1 }
        }
      }
      let area = Double(inside) * 144 / Double(steps * steps)
      #expect(abs(volume(mesh) - area) < 0.8)
    }
  }

  @Test("the front is upright, and no joint of its pieces shows")
  func front() throws {
    // An arrow that points up on the screen.
    var path = Path()
    path.addPolygon(
      [(0, -4), (4, 0), (1.5, 0.37), (1.5, 4), (-1.5, 4), (-1.5, 0.21), (-4, 0)].map {
        Point(x: $0.0, y: $0.1)
      })
    let arrow = try Mesh.extrusion(of: path, depth: 1)
    let camera = Camera(
      position: Vector3(0, 0, 9), projection: .orthographic(pointsPerUnit: 9.7), near: 1, far: 20)
    let coat = Material(color: Color(white: 1, opacity: 0.5))
    let bitmap = try draw(
      Scene([Model(arrow, material: coat)], background: .black), camera)
    for y in 0..<100 {
      for x in 0..<100 {
        #expect(bitmap[x, y].red <= 129)
        let point = Point(x: (Double(x) - 49.5) / 9.7, y: (Double(y) - 49.5) / 9.7)
        let near = [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)].map { dx, dy in
          path.contains(Point(x: point.x + dx / 9.7, y: point.y + dy / 9.7))
        }
        if !near.contains(false) { #expect(bitmap[x, y].red >= 127, "\(x), \(y)") }
        if !near.contains(true), !path.contains(point) { #expect(bitmap[x, y].red <= 64) }
      }
    }
  }

  @Test(
    "a scribble of thousands of lines ends soon, as a mesh or as an error", .timeLimit(.minutes(1)))
  func scribbles() throws {
    var generator = SeededGenerator(seed: 3)
    for count in [300, 3000, 30_000] {
      var path = Path()
      path.addPolygon(
        (0..<count).map { _ in
          Point(
            x: Double.random(in: 0...100, using: &generator),
            y: Double.random(in: 0...100, using: &generator))
        })
      if count == 300 {
        #expect(try Mesh.extrusion(of: path, depth: 1).faces.count > 10_000)
      } else {
        #expect(throws: SolidError.self) { try Mesh.extrusion(of: path, depth: 1) }
      }
    }
  }

  @Test("what cannot be extruded is an error, and nothing becomes nothing")
  func badPaths() throws {
    var broken = Path()
    broken.addPolygon([Point(x: 0, y: 0), Point(x: .nan, y: 1), Point(x: 1, y: 1)])
    #expect(throws: SolidError.self) { try Mesh.extrusion(of: broken, depth: 1) }
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(throws: SolidError.self) { try Mesh.extrusion(of: circle, depth: -1) }
    #expect(throws: SolidError.self) { try Mesh.extrusion(of: circle, depth: 1, tolerance: 0) }
    #expect(try Mesh.extrusion(of: Path(), depth: 1).faces.isEmpty)
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: Point(x: 5, y: 5))
    #expect(try volume(Mesh.extrusion(of: line, depth: 1)) == 0)
    #expect(try Mesh.extrusion(of: circle, depth: 0).faces.allSatisfy { $0.part < 2 })
  }
}
