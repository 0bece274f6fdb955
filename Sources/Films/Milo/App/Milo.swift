package import Flipbook

/// The way through Milo: which screen is shown since when, and what was set on it.
package struct Milo: Storyboard {
  /// The screens, in order.
  package enum Screen: Int, CaseIterable, Sendable {
    case welcome
    case mind
    case vibe
    case dial
    case thought
    case stamp
  }

  package enum Action: Sendable {
    /// A screen's button was pressed: the next one comes once the press has been seen.
    case proceed
    /// What follows a press, unless another screen came since that `visit`.
    case advance(visit: Int)
    /// Leaves a screen as it is.
    case skip
    case back
    case mind(MindSelection.Action)
    case vibe(Vibe.Action)
    case dial(Dial.Action)
    case thought(Thought.Action)
  }

  /// A screen, and the time at which it comes.
  package struct Visit: Hashable, Sendable {
    package let screen: Screen
    package let start: Seconds
    /// Counts the visits, so that each is a view of its own.
    let number: Int
  }

  package private(set) var visit: Visit
  /// The screen before, which may still be on its way out.
  package private(set) var previous: Visit?
  /// How much white lies over the screens while they change, 0...1.
  private var white = Animated(0.0)
  package private(set) var mind = MindSelection()
  package private(set) var vibe = Vibe()
  /// Who was chosen to keep one company.
  package private(set) var companion: Companion?
  package private(set) var dial = Dial()
  package private(set) var thought = Thought()

  /// Seconds from the release of a screen's button to the change.
  private static let pressing = 0.09

  /// The first screen, with nothing chosen.
  package init() {
    self.init(screen: .welcome)
  }

  /// `screen`, as it comes at time 0 with nothing chosen but `companion`.
  package init(screen: Screen, companion: Companion? = nil) {
    self.companion = companion
    visit = Visit(screen: screen, start: 0, number: 0)
    appear()
  }

  /// Does what a touch asks for, or what was to follow one by itself.
  package mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .proceed: return [Delayed(.advance(visit: visit.number), after: Self.pressing)]
    case .advance(let number): if number == visit.number { advance(at: time) }
    case .skip: advance(at: time)
    case .back: show(Screen(rawValue: visit.screen.rawValue - 1), at: time)
    case .mind(let action): mind.update(action, at: time)
    case .vibe(let action): vibe.update(action, at: time)
    case .dial(let action): dial.update(action, at: time)
    case .thought(let action): thought.update(action, at: time)
    }
    return []
  }

  /// The next screen; after the last the first, and the app is as new.
  private mutating func advance(at time: Seconds) {
    if visit.screen == .vibe { companion = vibe.current }
    if let next = Screen(rawValue: visit.screen.rawValue + 1) { return show(next, at: time) }
    let (last, white) = (visit, white)
    self = Milo()
    (visit, self.white) = (last, white)
    show(Screen.allCases.first, at: time)
  }

  private mutating func show(_ screen: Screen?, at time: Seconds) {
    guard let screen else { return }
    white.flash(at: time)
    previous = visit
    visit = Visit(
      screen: screen, start: time + ScreenChange.arrival, number: visit.number + 1)
    appear()
  }

  /// What the screen that is visited begins by itself.
  private mutating func appear() {
    switch visit.screen {
    case .vibe: vibe.appear(at: visit.start)
    case .dial: dial.appear(at: visit.start)
    case .welcome, .mind, .thought, .stamp: break
    }
  }
}

extension Milo {
  /// The screen, the one before it on its way out, and the white over both.
  package func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void)
    -> some View
  {
    let change = change(at: time)
    return ZStack {
      Color.page
      ForEach(visits(at: time), id: \.number) { shown in
        let isCurrent = shown.number == visit.number
        screen(shown, time: time, send: send)
          .leaves(at: isCurrent ? 0 : change)
          .allowsHitTesting(isCurrent)
      }
      let white = white.value(at: time)
      if white > 0 {
        Color.white.opacity(white).allowsHitTesting(false)
      }
    }
  }

  /// Seconds since the screen before began to go.
  private func change(at time: Seconds) -> Double {
    time - (visit.start - ScreenChange.arrival)
  }

  /// The screens that are seen, the one on its way out first.
  private func visits(at time: Seconds) -> [Visit] {
    [change(at: time) < ScreenChange.departure ? previous : nil, time >= visit.start ? visit : nil]
      .compactMap { $0 }
  }

  @ViewBuilder private func screen(
    _ visit: Visit, time: Double, send: @escaping @Sendable (Action) -> Void
  ) -> some View {
    let age = time - visit.start
    switch visit.screen {
    case .welcome: WelcomeScreen(age: age, time: time, send: send)
    case .mind: MindScreen(selection: mind, age: age, time: time, send: send)
    case .vibe: VibeScreen(vibe: vibe, age: age, time: time, send: send)
    case .dial: DialScreen(dial: dial, age: age, time: time, send: send)
    case .thought:
      ThoughtScreen(
        thought: thought, companion: companion ?? .pip, age: age, time: time, send: send)
    case .stamp: StampScreen(age: age, time: time, send: send)
    }
  }
}
