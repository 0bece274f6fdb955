import Flipbook

/// A recipe: what it is, what goes into it, what it has, how it is made.
struct DetailScreen: View {
  let app: BiteApp
  let detail: Detail
  /// Seconds since the screen came.
  let age: Double
  /// Seconds since it began to leave; nil while it is there.
  let leaving: Double?
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Color.ground
      DishPlate(dish: detail.dish, diameter: 206).at(midX: 292, midY: 216)
      MintButton(title: "Start cooking", icon: "play.fill", time: time) {
        send(.startCooking(detail.dish))
      }
      .frame(width: 362)
      .at(x: 20, y: 780)
    }
  }
}
