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
      guard case .releases = move.finger else { return }
      settle(at: time)
    }
  }

  /// A finger has let go: the companion that the carousel goes to is the current one.
  private mutating func settle(at time: Seconds) {
    let page = Int((carousel.offset(at: .infinity) / Self.pitch).rounded())
    guard let next = Companion(rawValue: page), next != current else { return }
    current = next
    // One that is in the air still comes down first.
    guard time - hops[page] > Self.hopDuration else { return }
    hops[page] = time + Self.hopDelay
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

  /// How a companion stands on its card.
  func pose(of companion: Companion, at time: Seconds, age: Double) -> CompanionPose {
    let nearness = nearness(of: companion, at: time)
    let hop = time - hops[companion.rawValue]
    return CompanionPose.idle(at: age, amount: max(2 * nearness - 1, 0))
      .hopping(at: hop)
      .waving(at: min(hop, 1.8))
  }
}
