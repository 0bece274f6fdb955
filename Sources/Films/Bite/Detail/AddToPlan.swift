/// What a person does on the sheet that adds a dish to the plan.
package enum AddToPlanAction: Sendable {
  case close
}

/// The sheet that adds a dish to the plan: which meal, which days.
package struct AddToPlan: Sendable {
  package let dish: Dish

  init(_ dish: Dish) { self.dish = dish }
}
