/// What one pixel covers of a texture: an ellipse, in texels.
struct Footprint {
  /// The lengths of its axes: the singular values of the map from pixels to texels.
  let major: Double
  let minor: Double
  /// The direction of the major axis, of length 1.
  let axisX: Double
  let axisY: Double

  /// From the columns of the map: how the place on the texture changes with x and with y.
  init(dx: (x: Double, y: Double), dy: (x: Double, y: Double)) {
    // J Jᵀ = (a b; b c) has the squared singular values as eigenvalues.
    let a = dx.x * dx.x + dy.x * dy.x
    let b = dx.x * dx.y + dy.x * dy.y
    let c = dx.y * dx.y + dy.y * dy.y
    let mean = (a + c) / 2
    let half = (a - c) / 2
    let spread = (half * half + b * b).squareRoot()
    let determinant = abs(dx.x * dy.y - dx.y * dy.x)
    major = (mean + spread).squareRoot()
    // Not from `mean - spread`, which cancels for long, thin footprints.
    minor = major > 0 ? determinant / major : 0
    // The eigenvector from the row that does not cancel.
    let (x, y) = half >= 0 ? (half + spread, b) : (b, spread - half)
    let length = (x * x + y * y).squareRoot()
    (axisX, axisY) = length > 1e-9 * mean && length.isFinite ? (x / length, y / length) : (1, 0)
  }
}
