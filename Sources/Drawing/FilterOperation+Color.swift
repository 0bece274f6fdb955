public import Geometry

/// The colour functions of the W3C Filter Effects module, each as one colour matrix.
///
/// In CSS they work on sRGB numbers, which is a primitive's default space here; SwiftUI's
/// modifiers of the same names differ in their arithmetic. Amounts below zero count as zero.
///
/// Source: W3C, "Filter Effects Module Level 1", sections 13.1 to 13.8.
extension FilterOperation {
  /// Colours times `amount`: 0 is black, 1 changes nothing, more overexposes.
  public static func brightness(_ amount: Double) -> FilterOperation {
    eachColor(slope: max(amount, 0), intercept: 0)
  }

  /// Colours spread about the middle grey: 0 is grey, 1 changes nothing.
  public static func contrast(_ amount: Double) -> FilterOperation {
    let slope = max(amount, 0)
    return eachColor(slope: slope, intercept: 0.5 - 0.5 * slope)
  }

  /// Colours mixed with their negatives: 0 changes nothing, 1 is the negative.
  public static func invert(_ amount: Double) -> FilterOperation {
    let amount = min(max(amount, 0), 1)
    return eachColor(slope: 1 - 2 * amount, intercept: amount)
  }

  /// Alpha times `amount`, 0...1.
  public static func opacity(_ amount: Double) -> FilterOperation {
    .colorMatrix([
      1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, min(max(amount, 0), 1), 0,
    ])
  }

  /// Colours moved from grey (0) through themselves (1) and beyond.
  public static func saturation(_ amount: Double) -> FilterOperation {
    towards(gray: SIMD3(0.213, 0.715, 0.072), by: 1 - max(amount, 0))
  }

  /// Colours mixed with their grey: 0 changes nothing, 1 leaves no colour.
  public static func grayscale(_ amount: Double) -> FilterOperation {
    towards(gray: SIMD3(0.2126, 0.7152, 0.0722), by: min(max(amount, 0), 1))
  }

  /// Colours mixed with those of an old photograph: 0 changes nothing.
  public static func sepia(_ amount: Double) -> FilterOperation {
    let amount = min(max(amount, 0), 1)
    return mixing(
      identityWith: [
        SIMD3(0.393, 0.769, 0.189), SIMD3(0.349, 0.686, 0.168), SIMD3(0.272, 0.534, 0.131),
      ], by: amount)
  }

  /// Hues turned by `angle`, luminance kept as far as a linear map can.
  public static func hueRotation(_ angle: Angle) -> FilterOperation {
    let turn = Affine(rotation: angle)
    let (cos, sin) = (turn.a, turn.b)
    let gray = SIMD3(0.213, 0.715, 0.072)
    let rows = [
      gray + cos * SIMD3(0.787, -0.715, -0.072) + sin * SIMD3(-0.213, -0.715, 0.928),
      gray + cos * SIMD3(-0.213, 0.285, -0.072) + sin * SIMD3(0.143, 0.140, -0.283),
      gray + cos * SIMD3(-0.213, -0.715, 0.928) + sin * SIMD3(-0.787, 0.715, 0.072),
    ]
    return mixing(identityWith: rows, by: 1)
  }

  /// Luminance as alpha, in black: SVG's `luminanceToAlpha`.
  public static var luminanceToAlpha: FilterOperation {
    .colorMatrix([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
    ])
  }

  private static func eachColor(slope: Double, intercept: Double) -> FilterOperation {
    .colorMatrix([
      slope, 0, 0, 0, intercept, 0, slope, 0, 0, intercept, 0, 0, slope, 0, intercept, 0, 0, 0, 1,
      0,
    ])
  }

  private static func towards(gray: SIMD3<Double>, by amount: Double) -> FilterOperation {
    mixing(identityWith: [gray, gray, gray], by: amount)
  }

  private static func mixing(
    identityWith rows: [SIMD3<Double>], by amount: Double
  ) -> FilterOperation {
    var matrix: [Double] = []
    for (index, row) in rows.enumerated() {
      var identity = SIMD3<Double>.zero
      identity[index] = 1
      let mixed = identity + (row - identity) * amount
      matrix += [mixed[0], mixed[1], mixed[2], 0, 0]
    }
    return .colorMatrix(matrix + [0, 0, 0, 1, 0])
  }
}
