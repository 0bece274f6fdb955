/// How far content follows a finger that pulls it past its end.
///
/// Pulled by x, it follows by (1 - 1 / (x c / d + 1)) d: at first by the share c, never by more than the
/// viewport's length d. Odd in x, so it serves both ends.
///
/// Source: the formula that is known of UIKit's scroll views, with c = 0.55.
public struct RubberBand: Hashable, Sendable {
  /// The viewport's length in points, above 0.
  public let length: Double
  /// The share by which content follows at first, above 0.
  public let stiffness: Double

  /// A band for a viewport of `length` points; lengths below 10^-6 count as that.
  public init(length: Double, stiffness: Double = 0.55) {
    self.length = max(1e-6, length)
    self.stiffness = max(1e-6, stiffness)
  }

  /// How far content stands past its end when the finger has pulled by `pull`.
  public func stretch(for pull: Double) -> Double {
    let reach = pull.magnitude * stiffness
    guard reach < .infinity else { return pull < 0 ? -length : length }
    // The same as the formula, without its cancellation for a short pull.
    let stretch = reach / (reach / length + 1)
    return pull < 0 ? -stretch : stretch
  }

  /// The pull that holds content at `stretch` past its end, held to 0.999 of the length.
  public func pull(for stretch: Double) -> Double {
    let reach = min(stretch.magnitude, 0.999 * length)
    let pull = reach / (1 - reach / length) / stiffness
    return stretch < 0 ? -pull : pull
  }

  /// How fast content moves for a finger that moves by 1, when it has pulled by `pull`.
  public func give(at pull: Double) -> Double {
    let root = pull.magnitude * stiffness / length + 1
    return stiffness / (root * root)
  }
}
