public import Motion
public import Views

/// An app: state, what can happen to it, and how it looks.
///
/// A ``Script`` of gestures makes it a film (``StoryboardFilm``).
///
/// State holds *when* things changed, never a running animation: an `Animated` value, a `Scroller`, the
/// time of a change of screen. The body reckons from that and the time what is to be seen.
///
/// ```swift
/// struct Counter: Storyboard {
///   enum Action { case increment }
///   var count = 0
///
///   mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
///     count += 1
///     return []
///   }
///
///   func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
///     Button("\(count)") { send(.increment) }
///   }
/// }
/// ```
public protocol Storyboard: Sendable {
  /// What can happen.
  associatedtype Action: Sendable
  /// The type of view that the app is.
  associatedtype Body: View

  /// The app as it starts, at time 0.
  init()

  /// What happens by itself from the start on, with the seconds until then; nothing unless it is said.
  func launch() -> [Delayed<Action>]

  /// Applies `action` at `time`, and names what must happen later by itself.
  ///
  /// What was named can't be called off: an action that may have become pointless, because someone went
  /// back in the meantime, says what it is for, and changes nothing where that is past.
  mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>]

  /// What is seen at `time`; gestures in it `send` their actions.
  @ViewBuilder func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> Body
}

extension Storyboard {
  /// Nothing happens by itself from the start on.
  public func launch() -> [Delayed<Action>] { [] }
}

/// Something that is to happen later.
public struct Delayed<Action: Sendable>: Sendable {
  /// What is to happen.
  public let action: Action
  /// In how many seconds.
  public let delay: Seconds

  /// `action` in `delay` seconds: at once if that is not above zero, never if it is infinite.
  public init(_ action: Action, after delay: Seconds) {
    self.action = action
    self.delay = delay > 0 ? delay : 0
  }
}

extension Delayed: Equatable where Action: Equatable {}
extension Delayed: Hashable where Action: Hashable {}
