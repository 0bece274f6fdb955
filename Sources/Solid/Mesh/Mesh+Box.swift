import Geometry

extension Mesh {
  /// The sides of a box; each is the part of that number in ``Mesh/box(from:to:sides:)``.
  public enum BoxSide: Int, Hashable, Sendable, CaseIterable {
    /// Towards +x.
    case right
    /// Towards -x.
    case left
    /// Towards +y.
    case top
    /// Towards -y.
    case bottom
    /// Towards +z.
    case front
    /// Towards -z.
    case back
  }

  /// A box along the axes, seen from outside.
  ///
  /// Each side shows the whole texture upright: its top edge is at the top of an upright side, at the
  /// back of the top and at the front of the bottom.
  ///
  /// - Parameters:
  ///   - from: One corner.
  ///   - to: The corner across the box; it does not matter which of the two is which.
  ///   - sides: The sides that there are, in the order in which they are drawn.
  /// - Returns: The box; side `s` is part `s.rawValue`.
  public static func box(
    from: Vector3, to: Vector3, sides: [BoxSide] = BoxSide.allCases
  ) -> Mesh {
    var mesh = Mesh()
    // Vertex 4 i + 2 j + k is at the lower or upper end of x, y and z.
    for x in [min(from.x, to.x), max(from.x, to.x)] {
      for y in [min(from.y, to.y), max(from.y, to.y)] {
        for z in [min(from.z, to.z), max(from.z, to.z)] { _ = mesh.addVertex(Vector3(x, y, z)) }
      }
    }
    for side in sides {
      mesh.addFace(corners(of: side), texture: uprightTexture, part: side.rawValue)
    }
    return mesh
  }

  /// Bottom left, bottom right, top right, top left, as seen from outside.
  private static func corners(of side: BoxSide) -> [Int] {
    switch side {
    case .right: [5, 4, 6, 7]
    case .left: [0, 1, 3, 2]
    case .top: [3, 7, 6, 2]
    case .bottom: [0, 4, 5, 1]
    case .front: [1, 5, 7, 3]
    case .back: [4, 0, 2, 6]
    }
  }

  /// The texture of a face whose corners are bottom left, bottom right, top right, top left.
  static let uprightTexture = [
    Point(x: 0, y: 1), Point(x: 1, y: 1), Point(x: 1, y: 0), Point(x: 0, y: 0),
  ]

  /// Four corners, counter-clockwise from the texture's bottom left one.
  ///
  /// - Throws: ``SolidError/notFinite(item:)`` for NaN and infinity.
  public static func quad(
    _ bottomLeft: Vector3, _ bottomRight: Vector3, _ topRight: Vector3, _ topLeft: Vector3
  ) throws(SolidError) -> Mesh {
    var mesh = Mesh()
    try mesh.addFace(
      [bottomLeft, bottomRight, topRight, topLeft], textureCoordinates: uprightTexture)
    return mesh
  }

  /// A level rectangle, seen from above; the texture's top edge is at the back.
  ///
  /// - Parameters:
  ///   - from: One corner; its height is that of the rectangle.
  ///   - to: The corner across; it does not matter which of the two is which.
  /// - Returns: One face.
  public static func plane(from: Vector3, to: Vector3) -> Mesh {
    var mesh = Mesh()
    let (left, right) = (min(from.x, to.x), max(from.x, to.x))
    let (back, front) = (min(from.z, to.z), max(from.z, to.z))
    let corners = [
      mesh.addVertex(Vector3(left, from.y, front)), mesh.addVertex(Vector3(right, from.y, front)),
      mesh.addVertex(Vector3(right, from.y, back)), mesh.addVertex(Vector3(left, from.y, back)),
    ]
    mesh.addFace(corners, texture: uprightTexture, part: 0)
    return mesh
  }
}
