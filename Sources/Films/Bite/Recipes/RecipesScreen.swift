import Flipbook

/// All recipes: searched, sorted, filtered.
struct RecipesScreen: View {
  let app: BiteApp
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    let offset = recipes.feed.offset(at: time)
    let shown = recipes.shown(liked: app.favourites)
    ZStack(alignment: .top) {
      ScrollView(offset: offset) {
        Board(height: RecipeGrid.height(of: shown.count)) {
          Text("Recipes").role(.screenTitle, .white).at(x: 20, baseline: 96)
          RecipeSearchRow(recipes: recipes, time: time) { send(.recipes($0)) }
            .at(x: 20, y: 122)
          RecipeChips(recipes: recipes, time: time) { send(.recipes($0)) }
            .at(x: 0, y: 186)
          grid(shown)
            .opacity(Animation.easeOut(duration: 0.25).progress(at: time - recipes.since))
        }
      }
      .onScroll { send(.recipes(.scroll($0))) }
      TopScrim().scrim(at: offset)
    }
  }

  private var recipes: Recipes { app.recipes }

  @ViewBuilder private func grid(_ shown: [Recipe]) -> some View {
    if shown.isEmpty {
      Text("Nothing like that yet.").role(.body, .second).at(x: 20, baseline: 276)
    } else {
      Board(height: RecipeGrid.height(of: shown.count)) {
        ForEach(shown.indices, id: \.self) { index in
          let recipe = shown[index]
          RecipeCard(
            recipe: recipe, isLiked: app.favourites.contains(recipe.dish), time: time,
            open: { send(.openDetail(recipe.dish)) },
            add: { send(.addToPlan(.open(recipe.dish))) }
          )
          .at(x: RecipeGrid.frame(of: index).minX, y: RecipeGrid.frame(of: index).minY)
        }
      }
    }
  }
}
