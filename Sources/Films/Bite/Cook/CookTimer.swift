package import Flipbook

/// A timer of the kitchen, which runs from when it was made.
package struct CookTimer: Sendable {
  /// Seconds that it runs for, with those that were added.
  package private(set) var total: Seconds
  /// When it ends.
  package private(set) var end: Seconds
  /// What the ring's length is ahead of the time that is left, after a minute was added.
  private var lead = Animated(0.0)

  init(minutes: Int, at time: Seconds) {
    total = 60 * Double(minutes)
    end = time + total
  }

  /// Seconds that are left: 0 once it has ended.
  package func remaining(at time: Seconds) -> Seconds { max(end - time, 0) }

  /// What the ring reads: the seconds that are left, rounded up.
  package func figure(at time: Seconds) -> Int {
    Int((remaining(at: time) - 1e-6).rounded(.up))
  }

  /// The ring's length, 0...1.
  func share(at time: Seconds) -> Double {
    min(max(remaining(at: time) / total + lead.value(at: time), 0), 1)
  }

  /// One minute more; a timer that has ended runs for that minute.
  mutating func addMinute(at time: Seconds) {
    let before = share(at: time)
    end = max(end, time) + 60
    total += 60
    lead.set(to: before - remaining(at: time) / total, at: time)
    lead.set(to: 0, at: time, animation: .spring(response: 0.4, dampingFraction: 0.85))
  }

  /// How brightly the track beats, 0...1: three times when the time is over.
  func beat(at time: Seconds) -> Double {
    let progress = min(max((time - end) / 1.2, 0), 1)
    let wave = (3 * progress).truncatingRemainder(dividingBy: 1)
    return 4 * wave * (1 - wave) * (1 - progress)
  }
}
