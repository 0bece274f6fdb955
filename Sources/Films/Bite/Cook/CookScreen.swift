import Flipbook

/// The kitchen: a step at a time, and its timer.
struct CookScreen: View {
  let app: BiteApp
  let run: CookRun
  /// Seconds since the screen came.
  let age: Double
  /// Seconds since it began to leave; nil while it is there.
  let leaving: Double?
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      NightGround()
      DishPlate(dish: run.dish, diameter: 308).at(midX: 201, midY: 374)
      if run.finished == nil {
        MintButton(title: "Next", time: time) { send(.cook(.next)) }
          .frame(width: 362)
          .at(x: 20, y: 780)
      } else {
        RateSheet(time: time, send: send)
      }
    }
  }
}
