/// How far a film's pictures may be from its golden images and still pass, and why.
///
/// Golden images are compared exactly unless a film says otherwise; what it says stands in its code, with
/// a reason, where reviewers see it. Two bounds hold at once: a bound for each pixel, which leaves
/// anti-aliasing free to move within half a pixel, and a bound for the mean of the picture, which a faint
/// change everywhere does not pass.
///
///     var tolerance: Tolerance? {
///       Tolerance(perPixel: 0.02, mean: 0.05, because: "the shadow is drawn by another library")
///     }
public struct Tolerance: Hashable, Sendable {
  /// The largest perceived difference of a pixel, 0...1, where 1 is that of the two colours furthest apart.
  ///
  /// Two greys that are 10 levels of 255 apart differ by 0.038, 26 levels by 0.1.
  public let perPixel: Double
  /// The largest mean of the pixels' differences, in levels, 0...255.
  ///
  /// The difference of a pixel is here that of the channel that differs most. Every pixel one level off
  /// has a mean of 1.
  public let mean: Double
  /// Why exact comparison will not do; shown wherever the tolerance has let something pass.
  public let reason: String

  /// A tolerance with a reason; bounds outside their ranges are moved into them, NaN allows nothing.
  public init(perPixel: Double, mean: Double, because reason: String) {
    func bounded(_ value: Double, to limit: Double) -> Double {
      // The comparison is false for NaN.
      value > 0 ? min(value, limit) : 0
    }
    self.perPixel = bounded(perPixel, to: 1)
    self.mean = bounded(mean, to: 255)
    self.reason = reason
  }
}
