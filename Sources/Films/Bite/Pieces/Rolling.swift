import Flipbook

/// A text that was changed, and when: what a ``RollingText`` shows.
struct Rolling: Hashable, Sendable {
  private(set) var from: String
  private(set) var to: String
  private var start = -Double.infinity

  init(_ text: String) { (from, to) = (text, text) }

  /// Changes the text at `time`; of several changes at one time only the last is seen.
  mutating func set(to text: String, at time: Seconds) {
    guard text != to else { return }
    if time != start { from = to }
    (to, start) = (text, time)
  }

  /// How far the change is at `time`.
  func progress(at time: Seconds) -> Double {
    Animation.spring(response: 0.34, dampingFraction: 0.85).progress(at: time - start).settled
  }
}

extension RollingText {
  /// The text as it is at `time`.
  init(
    _ rolling: Rolling, at time: Seconds, role: TextRole, color: Color,
    direction: Direction = .up
  ) {
    self.init(
      from: rolling.from, to: rolling.to, progress: rolling.progress(at: time), role: role,
      color: color, direction: direction)
  }
}
