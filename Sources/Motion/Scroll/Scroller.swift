/// Where a scroll view's content stands, along one axis: what app state holds of it.
///
/// A finger drags it, past its ends against a rubber band; let go, it coasts, springs back, or goes on to
/// a page. Like ``Animated`` it is the list of what happened when, so the offset at any time is
/// reckoned, in closed form, and position and velocity are continuous wherever no finger jumps.
///
/// Offsets are in points and grow as the content moves up or left, as `contentOffset` does: a finger that
/// moves down by 10 takes 10 from the offset.
public struct Scroller: Hashable, Sendable {
  /// Where content comes to rest once it is let go.
  public enum Rest: Hashable, Sendable {
    /// Wherever it coasts to.
    case anywhere
    /// At a multiple of so many points, at most one of them on from where the finger took hold.
    case pages(of: Double)
  }

  /// The offsets between which content rests.
  public private(set) var limits: ClosedRange<Double> = 0...0
  /// Where content comes to rest.
  public let rest: Rest
  /// How content coasts.
  public let deceleration: ScrollDeceleration
  /// The spring that brings content to its page.
  public let paging: Spring
  /// The spring that brings content back from beyond its ends.
  public let returning: Spring
  /// What holds content that is pulled past its ends.
  public private(set) var band = RubberBand(length: 0)

  var legs: [ScrollLeg]

  /// Content that stands at its beginning.
  ///
  /// - Parameters:
  ///   - content: The content's length in points; what a `ScrollView` reports with each touch counts from
  ///     then on.
  ///   - viewport: The length of what shows it, in points.
  ///   - rest: Where it comes to rest.
  ///   - deceleration: How it coasts.
  ///   - paging: The spring that brings it to its page; without bounce, 0.4 s, unless said otherwise.
  ///   - returning: The spring that brings it back from beyond its ends; without bounce, 0.63 s as UIKit's,
  ///     unless said otherwise.
  public init(
    content: Double = 0, viewport: Double = 0, rest: Rest = .anywhere,
    deceleration: ScrollDeceleration = .normal,
    paging: Spring = Spring(response: 0.4, dampingRatio: 1),
    returning: Spring = Spring(mass: 1, stiffness: 100, damping: 20)
  ) {
    self.rest = rest
    self.deceleration = deceleration
    self.paging = paging
    self.returning = returning
    legs = [ScrollLeg(start: -.infinity, motion: .still(0))]
    resize(content: content, viewport: viewport)
  }

  /// Takes note of the lengths of the content and of what shows it, in points.
  public mutating func resize(content: Double, viewport: Double) {
    let most = content - viewport
    limits = 0...(most > 0 && most < .infinity ? most : 0)
    band = RubberBand(length: viewport)
  }

  /// How far the content has moved, in points, at `time`.
  public func offset(at time: Seconds) -> Double {
    state(at: time).offset
  }

  /// How fast the offset grows, in points a second, at `time`.
  public func velocity(at time: Seconds) -> Double {
    state(at: time).velocity
  }

  /// When the content stays within half a point of where it rests; infinity while a finger holds it.
  public var settledTime: Seconds {
    guard let leg = legs.last else { return -.infinity }
    switch leg.motion {
    case .still: return leg.start
    case .held: return .infinity
    case .coasting(_, let velocity):
      return leg.start + deceleration.duration(velocity: velocity)
    case .springing(let from, let to, let velocity, let spring):
      let course = Course.spring(spring, push: 0)
      return leg.start
        + course.settlingTime(
          distance: (to - from).magnitude, speed: velocity.magnitude, epsilon: 0.5)
    }
  }
}

/// What moves the content from one moment to the next.
struct ScrollLeg: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    case still(Double)
    /// By a finger: where it would have the content without the rubber band.
    case held(pull: Double, grip: Grip)
    case coasting(from: Double, velocity: Double)
    case springing(from: Double, to: Double, velocity: Double, spring: Spring)
  }

  /// Where a finger took hold.
  struct Grip: Hashable, Sendable {
    /// The pull as it took hold.
    let pull: Double
    /// How far the finger had moved then.
    let translation: Double
    /// The page shown then, for content that rests at pages.
    let page: Double
  }

  let start: Seconds
  let motion: Motion
}

extension Scroller {
  func state(at time: Seconds) -> (offset: Double, velocity: Double) {
    let leg = leg(at: time)
    let elapsed = time - leg.start
    switch leg.motion {
    case .still(let offset): return (offset, 0)
    case .held(let pull, _): return (banded(pull), 0)
    case .coasting(let from, let velocity):
      return (
        from + deceleration.distance(velocity: velocity, after: elapsed),
        deceleration.velocity(velocity, after: elapsed)
      )
    case .springing(let from, let to, let velocity, let spring):
      return (
        spring.value(fromValue: from, toValue: to, initialVelocity: velocity, time: elapsed),
        spring.velocity(fromValue: from, toValue: to, initialVelocity: velocity, time: elapsed)
      )
    }
  }

  /// The last leg that has started by `time`; there is always the first.
  func leg(at time: Seconds) -> ScrollLeg {
    var (low, high) = (0, legs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if legs[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return legs[low]
  }

  /// The offset for a pull: itself between the limits, held back by the band beyond them.
  func banded(_ pull: Double) -> Double {
    let end = min(max(pull, limits.lowerBound), limits.upperBound)
    return end + band.stretch(for: pull - end)
  }

  /// The pull that holds content at `offset`.
  func pull(at offset: Double) -> Double {
    let end = min(max(offset, limits.lowerBound), limits.upperBound)
    return end + band.pull(for: offset - end)
  }
}
