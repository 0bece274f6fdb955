import Flipbook

/// The day: what is eaten, what is next, the list, and the streaks.
struct TodayScreen: View {
  let today: Today
  let diary: Diary
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Text("Good evening").role(.greeting, .white).at(x: 20, baseline: 96)
    }
  }
}
