import Geometry

/// A curve in powers of its parameter, to be followed by chords whose mean distance from it is
/// nothing.
///
/// Chords between points of a curve all lie on its hollow side: with n steps by
/// h = B'' / (8 n²) in their middles, by two thirds of that on average. So every vertex but the two
/// ends is moved out by those two thirds, B'' / (12 n²). The chords then stray by 2h/3 at their ends and
/// h/3 in their middles, to either side, and bound the area that the curve does: pixels as long as a
/// chord come out exact. B'' is linear in t, so the move is part of the coefficients and costs
/// nothing.
struct CurveSteps {
  /// The number of chords.
  let count: Int
  private let step: Double
  private let a: Vector
  private let b: Vector
  private let c: Vector
  private let d: Point

  /// Follows `curve` by `count` chords.
  @inline(__always)
  init(_ curve: CubicBezier, count: Int) {
    let bend = (curve.start - curve.control1) + (curve.control2 - curve.control1)
    let first = (curve.control1 - curve.start) * 3
    let cube = (curve.end - curve.start) - (curve.control2 - curve.control1) * 3
    self.init(curve.start, first, bend * 3, cube, count: count)
  }

  /// Follows `curve` by `count` chords.
  @inline(__always)
  init(_ curve: QuadraticBezier, count: Int) {
    let bend = (curve.start - curve.control) + (curve.end - curve.control)
    self.init(
      curve.start, (curve.control - curve.start) * 2, bend, Vector(dx: 0, dy: 0), count: count)
  }

  @inline(__always)
  private init(_ start: Point, _ first: Vector, _ second: Vector, _ third: Vector, count: Int) {
    self.count = count
    step = 1 / Double(count)
    let square = step * step
    a = third
    b = second
    c = first - third * (square / 2)
    d = start - second * (square / 6)
  }

  /// The end of chord `index` of all but the last, which ends where the curve does.
  @inline(__always)
  func vertex(_ index: Int) -> Point {
    let t = Double(index) * step
    return d + (c + (b + a * t) * t) * t
  }
}
