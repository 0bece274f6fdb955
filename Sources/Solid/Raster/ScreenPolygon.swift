/// A quantity that is linear over the picture: a x + b y + c, x and y in pixels.
struct PlaneEquation {
  var a: Double
  var b: Double
  var c: Double

  static func constant(_ value: Double) -> PlaneEquation { PlaneEquation(a: 0, b: 0, c: value) }

  @inline(__always)
  func value(x: Double, y: Double) -> Double { a * x + b * y + c }

  /// The same quantity with (x, y) as the origin.
  func moved(x: Double, y: Double) -> PlaneEquation {
    PlaneEquation(a: a, b: b, c: value(x: x, y: y))
  }
}

/// A vertex on the picture, in units of 1/256 pixel from its top left corner.
struct ScreenVertex: Hashable {
  var x: Int32
  var y: Int32

  static let unitsPerPixel = 256.0
}

/// A face on its way into the picture: convex, clipped, its vertices clockwise as seen.
///
/// Depth and texture are those of the whole face, as functions of the place in the picture: neither
/// clipping nor the rounding of vertices moves them.
struct ScreenPolygon {
  /// The first of its vertices, and how many there are.
  var firstVertex: Int
  var vertexCount: Int
  /// The pixels it may touch.
  var minX: Int32
  var maxX: Int32
  var minY: Int32
  var maxY: Int32
  /// Greater is nearer; see ``Camera/projectionMatrix(size:)``.
  var depth: PlaneEquation
  /// The depth of its nearest vertex.
  var nearest: Double
  /// What it is painted with.
  var color: Color16
  /// The shader that paints it, or -1 where its colour is the same everywhere.
  var shader: Int32
  var writesDepth: Bool
  /// Whether nothing behind it can be seen, nor be drawn over it.
  var isOpaque: Bool
}

/// All that is to be drawn, in order.
struct ScreenPolygons {
  var polygons: [ScreenPolygon] = []
  var vertices: [ScreenVertex] = []
  var shaders: [SurfaceShader] = []

  /// Appends what comes after, drawn later.
  mutating func append(_ later: ScreenPolygons) {
    let (firstVertex, firstShader) = (vertices.count, Int32(shaders.count))
    vertices += later.vertices
    shaders += later.shaders
    for var polygon in later.polygons {
      polygon.firstVertex += firstVertex
      if polygon.shader >= 0 { polygon.shader += firstShader }
      polygons.append(polygon)
    }
  }
}
