import Flipbook

/// All recipes: searched, sorted, filtered.
struct RecipesScreen: View {
  let app: BiteApp
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Text("Recipes").role(.screenTitle, .white).at(x: 20, baseline: 96)
      Button("Teriyaki salmon rice") { send(.openDetail(.teriyakiSalmon)) }
        .at(x: 20, y: 300)
    }
  }
}
