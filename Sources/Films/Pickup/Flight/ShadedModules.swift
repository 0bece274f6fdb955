import Flipbook

/// The modules of a level surface that lie in a shade: where there is none, nothing is drawn.
struct ShadedModules {
  /// What the shade's picture shows, in whole modules.
  let area: CGRect
  /// Whether the module in a row and a column has any shade on it.
  let isShaded: (_ row: Int, _ column: Int) -> Bool

  /// The shade as a translucent picture on the surface below it.
  func model(_ texture: Texture, at height: Double, opacity: Double) throws -> Model {
    var mesh = Mesh()
    for row in Int(area.minY)..<Int(area.maxY) {
      for column in Int(area.minX)..<Int(area.maxX) where isShaded(row, column) {
        let (left, back) = (Double(column), Double(row))
        // Counter-clockwise from above.
        let corners = [
          CGPoint(x: left, y: back + 1), CGPoint(x: left + 1, y: back + 1),
          CGPoint(x: left + 1, y: back), CGPoint(x: left, y: back),
        ]
        try mesh.addFace(
          corners.map { Vector3($0.x, height, $0.y) },
          textureCoordinates: corners.map {
            CGPoint(x: ($0.x - area.minX) / area.width, y: ($0.y - area.minY) / area.height)
          })
      }
    }
    return Model(
      mesh,
      material: .init(
        color: Color.white.opacity(opacity), texture: texture, depthWriting: .off))
  }
}
