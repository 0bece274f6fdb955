package import Flipbook

/// What a person does with the plan.
package enum PlanAction: Sendable {
  case scroll(ScrollMove)
}

/// The week's plan, and what is done with it.
package struct WeekPlan: Sendable {
  package private(set) var days = WeekFixture.days
  package private(set) var feed = Scroller(returning: .scrollReturn)
  /// When the screen came.
  private(set) var appeared = -Double.infinity

  init() {}

  mutating func appear(at time: Seconds) {
    appeared = time
    feed = Scroller(returning: .scrollReturn)
  }

  /// Puts a dish in place of that of a meal.
  package mutating func put(_ dish: Dish, on day: Int, for meal: Meal, at time: Seconds) {
    let before = days[day].dishes[meal.rawValue]
    days[day].dishes[meal.rawValue] = dish
    days[day].intake = days[day].intake - before.intake + dish.intake
  }

  mutating func update(_ action: PlanAction, at time: Seconds) {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    }
  }
}

extension BiteApp {
  mutating func update(_ action: PlanAction, at time: Seconds) -> [Delayed<BiteAction>] {
    plan.update(action, at: time)
    return []
  }
}
