/// What one pixel covers of a texture: an ellipse, in texels.
struct Footprint {
  /// J Jᵀ = (a b; b c) for the map J from pixels to texels, and |det J|.
  private let a: Double
  private let b: Double
  private let c: Double
  private let area: Double

  /// From the columns of the map: how the place on the texture changes with x and with y.
  @inline(__always)
  init(dx: (x: Double, y: Double), dy: (x: Double, y: Double)) {
    a = dx.x * dx.x + dy.x * dy.x
    b = dx.x * dx.y + dy.x * dy.y
    c = dx.y * dx.y + dy.y * dy.y
    area = abs(dx.x * dy.y - dx.y * dy.x)
  }

  /// Whether no axis is longer than a texel, but for rounding: the texture is enlarged, or copied.
  @inline(__always)
  var isWithinTexel: Bool {
    // 1 - a, 1 - c and the determinant of 1 - J Jᵀ are not negative.
    let limit = 1 + 1e-6
    return a <= limit && c <= limit && (limit - a) * (limit - c) >= b * b
  }

  /// Whether another ellipse is of this size and shape, to a 32nd.
  func isLike(_ other: Footprint) -> Bool {
    abs(a - other.a) + 2 * abs(b - other.b) + abs(c - other.c) <= (a + c) / 32
  }

  /// The ellipse's axes: the singular values and vectors of the map.
  var axes: Axes {
    let mean = (a + c) / 2
    let half = (a - c) / 2
    let spread = (half * half + b * b).squareRoot()
    let major = (mean + spread).squareRoot()
    // The eigenvector from the row that does not cancel.
    let (x, y) = half >= 0 ? (half + spread, b) : (b, spread - half)
    let length = (x * x + y * y).squareRoot()
    let hasDirection = length > 1e-9 * mean && length.isFinite
    return Axes(
      major: major,
      // Not from `mean - spread`, which cancels for long, thin ellipses.
      minor: major > 0 ? area / major : 0,
      x: hasDirection ? x / length : 1, y: hasDirection ? y / length : 0)
  }

  /// The axes of an ellipse, in texels.
  struct Axes {
    /// The greater singular value.
    let major: Double
    /// The smaller one.
    let minor: Double
    /// The direction of the major axis, of length 1.
    let x: Double
    let y: Double
  }
}
