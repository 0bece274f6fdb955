import Flipbook

/// The sheet that adds a dish to the plan.
struct AddToPlanSheet: View {
  let sheet: AddToPlan
  let plan: WeekPlan
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board { Color.sheet }
  }
}
