package import Flipbook

/// The carousel of companions: where it stands, and who is in its middle.
package struct Vibe: Sendable {
  package enum Action: Sendable {
    /// A finger drags the carousel, or flings it.
    case scroll(ScrollMove)
  }

  static let cardWidth = 314.0
  /// From one card to the next, of which the neighbours show 20 points.
  static let pitch = 338.0
  /// What stands at either side of the first and the last card.
  static let margin = 44.0

  private var carousel = Scroller(
    content: 2 * margin + cardWidth + 3 * pitch, viewport: 402, rest: .pages(of: pitch),
    paging: Spring(response: 0.45, dampingRatio: 0.86))
  /// Who is in the middle, or is coming there.
  package private(set) var current = Companion.bo
  /// How far each companion's dot is that of the one shown, by its place, 0...1.
  private var dots = Companion.allCases.map { Animated($0 == .bo ? 1.0 : 0) }
  /// When each companion last came to hop, by its place; minus infinity for never.
  private var hops = Companion.allCases.map { _ in -Double.infinity }

  /// Seconds from the release of a finger to the hop, which lands as the card comes to rest.
  private static let hopDelay = 0.12
  /// Seconds that a hop can be seen for.
  private static let hopDuration = 1.0

  /// Bo in the middle.
  package init() {}

  /// The screen comes at `time`: who is in the middle hops once it has come.
  package mutating func appear(at time: Seconds) {
    hops[current.rawValue] = time + 0.55
  }

  /// Does what a touch asks for.
  package mutating func update(_ action: Action, at time: Seconds) {
    switch action {
    case .scroll(let move):
      carousel.apply(move, at: time)
      guard let nearest else { return }
      mark(nearest, at: time)
      guard case .releases = move.finger else { return }
      settle(on: nearest, at: time)
    }
  }

  /// Who is nearest to the middle where the carousel comes to rest; where a finger holds it, where it is.
  private var nearest: Companion? {
    Companion(rawValue: Int((carousel.offset(at: .infinity) / Self.pitch).rounded()))
  }

  /// The long dot is to be that of `companion`.
  private mutating func mark(_ companion: Companion, at time: Seconds) {
    for index in dots.indices {
      let share = index == companion.rawValue ? 1.0 : 0
      guard dots[index].target != share else { continue }
      dots[index].set(
        to: share, at: time, animation: .spring(response: 0.35, dampingFraction: 0.8))
    }
  }

  /// A finger has let go: the companion that the carousel goes to is the current one.
  private mutating func settle(on next: Companion, at time: Seconds) {
    guard next != current else { return }
    current = next
    // One that is in the air still comes down first.
    guard time - hops[next.rawValue] > Self.hopDuration else { return }
    hops[next.rawValue] = time + Self.hopDelay
  }

  /// How far the carousel has moved, in points.
  package func offset(at time: Seconds) -> Double { carousel.offset(at: time) }

  /// How near a companion is to the middle: 1 there, 0 at a page's distance and beyond.
  package func nearness(of companion: Companion, at time: Seconds) -> Double {
    // At the ends the carousel can be pulled further than there are pages.
    let last = Double(Companion.allCases.count - 1)
    let page = min(max(offset(at: time) / Self.pitch, 0), last)
    return max(1 - abs(page - Double(companion.rawValue)), 0).settled
  }

  /// How far a companion's dot is that of the one shown: 0 for a small one, 1 for the long one, and
  /// beyond where its spring swings.
  package func share(of companion: Companion, at time: Seconds) -> Double {
    dots[companion.rawValue].value(at: time)
  }

  /// How a companion stands on its card.
  func pose(of companion: Companion, at time: Seconds, age: Double) -> CompanionPose {
    let nearness = nearness(of: companion, at: time)
    let hop = time - hops[companion.rawValue]
    return CompanionPose.idle(at: age, amount: max(2 * nearness - 1, 0))
      .hopping(at: hop)
      .waving(at: min(hop, 1.8))
  }
}
