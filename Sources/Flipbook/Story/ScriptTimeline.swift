import Motion

/// A script with the times of its steps worked out and checked.
struct ScriptTimeline: Sendable {
  /// One step, from the finger's coming down to its going up, or from the first key to the last.
  struct Span: Sendable {
    let step: Script.Step
    let begin: Seconds
    let end: Seconds
    /// What is typed.
    let keys: [Character]
  }

  let spans: [Span]

  init(_ script: Script) throws(ScriptError) {
    var spans: [Span] = []
    for step in script.steps {
      let previous = spans.last
      let span = Span(step, after: previous?.end ?? 0)
      for time in step.gesture.times where !(time >= 0 && time < .infinity) {
        throw ScriptError(step: "\(step)", time: span.begin, cause: .invalidTime(time))
      }
      if let previous, span.begin < previous.end {
        throw ScriptError(
          step: "\(step)", time: span.begin,
          cause: .outOfOrder(end: previous.end, previous: "\(previous.step)"))
      }
      spans.append(span)
    }
    self.spans = spans
  }
}

extension ScriptTimeline.Span {
  fileprivate init(_ step: Script.Step, after end: Seconds) {
    self.step = step
    switch step.gesture {
    case .tap(_, let time, let hold):
      // A tap is quick rather than early: the finger waits for the step before.
      begin = min(max(time - hold, end), time)
      self.end = time
      keys = []
    case .drag(let path):
      begin = path.time
      self.end = path.time + path.length
      keys = []
    case .type(let text, let time, let interval):
      begin = time
      keys = Array(text)
      self.end = time + interval * Double(max(0, keys.count - 1))
    }
  }
}

extension ScriptGesture {
  /// Every number of seconds in it.
  fileprivate var times: [Seconds] {
    switch self {
    case .tap(_, let time, let hold): [time, hold]
    case .drag(let path): [path.time, path.rest, path.duration]
    case .type(_, let time, let interval): [time, interval]
    }
  }
}

/// The next thing that a finger of the script does.
struct ScriptCursor: Sendable {
  enum Event: Sendable {
    case down
    case move
    case up
    case key(Character)
  }

  /// The step that is played.
  private(set) var step = 0
  /// How many of its events are over.
  private var sample = 0

  /// Places of a moving finger a second: what a phone's screen reports.
  private static let rate = 120.0

  /// When the next event comes, and what it is; nil at the end.
  func next(in timeline: ScriptTimeline) -> (time: Seconds, event: Event)? {
    guard step < timeline.spans.count else { return nil }
    let span = timeline.spans[step]
    switch span.step.gesture {
    case .tap:
      return sample == 0 ? (span.begin, .down) : (span.end, .up)
    case .drag:
      if sample == 0 { return (span.begin, .down) }
      let time = span.begin + Double(sample) / Self.rate
      return time < span.end ? (time, .move) : (span.end, .up)
    case .type(_, let time, let interval):
      return (time + interval * Double(sample), .key(span.keys[sample]))
    }
  }

  /// Leaves the event that ``next(in:)`` gave behind.
  mutating func advance(in timeline: ScriptTimeline) {
    let span = timeline.spans[step]
    let isLast =
      switch next(in: timeline)?.event {
      case .up: true
      case .key: sample == span.keys.count - 1
      default: false
      }
    (step, sample) = isLast ? (step + 1, 0) : (step, sample + 1)
    skipEmptySteps(in: timeline)
  }

  /// Passes by what has no event: typing nothing.
  private mutating func skipEmptySteps(in timeline: ScriptTimeline) {
    while step < timeline.spans.count {
      let span = timeline.spans[step]
      guard case .type = span.step.gesture, span.keys.isEmpty else { return }
      step += 1
    }
  }

  init(_ timeline: ScriptTimeline) {
    skipEmptySteps(in: timeline)
  }
}
