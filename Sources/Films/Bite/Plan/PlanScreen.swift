import Flipbook

/// The week: how far it has come, and what each day has.
struct PlanScreen: View {
  let plan: WeekPlan
  let diary: Diary
  /// How many things are left to buy.
  let left: Int
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Text("Your Plan").role(.screenTitle, .white).at(x: 20, baseline: 96)
    }
  }
}
