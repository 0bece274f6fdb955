import Geometry
import Motion
import Synchronization
import Typography
import Views

/// The place in a script up to which it has been played: moves on by one event at a time.
struct Playhead<Story: Storyboard> {
  typealias Action = Story.Action

  /// The app after the last event.
  var moment: StoryMoment<Story>
  /// What a finger is doing now.
  var touch: Touch?
  /// The drags so far, each with the views that hear of it.
  var drags: [Drag] = []
  /// The last tap, of which another soon after is the second.
  var lastTap: (time: Seconds, place: Point, count: Int)?

  let timeline: ScriptTimeline
  let size: Size
  let fonts: FontLibrary

  private var cursor: ScriptCursor
  private var queue = ActionQueue<Action>()

  init(
    _ storyboard: Story, _ script: Script, size: Size, fonts: FontLibrary
  ) throws(PlayError) {
    do {
      timeline = try ScriptTimeline(script)
    } catch {
      throw .script(error)
    }
    cursor = ScriptCursor(timeline)
    moment = StoryMoment(storyboard: storyboard)
    self.size = size
    self.fonts = fonts
    queue.add(storyboard.launch(), at: 0)
  }

  /// When the next thing happens; nil when nothing does any more.
  var nextTime: Seconds? {
    [queue.nextTime, cursor.next(in: timeline)?.time, touch?.nextPress].compactMap { $0 }.min()
  }

  /// Plays the next event: an action that is due before a finger, and that before a key.
  mutating func playNext() throws(PlayError) {
    guard let time = nextTime else { return }
    moment.time = time
    if queue.nextTime == time {
      if let action = queue.removeFirst() { try apply(action) }
    } else if touch?.nextPress == time {
      try press()
    } else if let event = cursor.next(in: timeline)?.event {
      let step = cursor.step
      cursor.advance(in: timeline)
      try play(event, step: step)
    }
  }

  private mutating func play(
    _ event: ScriptCursor.Event, step: Int
  ) throws(PlayError) {
    switch event {
    case .down: try fingerDown(step)
    case .move: try fingerMoved(step)
    case .up: try fingerUp(step)
    case .key(let key): try type(key, step)
    }
  }

  /// Lets the app know what was sent, in order.
  mutating func applyActions(of mailbox: Mailbox<Action>) throws(PlayError) {
    for action in mailbox.drain() { try apply(action) }
  }

  private mutating func apply(_ action: Action) throws(PlayError) {
    guard queue.countAction(at: moment.time) else {
      throw .script(
        ScriptError(
          step: nil, time: moment.time,
          cause: .endlessActions(
            limit: ActionQueue<Action>.limit, action: String("\(action)".prefix(80)))))
    }
    queue.add(moment.storyboard.update(action, at: moment.time), at: moment.time)
  }

  /// What can be touched now, and where what is touched sends its actions.
  func layout() throws(PlayError) -> (map: TouchMap, mailbox: Mailbox<Action>) {
    let mailbox = Mailbox<Action>()
    let view = moment.storyboard.body(at: moment.time) { mailbox.send($0) }
    // At one scale, whatever the film is drawn at: what happens must not depend on that.
    var context = ViewContext(fonts: fonts)
    context.environment.touches = moment.touches
    context.environment.focus = moment.focus
    do {
      return (TouchMap(try view.placed(size: size, in: context)), mailbox)
    } catch {
      throw .view(error, at: moment.time)
    }
  }

  /// A script's mistake at a step, now.
  func mistake(_ step: Int, _ cause: ScriptError.Cause) -> PlayError {
    .script(ScriptError(step: "\(timeline.spans[step].step)", time: moment.time, cause: cause))
  }
}

/// The actions that are to come, and how many there were.
struct ActionQueue<Action: Sendable> {
  /// More than any app needs in a second: a finger reports 120 places.
  static var limit: Int { 1000 }

  private var entries: [(time: Seconds, action: Action)] = []
  private var second = -1.0
  private var count = 0

  var nextTime: Seconds? { entries.last?.time }

  /// Adds what is to come after `time`, behind what was added for the same time.
  mutating func add(_ delayed: [Delayed<Action>], at time: Seconds) {
    for next in delayed where next.delay < .infinity {
      let due = time + next.delay
      // The first to come is the last in the array.
      let index = entries.firstIndex { $0.time <= due } ?? entries.count
      entries.insert((due, next.action), at: index)
    }
  }

  mutating func removeFirst() -> Action? { entries.popLast()?.action }

  /// Whether one more action in this second of the film is bearable.
  mutating func countAction(at time: Seconds) -> Bool {
    let second = time.rounded(.down)
    count = second == self.second ? count + 1 : 1
    self.second = second
    return count <= Self.limit
  }
}

/// Where the closures of a layout leave what they send.
final class Mailbox<Action: Sendable>: Sendable {
  private let actions = Mutex<[Action]>([])

  func send(_ action: Action) {
    actions.withLock { $0.append(action) }
  }

  /// What was sent since the last time, in order.
  func drain() -> [Action] {
    actions.withLock { actions in
      defer { actions = [] }
      return actions
    }
  }
}
