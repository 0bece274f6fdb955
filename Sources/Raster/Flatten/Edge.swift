/// Fixed-point device coordinates: 12 bits after the point.
///
/// A vertex is at most 1/8192 pixel from where it should be, which moves an edge's coverage by less
/// than 1/25 of an 8-bit level. The product of two coordinates within a pixel has 24 bits, so that
/// the area of 64 edges in one pixel still fits 32 bits, and the largest canvas, 32,767 pixels, does.
enum FixedPoint {
  static let bits: Int32 = 12
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1

  /// The nearest fixed-point number to `value` pixels; ties go to even.
  ///
  /// Adding 1.5 x 2^52 puts the rounded integer in the low bits of the sum: exact below 2^31, where
  /// every clipped coordinate lies, and much cheaper than a checked conversion.
  @inline(__always)
  static func nearest(_ value: Double) -> Int32 {
    nearestInteger(value * Double(one))
  }

  /// The nearest integer to `value`, whose magnitude must be below 2^31; ties go to even.
  @inline(__always)
  static func nearestInteger(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 0x1.8p52).bitPattern)
  }
}

/// A straight piece of an outline in fixed-point device coordinates, pointing down or level.
///
/// A level edge winds round nothing, but it parts what is above it from what is below: the cells
/// along it have to be looked at together.
struct Edge {
  /// The upper end, in 1/4096 pixel.
  var x0: Int32
  var y0: Int32
  /// The lower end; `y1` is not less than `y0`.
  var x1: Int32
  var y1: Int32
  /// +1 where the outline runs down along the edge, -1 where it runs up.
  var winding: Int32

  /// Whether both ends are at one height.
  @inline(__always)
  var isLevel: Bool { y0 == y1 }

  /// How far x moves as y moves by one; not for a level edge.
  @inline(__always)
  var slope: Double { Double(x1 &- x0) / Double(y1 &- y0) }

  /// The x at height `y`, which depends on the edge alone and not on where its walk began.
  @inline(__always)
  func x(at y: Int32, slope: Double) -> Int32 {
    if y == y0 { return x0 }
    if y == y1 { return x1 }
    return x0 &+ FixedPoint.nearestInteger(slope * Double(y &- y0))
  }
}
