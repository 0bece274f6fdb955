package import Flipbook

/// What a person does with the plan.
package enum PlanAction: Sendable {
  case scroll(ScrollMove)
  /// A finger has stayed on a tile, moves it, and lets go.
  case lift(PlanSlot)
  case carry(to: CGPoint, from: CGPoint)
  case drop
  /// A tile that was lifted then, and was not carried since, is put down.
  case putDown(since: Seconds)
  /// The dishes of each meal move on by a day.
  case shuffle
  /// The week as it was planned first.
  case restore
}

/// The week's plan, and what is done with it.
package struct WeekPlan: Sendable {
  package private(set) var days = WeekFixture.days
  package private(set) var feed = Scroller(returning: .scrollReturn)
  /// The tile that a finger carries.
  private(set) var lift: Lift?
  /// How far each slot's tile is from it, on its way from where it was dropped.
  private(set) var ways: [Animated<CGSize>] = PlanSlot.all.map { _ in Animated(.zero) }
  /// When a slot's tile began its last way, in front of those that stand still.
  private(set) var moved: [Seconds] = PlanSlot.all.map { _ in -.infinity }
  /// When the tile that was lifted last was let go, and which slot it went to.
  private(set) var dropped: (slot: PlanSlot, time: Seconds)?
  /// What the days come to, as it is written.
  private(set) var totals = WeekFixture.days.map { IntakeLines($0.intake) }
  /// When the screen came.
  private(set) var appeared = -Double.infinity

  /// Seconds that a lifted tile waits to be carried.
  static let patience = 1.5

  init() {}

  mutating func appear(at time: Seconds) {
    appeared = time
    feed = Scroller(returning: .scrollReturn)
    lift = nil
  }

  /// The dish in a slot.
  package func dish(in slot: PlanSlot) -> Dish { days[slot.day].dishes[slot.meal] }

  /// Puts a dish in place of that of a meal.
  package mutating func put(_ dish: Dish, on day: Int, for meal: Meal, at time: Seconds) {
    set(dish, in: PlanSlot(day: day, meal: meal.rawValue), at: time)
  }

  private mutating func set(_ dish: Dish, in slot: PlanSlot, at time: Seconds) {
    let before = days[slot.day].dishes[slot.meal]
    days[slot.day].dishes[slot.meal] = dish
    days[slot.day].intake = days[slot.day].intake - before.intake + dish.intake
    totals[slot.day].set(to: days[slot.day].intake, at: time)
  }
}

extension WeekPlan {
  fileprivate mutating func update(_ action: PlanAction, at time: Seconds) {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    case .lift(let slot): lift = Lift(slot, at: time)
    case .carry(let location, let start):
      lift?.move(to: location, from: start, at: time)
    case .drop: drop(at: time)
    case .putDown(let start):
      if let lift, lift.start == start, !lift.isCarried { drop(at: time) }
    case .shuffle: shuffle(at: time)
    case .restore:
      for slot in PlanSlot.all {
        set(WeekFixture.days[slot.day].dishes[slot.meal], in: slot, at: time)
      }
    }
  }

  /// The lifted tile and the one below it go to each other's slot; without one below, it goes back.
  private mutating func drop(at time: Seconds) {
    guard let lift else { return }
    self.lift = nil
    let way = lift.way.value(at: time)
    let start = lift.slot
    guard let end = lift.target?.slot else {
      settle(start, from: way, at: time)
      dropped = (start, time)
      return
    }
    let (carried, other) = (dish(in: start), dish(in: end))
    set(carried, in: end, at: time)
    set(other, in: start, at: time)
    let apart = CGSize(
      width: end.frame.minX - start.frame.minX, height: end.frame.minY - start.frame.minY)
    settle(start, from: apart, at: time)
    settle(
      end, from: CGSize(width: way.width - apart.width, height: way.height - apart.height), at: time
    )
    dropped = (end, time)
  }

  /// A slot's tile goes there from so far away.
  private mutating func settle(_ slot: PlanSlot, from way: CGSize, at time: Seconds) {
    ways[slot.index].set(to: way, at: time)
    ways[slot.index].set(
      to: .zero, at: time, animation: .spring(response: 0.42, dampingFraction: 0.78))
    moved[slot.index] = time
  }

  private mutating func shuffle(at time: Seconds) {
    let before = days.map(\.dishes)
    for slot in PlanSlot.all {
      // Breakfasts move on by one day, lunches by two, dinners by three.
      let source = (slot.day + slot.meal + 1) % days.count
      set(before[source][slot.meal], in: slot, at: time)
    }
  }
}

extension BiteApp {
  mutating func update(_ action: PlanAction, at time: Seconds) -> [Delayed<BiteAction>] {
    plan.update(action, at: time)
    // A finger that does not move is not heard of when it is lifted.
    guard case .lift = action else { return [] }
    return [Delayed(.plan(.putDown(since: time)), after: WeekPlan.patience)]
  }
}
