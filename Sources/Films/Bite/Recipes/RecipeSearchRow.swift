import Flipbook

/// The field that searches, and the buttons that sort and take all filters off.
struct RecipeSearchRow: View {
  let recipes: Recipes
  let time: Double
  let send: (RecipesAction) -> Void

  private static let prompt = "What would you like to eat?"

  var body: some View {
    Board(width: 362, height: 48) {
      field
      RoundButton(
        icon: "arrow.up.arrow.down", label: recipes.order.label, diameter: 48, iconSize: 22,
        ink: recipes.order == .hearts ? .white : .accent, time: time
      ) { send(.sort) }
      .at(midX: 286, midY: 24)
      RoundButton(
        icon: "line.3.horizontal.decrease", label: "Clear filters", diameter: 48, iconSize: 22,
        ink: recipes.filters.isEmpty ? .white : .accent, time: time
      ) { send(.clear) }
      .at(midX: 338, midY: 24)
    }
  }

  private var field: some View {
    Board(width: 254, height: 48) {
      Capsule(style: .circular).fill(Color.button)
      Icon("magnifyingglass", size: 20, .accent).at(midX: 26, midY: 24)
      if recipes.words.isEmpty {
        Text(Self.prompt).role(.small, .white.opacity(0.62))
          .lineLimit(1)
          .frame(width: Self.room, alignment: .leading)
          .at(x: 46, baseline: 29.4)
          .accessibilityHidden(true)
      }
      // The field's own prompt is not seen: the one below it is the drawing's.
      TextField(Self.prompt, text: Binding(get: { recipes.words }, set: { send(.search($0)) }))
        .role(.small, recipes.words.isEmpty ? .clear : .white)
        .lineLimit(1)
        .frame(width: Self.room, height: 48)
        .at(x: 46, y: -0.35)
    }
  }

  /// How wide what is searched for may be.
  private static let room = 190.0
}
