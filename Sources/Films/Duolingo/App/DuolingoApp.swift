package import Flipbook

/// The app: the tabs, a lesson, what was won in it, and the streak.
package struct DuolingoApp: Storyboard {
  package indirect enum Action: Sendable {
    /// Something in the tabs.
    case home(Home.Action)
    /// The lesson of the node begins whose popover is open.
    case startLesson
    /// A chest on the path is tapped.
    case chest(Int)
    /// Everything is as it was at launch.
    case reset
    /// Something in the lesson.
    case lesson(LessonRun.Action)
    /// The battery is filled again, for gems.
    case recharge
    /// A finger is on the button that takes the points, and they are taken: on to the streak.
    case pressClaim
    case claim
    /// The streak was seen, or the lesson was left: back to the tabs.
    case finish
    case leaveLesson
    /// The run that films begin with, and a step of the one that began at a time.
    case startRun
    case runStep(Action, of: Seconds)
  }

  /// The screens, each with what happens on it.
  package enum Screen: Sendable {
    case home(Home)
    case lesson(LessonRun)
    case complete(Celebration)
    case streak(StreakUpdate)
  }

  package private(set) var screen: Screen
  /// What the learner has come to.
  package private(set) var account: Account
  /// The league and the quests as they were last looked at.
  private var seen: (league: League, quests: [Quest])
  private let source: any AppDataSource
  private var pace: Pace
  /// The node whose lesson was begun last.
  private var node: Int?
  /// The streak before the lesson that has just ended; nil where today counted already.
  private var streakBefore: Streak?
  /// When the run began that is going on; nil while there is none.
  private var run: Seconds?

  private static let assets = ImageCatalog(
    AssetFolder("Assets", ofTarget: "Duolingo", inPackage: "flipbook"))

  /// The app as it is launched, at time 0.
  package init() {
    self.init(source: FixtureDataSource())
  }

  /// The app as it is launched at time 0, with content of one's own.
  ///
  /// - Throws: A ``CourseError`` where the screens could not show it.
  package init(course source: any AppDataSource) throws(CourseError) {
    try source.validate()
    self.init(source: source)
  }

  /// The app as it is launched at a time, with the content of `source`, which is valid.
  init(source: any AppDataSource, at time: Seconds = 0) {
    (self.source, pace) = (source, .app)
    account = Account(source)
    seen = (account.league, account.quests)
    screen = .home(Home(at: time))
  }

  /// The app as a lesson ends, with what `source` says came of it.
  package init(
    completeAt start: Seconds, pace: Pace, source: any AppDataSource = FixtureDataSource()
  ) {
    self.init(source: source)
    (self.pace, node) = (pace, account.current)
    finish(source.lessonResult, longestRow: 0, energy: account.energy)
    screen = .complete(Celebration(of: source.lessonResult, at: start, pace: pace.celebration))
  }

  package mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch (action, screen) {
    case (.startRun, _): return startRun(at: time)
    case (.runStep(let step, let start), _):
      return run == start ? update(step, at: time) : []
    case (.reset, _): self = DuolingoApp(source: source, at: time)
    case (.home(let action), .home(var home)):
      let tab = home.tab
      home.update(action, at: time)
      if home.tab != tab { look(at: &home, time) }
      screen = .home(home)
    case (.chest(let node), .home(var home)) where account.state(ofNode: node) != .done:
      home.tapChest(at: node, gems: account.openChest(at: node), at: time)
      screen = .home(home)
    case (.startLesson, .home(let home)):
      node = home.popover?.node
      screen = .lesson(
        LessonRun(source.lesson, at: time, energy: account.energy, pace: pace.lesson))
    case (.lesson(let action), .lesson(let lesson)):
      return update(lesson, action, at: time)
    case (.recharge, .lesson(var lesson))
    where lesson.isShort && account.canPay(for: source.recharge):
      account.pay(for: source.recharge)
      lesson.recharge(to: source.recharge.energy, at: time)
      screen = .lesson(lesson)
    case (.pressClaim, .complete(var celebration)):
      celebration.claimed = time
      screen = .complete(celebration)
    case (.claim, .complete):
      if let streakBefore {
        screen = .streak(StreakUpdate(of: streakBefore, at: time, pace: pace.streak))
      } else {
        showHome(at: time)
      }
    case (.leaveLesson, .lesson(let lesson)):
      account.leave(energy: lesson.energy.value)
      showHome(at: time)
    case (.finish, .streak): showHome(at: time)
    default: break
    }
    return []
  }

  /// Something happens in a lesson, which may end it.
  private mutating func update(
    _ lesson: LessonRun, _ action: LessonRun.Action, at time: Seconds
  ) -> [Delayed<Action>] {
    if action == .proceed, lesson.isComplete {
      let result = lesson.result(at: time)
      finish(result, longestRow: lesson.longestRow, energy: lesson.energy.value)
      screen = .complete(Celebration(of: result, at: time, pace: pace.celebration))
      return []
    }
    var lesson = lesson
    let later = lesson.update(action, at: time)
    screen = .lesson(lesson)
    return later.map { Delayed(.lesson($0.action), after: $0.delay) }
  }

  private mutating func finish(_ result: LessonResult, longestRow: Int, energy: Int) {
    streakBefore = account.hasLearnedToday ? nil : account.streak
    account.finish(result, at: node, longestRow: longestRow, energy: energy)
  }

  /// A tab is looked at: what has changed in it since the last time is shown as it happens.
  private mutating func look(at home: inout Home, _ time: Seconds) {
    switch home.tab {
    case .leaderboards:
      home.climb = LeagueClimb(from: seen.league, to: account.league, at: time)
      seen.league = account.league
    case .quests:
      home.questUpdate = QuestUpdate(from: seen.quests, to: account.quests)
      seen.quests = account.quests
    case .learn, .profile: break
    }
  }

  private mutating func showHome(at time: Seconds) {
    (pace, run) = (.app, nil)
    screen = .home(Home(at: time))
  }

  /// Closes everything, and begins the run: from here on it plays itself.
  private mutating func startRun(at time: Seconds) -> [Delayed<Action>] {
    self = DuolingoApp(source: source, at: time)
    (pace, run, node) = (.demo, time, account.current)
    screen = .lesson(
      LessonRun(
        source.lesson, at: time, energy: DemoScript.energy, pace: pace.lesson,
        stage: DemoScript.stage))
    return DemoScript.steps.map { Delayed(.runStep($0.action, of: time), after: $0.time) }
  }

  package func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    ZStack {
      Color.ground
      switch screen {
      case .home(let home):
        HomeScreen(
          home: home, account: account, guidebook: Guidebook(of: source.lesson), time: time,
          send: send)
      case .lesson(let lesson):
        LessonScreen(
          lesson: lesson, recharge: source.recharge, canPay: account.canPay(for: source.recharge),
          time: time, send: send)
      case .complete(let celebration):
        CompleteScreen(
          celebration: celebration, confetti: pace.confetti, time: time, send: send)
      case .streak(let update):
        StreakScreen(update: update, time: time, send: send)
      }
      RunButton { send(.startRun) }
    }
    .environment(\.imageCatalog, Self.assets)
  }
}

/// The place at the top right of every screen that starts the run; nothing is seen of it.
private struct RunButton: View {
  let action: () -> Void

  var body: some View {
    Color.clear
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
      .onTapGesture(perform: action)
      .accessibilityLabel(Brand.run)
      .position(x: 380, y: 84)
  }
}
