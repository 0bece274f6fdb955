import Flipbook
import Synchronization

/// How far a render has come, in one line on a terminal that is written over and over.
///
/// Nothing is shown where no terminal is. There are no colours and no escape sequences: a line is
/// cleared by spaces, which every terminal understands.
final class ProgressBar: Sendable {
  private struct State {
    var last: Progress?
    var lastDraw: ContinuousClock.Instant?
    /// The length of what stands in the line.
    var length = 0
  }

  /// The least time between two looks, a tenth of a second.
  private static let interval = Duration.milliseconds(100)

  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// A bar on the terminal of `console`; it keeps count without showing where `isShown` is false.
  init(_ console: Console, isShown: Bool) {
    self.console = console
    self.isShown = isShown && console.terminalColumns() != nil
  }

  /// How far the render has come, as last heard.
  var progress: Progress? { state.withLock { $0.last } }

  /// Shows `progress`, unless something was shown a moment ago; from any thread.
  func update(_ progress: Progress) {
    state.withLock { state in
      // Threads may come here in another order than they have finished in.
      guard progress.finished >= state.last?.finished ?? 0 else { return }
      state.last = progress
      let now = ContinuousClock.now
      guard isShown, state.lastDraw.map({ $0.duration(to: now) >= Self.interval }) ?? true,
        let columns = console.terminalColumns()
      else { return }
      state.lastDraw = now
      let line = Self.line(
        progress, seconds: start.duration(to: now) / .seconds(1), columns: columns)
      let rest = String(repeating: " ", count: max(state.length - line.count, 0))
      console.tell("\r" + line + rest)
      state.length = line.count
    }
  }

  /// Says something in a line of its own, above the bar.
  func note(_ text: String) {
    state.withLock { state in
      clear(&state)
      console.tell(text + "\n")
    }
  }

  /// Leaves an empty line.
  func clear() {
    state.withLock { clear(&$0) }
  }

  private func clear(_ state: inout State) {
    guard state.length > 0 else { return }
    console.tell("\r" + String(repeating: " ", count: state.length) + "\r")
    state.length = 0
  }

  /// The line after `seconds` of work, shorter than `columns`, whatever must be left out for that.
  static func line(_ progress: Progress, seconds: Double, columns: Int) -> String {
    let rate = Double(progress.finished) / max(seconds, 1e-3)
    let left = Double(progress.total - progress.finished) / max(rate, 1e-3)
    let count = "\(progress.finished)/\(progress.total)"
    let texts = [
      "\(count) frames, \(decimal(rate, places: rate < 10 ? 1 : 0))/s, \(duration(left)) left",
      "\(count), \(duration(left)) left", count,
    ]
    // The last column stays free: some terminals go to the next line when it is written.
    let room = columns - 1
    guard let text = texts.first(where: { $0.count <= room }) else { return "" }
    let cells = min(room - text.count - 3, 40)
    guard cells >= 8, progress.total > 0 else { return text }
    let full = cells * progress.finished / progress.total
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: cells - full)
    return "[\(bar)] \(text)"
  }

  /// Seconds as a person says them: "8 s", "2:05 min", "3:20 h".
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    func pair(_ a: Int, _ b: Int) -> String { "\(a):\(b < 10 ? "0" : "")\(b)" }
    return switch whole {
    case ..<60: "\(whole) s"
    case ..<3600: pair(whole / 60, whole % 60) + " min"
    default: pair(whole / 3600, whole / 60 % 60) + " h"
    }
  }
}
