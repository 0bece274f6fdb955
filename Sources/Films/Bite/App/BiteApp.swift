package import Flipbook

/// Bite Club: which screen is shown since when, and what was done on each.
package struct BiteApp: Storyboard {
  /// The screens that were seen since the launch, the one that is shown last.
  private var visits: [Visit]
  /// How often the app was launched.
  private var launches: Int
  /// Since when the app goes dark to be launched anew; nil while it does not.
  private(set) var resetting: Seconds?

  package internal(set) var quiz = Quiz()
  package internal(set) var preparations = Preparations()
  package internal(set) var home = Home()
  package internal(set) var today = Today()
  package internal(set) var plan = WeekPlan()
  package internal(set) var groceries = GroceryList()
  package internal(set) var recipes = Recipes()
  /// The recipe that was opened last.
  package internal(set) var detail: Detail?
  /// The sheet over it, which may be on its way out.
  package internal(set) var addToPlan: AddToPlan?
  package internal(set) var cook: CookRun?
  package internal(set) var reward: Reward?
  /// What was eaten, and what came of it.
  package internal(set) var diary = Diary()
  /// The dishes that are liked.
  package internal(set) var favourites: Set<Dish> = []

  /// Seconds that the splash takes.
  private static let splash = 1.65
  /// Seconds in which the screen goes dark before a new launch.
  static let darkening = 0.2

  /// The app as it is launched at time 0.
  package init() {
    self.init(launch: 0, at: 0)
  }

  private init(launch: Int, at time: Seconds) {
    launches = launch
    visits = [Visit(screen: .splash, start: time)]
  }

  /// The splash leads on by itself.
  package func launch() -> [Delayed<BiteAction>] {
    later([Delayed(.openWelcome, after: Self.splash)])
  }

  /// Does what a touch asks for, or what was to follow by itself.
  package mutating func update(
    _ action: BiteAction, at time: Seconds
  ) -> [Delayed<BiteAction>] {
    var action = action
    if case .later(let inner, let launch) = action {
      guard launch == launches else { return [] }
      action = inner
    }
    let next = reduce(action, at: time)
    // What follows a new launch belongs to that one: it counts from here.
    return later(next)
  }

  /// What is to follow, for this launch alone.
  private func later(_ actions: [Delayed<BiteAction>]) -> [Delayed<BiteAction>] {
    actions.map { Delayed(.later($0.action, launch: launches), after: $0.delay) }
  }

  private mutating func reduce(
    _ action: BiteAction, at time: Seconds
  ) -> [Delayed<BiteAction>] {
    switch action {
    case .openWelcome, .start, .quiz, .prepared, .finishPreparing, .eat:
      return updateWayIn(action, at: time)
    case .show(let tab): show(tab, at: time)
    case .today(let action): return update(action, at: time)
    case .plan(let action): return update(action, at: time)
    case .groceries(let action): return update(action, at: time)
    case .recipes(let action): return update(action, at: time)
    case .openDetail(let dish): return openDetail(dish, at: time)
    case .detail(let action): return update(action, at: time)
    case .addToPlan(let action): return update(action, at: time)
    case .startCooking(let dish): return startCooking(dish, at: time)
    case .cook(let action): return update(action, at: time)
    case .rate(let rating): return rate(rating, at: time)
    case .reward(let action): return update(action, at: time)
    case .reset:
      guard resetting == nil else { break }
      resetting = time
      return [Delayed(.relaunch, after: Self.darkening)]
    case .relaunch:
      self = BiteApp(launch: launches + 1, at: time)
      return [Delayed(.openWelcome, after: Self.splash)]
    case .later: break
    }
    return []
  }
}

extension BiteApp {
  /// The screen that is shown, and since when.
  package var visit: Visit { visits[visits.count - 1] }
  /// The screen before, which may still be on its way out.
  package var previous: Visit? { visits.dropLast().last }

  /// The last visits of a layer that followed one another, the latest first.
  func visits(of layer: BiteScreen.Layer) -> [Visit] {
    Array(visits.reversed().drop { $0.screen.layer != layer }.prefix { $0.screen.layer == layer })
  }

  /// Goes to a screen.
  mutating func show(_ screen: BiteScreen, at time: Seconds) {
    visits.append(Visit(screen: screen, start: time))
  }
}
