public import Geometry
public import Motion

/// Why a script can't be played.
public struct ScriptError: Error, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Cause: Hashable, Sendable {
    /// A time or a length of time is not a number, is negative, or has no end.
    case invalidTime(Seconds)
    /// The step begins before the one before it has ended, at `end`.
    case outOfOrder(end: Seconds, previous: String)
    /// No view of that label is on the screen; `labels` are.
    case notFound(label: String, labels: [String])
    /// Several views have the label, in these frames on the screen.
    case ambiguous(label: String, frames: [Rect])
    /// Fewer views than `number` have the label.
    case fewer(label: String, number: Int, count: Int)
    /// The view lies outside the screen, in this frame.
    case offScreen(label: String, frame: Rect)
    /// Another view takes the touch: its label, nil where it has none.
    case covered(label: String, by: String?)
    /// The view is there, but disabled.
    case disabled(label: String)
    /// Nothing at the place listens for this.
    case deaf(place: String, gesture: String, labels: [String])
    /// The view was gone when the finger was lifted.
    case gone(label: String)
    /// No text field was tapped before the typing.
    case noFocus
    /// More actions than `limit` in one second: they bring each other about without end.
    case endlessActions(limit: Int, action: String)
  }

  /// The step that failed, as it is written in the script; nil for an action that was due by itself.
  public let step: String?
  /// When, in seconds.
  public let time: Seconds
  /// What went wrong.
  public let cause: Cause

  /// Whether the script alone, without the app, is wrong.
  var isStatic: Bool {
    switch cause {
    case .invalidTime, .outOfOrder: true
    default: false
    }
  }

  /// What is wrong, where, and what to do.
  public var description: String {
    (step.map { "\($0): " } ?? "") + cause.text(at: time)
  }
}

extension ScriptError.Cause {
  fileprivate func text(at time: Seconds) -> String {
    switch self {
    case .invalidTime(let time):
      "\(time) s is no time: give a finite number that is not negative"
    case .outOfOrder(let end, let previous):
      "begins at \(time) s, before \(previous) has ended at \(end) s: put the steps in the order "
        + "of their times, one after the other"
    case .notFound(let label, let labels):
      "no view called \"\(label)\" can be touched at \(time) s; there are \(Self.list(labels))"
    case .ambiguous(let label, let frames):
      "\(frames.count) views are called \"\(label)\" at \(time) s, at "
        + frames.map(\.corner).joined(separator: " and ")
        + ": say which with .label(\"\(label)\", number: 1), or tap at a place"
    case .fewer(let label, let number, let count):
      "there is no number \(number) of the views called \"\(label)\" at \(time) s, there are \(count)"
    case .offScreen(let label, let frame):
      "\"\(label)\" is off the screen at \(time) s, at \(frame.corner): scroll to it first"
    case .covered(let label, let cover):
      "\"\(label)\" is covered by \(cover.map { "\"\($0)\"" } ?? "a view without a label") "
        + "at \(time) s"
    case .disabled(let label):
      "\"\(label)\" is disabled at \(time) s"
    case .deaf(let place, let gesture, let labels):
      "nothing at \(place) listens for \(gesture) at \(time) s; there are \(Self.list(labels))"
    case .gone(let label):
      "\"\(label)\" was there when the finger came down, but not when it was lifted at \(time) s"
    case .noFocus:
      "nothing takes text at \(time) s: tap a text field first"
    case .endlessActions(let limit, let action):
      "more than \(limit) actions in the second before \(time) s, the last one \(action): do "
        + "they bring each other about without end?"
    }
  }

  private static func list(_ labels: [String]) -> String {
    guard !labels.isEmpty else { return "none that can" }
    return labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension Rect {
  fileprivate var corner: String { "(\(minX), \(minY))" }
}
