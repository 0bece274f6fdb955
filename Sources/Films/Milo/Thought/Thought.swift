package import Flipbook

/// The first thought: what has been typed so far.
package struct Thought: Sendable {
  package enum Action: Sendable {
    /// The field is tapped.
    case focus
    /// The field is to hold this.
    case edit(String)
  }

  /// The most characters that a thought can have.
  package static let limit = 500

  package private(set) var text = ""
  /// When the field was last touched or typed into.
  private var lastEvent = 0.0

  /// Nothing typed yet.
  package init() {}

  /// Does what a touch or a key asks for.
  package mutating func update(_ action: Action, at time: Seconds) {
    lastEvent = time
    if case .edit(let text) = action { self.text = String(text.prefix(Self.limit)) }
  }

  /// How much shows of the caret: it stands while one types, and blinks once a second when one rests.
  package func caretOpacity(at time: Seconds) -> Double {
    let rest = time - lastEvent - 0.5
    guard rest > 0 else { return 1 }
    let phase = rest.truncatingRemainder(dividingBy: 1)
    let (fade, dark) = (0.12, 0.5)
    return phase < dark
      ? 1 - Animation.easeOut(duration: fade).progress(at: phase)
      : Animation.easeOut(duration: fade).progress(at: phase - dark)
  }
}
