import Flipbook

/// What goes into a dish, for as many portions as the stepper says.
struct IngredientRows: View {
  let detail: Detail
  let rise: RowRise
  let time: Double
  let setPortions: (Int) -> Void

  private static let pitch = 48.0

  var body: some View {
    let ingredients = detail.recipe.ingredients
    Board(height: 532 + Self.pitch * Double(ingredients.count) + 110) {
      portions.rises(rise, row: 0)
      ForEach(ingredients.indices, id: \.self) { index in
        row(ingredients[index], isLast: index == ingredients.count - 1)
          .rises(rise, row: index + 1)
          .at(x: 20, y: 532 + Self.pitch * Double(index))
      }
    }
  }

  /// How far the numbers have come to those of the portions.
  private var change: Double {
    Animation.spring(response: 0.34, dampingFraction: 0.85)
      .progress(at: time - detail.portionsSince).settled
  }

  private func rolling(_ before: String, _ now: String, _ role: TextRole, _ color: Color)
    -> RollingText
  {
    RollingText(
      from: before, to: now, progress: change, role: role, color: color,
      direction: detail.portions >= detail.portionsBefore ? .up : .down)
  }

  private var portions: some View {
    Board(height: 540) {
      FigureCell(widest: "\(Recipe.portions)", role: .portions, alignment: .leading) {
        rolling("\(detail.portionsBefore)", "\(detail.portions)", .portions, .white)
      }
      .at(x: 19, baseline: 514)
      Text(detail.portions == 1 ? "portion" : "portions").role(.body, .second)
        .at(x: 50.92, baseline: 514)
      PortionStepper(portions: detail.portions, time: time, set: setPortions)
        .at(x: 270, y: 476)
    }
  }

  private func row(_ ingredient: Ingredient, isLast: Bool) -> some View {
    Board(width: 362, height: Self.pitch) {
      Text(ingredient.name).role(.body, .white).at(x: 0, baseline: 30)
      rolling(
        ingredient.amount(for: detail.portionsBefore), ingredient.amount(for: detail.portions),
        .strongBody, .accent
      )
      .at(x: 362, baseline: 30, .trailing)
      if !isLast { DashedLine().frame(width: 362).at(x: 0, y: 47.5) }
    }
  }
}

/// One fewer, one more.
private struct PortionStepper: View {
  let portions: Int
  let time: Double
  let set: (Int) -> Void

  var body: some View {
    Board(width: 112, height: 44) {
      Capsule(style: .circular).fill(Color.button)
      Color.white.opacity(0.2).frame(width: 1, height: 20).at(midX: 56, midY: 22)
      side("minus", "Fewer portions", portions - 1).at(x: 0, y: 0)
      side("plus", "More portions", portions + 1).at(x: 56, y: 0)
    }
  }

  private func side(_ icon: String, _ label: String, _ target: Int) -> some View {
    Button {
      set(target)
    } label: {
      Icon(icon, size: 18, .white)
        .opacity(Detail.portionRange.contains(target) ? 1 : 0.35)
        .frame(width: 56, height: 44)
    }
    .buttonStyle(PressStyle(time: time, scale: 0.92))
    .accessibilityLabel(label)
  }
}
