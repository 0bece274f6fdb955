import Flipbook

/// The row of chips, which scrolls by itself.
struct RecipeChips: View {
  let recipes: Recipes
  let time: Double
  let send: (RecipesAction) -> Void

  var body: some View {
    ScrollView(.horizontal, offset: recipes.chips.offset(at: time)) {
      HStack(spacing: 8) {
        ForEach(RecipeFilter.allCases, id: \.self) { filter in
          RecipeChip(
            filter: filter, amount: recipes.lit[filter.rawValue].value(at: time), time: time
          ) { send(.toggle(filter)) }
        }
      }
      .padding(.horizontal, 20)
    }
    .frame(width: Viewport.width, height: 40)
    .onScroll(.horizontal) { send(.scrollChips($0)) }
  }
}

/// A chip that keeps some of the recipes while it is lit.
private struct RecipeChip: View {
  let filter: RecipeFilter
  /// How far it is lit, 0...1.
  let amount: Double
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6.5) {
        if let icon = filter.icon {
          Icon(icon, size: 17, .accent.mix(with: .ground, by: amount)).padding(.leading, -2.5)
        }
        Text(filter.title).role(.small, .white.mix(with: .ground, by: amount))
          .fixedSize()
          .offset(y: -0.67)
          .padding(.trailing, filter.icon == nil ? 0 : 1)
      }
      .padding(.horizontal, 18)
      .frame(height: 40)
      .background { Capsule(style: .circular).fill(Color.chip.mix(with: .white, by: amount)) }
      .overlay {
        Capsule(style: .circular)
          .strokeBorder(.white.opacity(0.12 * (1 - amount)), lineWidth: 1)
      }
    }
    .buttonStyle(PressStyle(time: time))
    .accessibilityLabel(filter.title)
  }
}
