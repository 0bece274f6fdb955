public import Geometry
public import Motion
import Synchronization
public import Typography
public import Views

/// Plays a script to an app: reaches the app's state at any time by the events up to then.
///
/// Gestures go through the layout of their moment, as a finger would: the script's next step looks for its
/// view there, and the view's own closures send the actions. States are remembered as they are
/// reached, one an event, so that the times of a film can be asked for in any order, from any
/// thread, and each event is played once. What is reached depends on the script alone.
public final class Player<Story: Storyboard>: Sendable {
  private let start: Story
  private let script: Script
  private let size: Size
  private let progress = Mutex(Progress())

  /// What has been played so far.
  private struct Progress {
    /// The fonts that views were laid out with.
    var fonts: FontLibrary?
    var playhead: Playhead<Story>?
    var failure: (time: Seconds, error: PlayError)?
    /// The state after each time at which something happened.
    var reached: [StoryMoment<Story>] = []
  }

  /// A player of `script` to `storyboard` on a screen of `size` points.
  public init(_ storyboard: Story, script: Script, size: Size) {
    start = storyboard
    self.script = script
    self.size = size
  }

  /// The app's state at `time`, all that happens then included; views are laid out with `fonts`.
  public func state(at time: Seconds, fonts: FontLibrary) throws(PlayError) -> Story {
    try moment(at: time, fonts: fonts).storyboard
  }

  /// The app at `time`, and what fingers are doing to it.
  func moment(at time: Seconds, fonts: FontLibrary) throws(PlayError) -> StoryMoment<Story> {
    try progress.withLock { (progress) throws(PlayError) in
      try play(&progress, to: time, fonts)
      guard let moment = progress.reached.last(notAfter: time) else {
        return StoryMoment(storyboard: start)
      }
      // A finger is where it is, not where the last event left it.
      return progress.playhead?.moment(moment, dragged: time) ?? moment
    }
  }

  private func play(
    _ progress: inout Progress, to time: Seconds, _ fonts: FontLibrary
  ) throws(PlayError) {
    if progress.fonts !== fonts {
      progress = Progress()
      progress.fonts = fonts
    }
    if let failure = progress.failure, failure.time <= time { throw failure.error }
    guard progress.failure == nil else { return }
    do throws(PlayError) {
      var playhead =
        if let playhead = progress.playhead { playhead } else {
          try Playhead(start, script, size: size, fonts: fonts)
        }
      // The one copy of what has been played is in `playhead` while it changes.
      progress.playhead = nil
      defer { progress.playhead = playhead }
      while let next = playhead.nextTime, next <= time {
        try playhead.playNext()
        progress.reached.replaceLast(with: playhead.moment)
      }
    } catch {
      progress.failure = (error.time ?? -.infinity, error)
      throw error
    }
  }
}

/// Why a script can't be played to an app.
public enum PlayError: Error, Hashable, CustomStringConvertible {
  /// The script asks for what can't be done.
  case script(ScriptError)
  /// The app could not be laid out, to look for a view.
  case view(ViewError, at: Seconds)

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .script(let error): error.description
    case .view(let error, let time): "at \(time.inShort): \(error)"
    }
  }

  /// From when on nothing can be shown; nil for always.
  fileprivate var time: Seconds? {
    switch self {
    case .script(let error): error.isStatic ? nil : error.time
    case .view(_, let time): time
    }
  }
}

/// An app at one time: its state, and what a view can know of the fingers.
struct StoryMoment<Story: Storyboard>: Sendable {
  /// When the last thing happened.
  var time: Seconds = 0
  var storyboard: Story
  /// The touches of views so far, the newest last.
  var touches: [ViewTouch] = []
  /// The view that takes what is typed.
  var focus: ViewIdentity?
  /// The finger's way on the screen, and when and where it went down.
  var finger: Finger?

  struct Finger: Sendable {
    let path: FingerPath?
    let began: Seconds
    let start: Point
    var ended: Seconds?
    /// Which of the playhead's drags the finger is in.
    var drag: Int?

    func location(at time: Seconds) -> (location: Point, velocity: Size) {
      guard ended.map({ time < $0 }) ?? true else { return end }
      return path?.state(at: time - began, from: start) ?? (start, .zero)
    }

    /// Where the finger is lifted, and how fast it is then.
    var end: (location: Point, velocity: Size) {
      path.map { $0.state(at: $0.length, from: start) } ?? (start, .zero)
    }
  }

  init(storyboard: Story) {
    self.storyboard = storyboard
  }
}

extension Array {
  /// The last moment that is not after `time`.
  fileprivate func last<Story>(notAfter time: Seconds) -> Element?
  where Element == StoryMoment<Story> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }

  /// Adds a moment, in place of the last one if that was at the same time.
  fileprivate mutating func replaceLast<Story>(with moment: Element)
  where Element == StoryMoment<Story> {
    if let last, last.time == moment.time { removeLast() }
    append(moment)
  }
}
