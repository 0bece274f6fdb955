import Geometry
import Numerics

extension Angle {
  /// The sine and the cosine, exact at quarter turns; (0, 1) for an angle that is not finite.
  ///
  /// π/2 is no floating-point number, and the cosine of the nearest one is 6e-17: a camera that is
  /// to look straight down would see the walls it should not. Angles within 4 ulp of a quarter
  /// turn, which is what arithmetic on degrees leaves, are taken for it.
  var sineAndCosine: (sin: Double, cos: Double) {
    guard radians.isFinite else { return (0, 1) }
    let quarters = (radians / (.pi / 2)).rounded()
    if abs(quarters) < 0x1p20, abs(radians - quarters * (.pi / 2)) <= 4 * radians.ulp {
      switch Int(quarters) & 3 {
      case 0: return (0, 1)
      case 1: return (1, 0)
      case 2: return (0, -1)
      default: return (-1, 0)
      }
    }
    return Double.sincos(radians)
  }
}
