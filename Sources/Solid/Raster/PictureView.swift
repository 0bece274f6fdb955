import Geometry

/// The picture's size, in points and pixels, and the scale between them.
struct PictureView {
  let size: Size
  let scale: Double
  let width: Int
  let height: Int

  /// From the scene to clip coordinates: pixels times w, depth times w, and w.
  func clipMatrix(of camera: Camera) -> Matrix4 {
    .scale(scale, scale, 1) * camera.projectionMatrix(size: size) * camera.viewMatrix
  }
}

/// What is needed of a camera to tell the distance from the depth.
struct Lens {
  private let isPerspective: Bool
  private let near: Double
  private let far: Double

  init(_ camera: Camera) {
    isPerspective = camera.isPerspective
    (near, far) = (camera.near, camera.far)
  }

  /// The distance along the direction of view of what has this depth.
  func distance(depth: Double) -> Double {
    isPerspective ? near / max(depth, 1e-300) : far - depth * (far - near)
  }
}
