import Flipbook

/// What there is to buy.
struct GroceryScreen: View {
  let list: GroceryList
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Text("Your List").role(.screenTitle, .white).at(x: 20, baseline: 96)
    }
  }
}
