public import Geometry

/// A surface of flat, convex faces, to be placed in a scene as often as wanted.
///
/// A face is seen from the side from which its corners run counter-clockwise. Faces that share an
/// edge share its two vertices, bit for bit; then no gap shows between them from anywhere.
public struct Mesh: Hashable, Sendable {
  /// The places of the corners.
  package private(set) var vertices: [Vector3] = []
  /// The corners of all faces, face after face.
  package private(set) var corners: [Corner] = []
  /// The faces, as ranges of the corners.
  package private(set) var faces: [Face] = []

  /// A vertex of a face, and the place of the texture that is seen there.
  package struct Corner: Hashable, Sendable {
    package var vertex: Int
    package var texture: Point
  }

  /// A flat, convex polygon.
  package struct Face: Hashable, Sendable {
    package var corners: Range<Int>
    package var part: Int
  }

  /// A surface of nothing.
  public init() {}

  /// Adds a flat face.
  ///
  /// Four corners that are not in one plane, or whose texture would have to bend, become two
  /// triangles that meet in the diagonal from the first corner to the third.
  ///
  /// - Parameters:
  ///   - corners: Three or more places, counter-clockwise as seen from outside.
  ///   - textureCoordinates: A place of the texture for each corner: (0, 0) its top left corner,
  ///     (1, 1) the bottom right one. Without them the face shows the texture's top left corner.
  ///   - part: Which of the model's materials the face has.
  /// - Throws: ``SolidError/mesh(reason:)`` where there are fewer than three corners, or not as many
  ///   places of the texture, or where a face of five or more corners is not flat and convex;
  ///   ``SolidError/notFinite(item:)`` for NaN and infinity.
  public mutating func addFace(
    _ corners: [Vector3], textureCoordinates: [Point]? = nil, part: Int = 0
  ) throws(SolidError) {
    let texture = textureCoordinates ?? Array(repeating: .zero, count: corners.count)
    guard corners.count >= 3, texture.count == corners.count else {
      throw .mesh(
        reason: """
          a face of \(corners.count) corners with \(texture.count) places of the texture; it needs \
          three or more, and as many of both
          """)
    }
    guard corners.allSatisfy(\.isFinite), texture.allSatisfy(\.isFinite) else {
      throw .notFinite(item: "a corner of a face")
    }
    let first = vertices.count
    let shape = FaceShape(corners: corners, texture: texture)
    guard corners.count <= 4 || (shape.isFlat && shape.isConvex && shape.isAffine) else {
      throw .mesh(
        reason: """
          a face of \(corners.count) corners is not flat and convex, or its texture bends: add \
          triangles
          """)
    }
    vertices += corners
    if corners.count == 4, !(shape.isFlat && shape.isConvex && shape.isAffine) {
      let indices = [first, first + 1, first + 2, first + 3]
      addFace(
        indices[0...2].map { $0 }, texture: [texture[0], texture[1], texture[2]], part: part)
      addFace(
        [first, first + 2, first + 3], texture: [texture[0], texture[2], texture[3]], part: part)
    } else {
      addFace(Array(first..<first + corners.count), texture: texture, part: part)
    }
  }

  /// Adds a vertex for faces to share, and returns its index.
  package mutating func addVertex(_ place: Vector3) -> Int {
    vertices.append(place)
    return vertices.count - 1
  }

  /// Adds a face that is known to be flat and convex, with a texture that does not bend.
  package mutating func addFace(_ indices: [Int], texture: [Point], part: Int) {
    let start = corners.count
    for (vertex, place) in zip(indices, texture) {
      corners.append(Corner(vertex: vertex, texture: place))
    }
    faces.append(Face(corners: start..<corners.count, part: part))
  }

  /// Adds the faces of another mesh, with its parts counted from `part`.
  public mutating func add(_ other: Mesh, part: Int = 0) {
    let (firstVertex, firstCorner) = (vertices.count, corners.count)
    vertices += other.vertices
    corners += other.corners.map {
      Corner(vertex: $0.vertex + firstVertex, texture: $0.texture)
    }
    faces += other.faces.map {
      Face(
        corners: $0.corners.lowerBound + firstCorner..<$0.corners.upperBound + firstCorner,
        part: $0.part + part)
    }
  }
}
