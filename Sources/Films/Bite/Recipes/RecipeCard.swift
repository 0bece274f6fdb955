import Flipbook

/// A recipe in the grid: the card opens it, the badge adds it to the plan.
struct RecipeCard: View {
  let recipe: Recipe
  let isLiked: Bool
  let time: Double
  let open: () -> Void
  let add: () -> Void

  var body: some View {
    Board(width: RecipeGrid.card.width, height: RecipeGrid.card.height) {
      Button(action: open) {
        Board(width: RecipeGrid.card.width, height: RecipeGrid.card.height) {
          RoundedRectangle(cornerRadius: RecipeGrid.radius, style: .circular)
            .fill(Color.recipeCard)
          DishPlate(dish: recipe.dish, diameter: RecipeGrid.plateDiameter)
            .at(midX: RecipeGrid.plate.x, midY: RecipeGrid.plate.y)
          RecipeCardText(recipe: recipe, isLiked: isLiked)
        }
      }
      .buttonStyle(PressStyle(time: time))
      .accessibilityLabel(recipe.dish.name)
      Button(action: add) { RecipeBadge() }
        .buttonStyle(PressStyle(time: time, scale: 0.92))
        .accessibilityLabel("Add \(recipe.dish.name)")
        .at(midX: RecipeBadge.center.x, midY: RecipeBadge.center.y)
    }
  }
}

/// The "+" of a card.
struct RecipeBadge: View {
  static let center = CGPoint(x: 149, y: 26)

  var body: some View {
    Circle().fill(Color.accent)
      .overlay { Icon("plus", size: 17, .ground) }
      .frame(width: 32, height: 32)
  }
}

/// What a card reads.
struct RecipeCardText: View {
  let recipe: Recipe
  let isLiked: Bool

  var body: some View {
    let last = 188 + 21 * Double(recipe.dish.title.count - 1)
    Board(width: RecipeGrid.card.width, height: RecipeGrid.card.height) {
      ForEach(recipe.dish.title.indices, id: \.self) { index in
        Text(recipe.dish.title[index]).role(.strongBody, .white)
          .at(x: 16, baseline: 188 + 21 * Double(index))
      }
      Text(recipe.line).role(.caption, .second).at(x: 16, baseline: last + 22)
      Icon(isLiked ? "heart.fill" : "heart", size: 14, isLiked ? .accent : .second)
        .at(x: 16, y: last + 31)
      Text(recipe.hearts).role(.caption, .second).at(x: 34, baseline: last + 42.7)
    }
  }
}
