public import Geometry
public import Motion
import Views

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
    /// A scroll view is at the place that a finger does not move.
    case stillScroll(place: String, gesture: String)
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
    let now = time.inShort
    return switch self {
    case .invalidTime(let time):
      "\(time) s is no time: give a finite number that is not negative"
    case .outOfOrder(let end, let previous):
      "begins at \(now), before \(previous) has ended at \(end.inShort): put the steps in the order "
        + "of their times, one after the other"
    case .notFound(let label, let labels):
      "no view called \"\(label)\" can be touched at \(now); there are \(Self.list(labels))"
    case .ambiguous(let label, let frames):
      "\(frames.count) views are called \"\(label)\" at \(now), at "
        + frames.map(\.corner).joined(separator: " and ")
        + ": say which with .label(\"\(label)\", number: 1), or tap at a place"
    case .fewer(let label, let number, let count):
      "there is no number \(number) of the views called \"\(label)\" at \(now), there are \(count)"
    case .offScreen(let label, let frame):
      "\"\(label)\" is off the screen at \(now), at \(frame.corner): scroll to it first"
    case .covered(let label, let cover):
      "\"\(label)\" is covered by \(cover.map { "\"\($0)\"" } ?? "a view without a label") "
        + "at \(now)"
    case .disabled(let label):
      "\"\(label)\" is disabled at \(now)"
    case .deaf(let place, let gesture, let labels):
      "nothing at \(place) listens for \(gesture) at \(now); there are \(Self.list(labels))"
    case .stillScroll(let place, let gesture):
      "the ScrollView at \(place) does not follow \(gesture) at \(now): its offset is a value, so keep a "
        + "Scroller in the state, and give the view .onScroll { send(…) } to move it"
    case .gone(let label):
      "\"\(label)\" was there when the finger came down, but not when it was lifted at \(now)"
    case .noFocus:
      "nothing takes text at \(now): tap a text field first"
    case .endlessActions(let limit, let action):
      "more than \(limit) actions in the second before \(now), the last one \(action): do "
        + "they bring each other about without end?"
    }
  }

  /// As many labels as a message bears.
  private static let labelLimit = 12

  private static func list(_ labels: [String]) -> String {
    guard !labels.isEmpty else { return "none that can" }
    let shown = labels.prefix(labelLimit).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = labels.count - labelLimit
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}

extension Rect {
  fileprivate var corner: String { "(\(minX.brief), \(minY.brief))" }
}

extension Seconds {
  /// The time to a millisecond, with its unit.
  var inShort: String { "\(brief(per: 1000)) s" }
}
