import Flipbook

/// What a portion has.
struct NutritionRows: View {
  let recipe: Recipe
  let rise: RowRise

  private static let pitch = 58.0

  /// A row: its icon, its value, what it is of.
  private struct Row {
    let icon: String
    let value: String
    let label: String
  }

  private var rows: [Row] {
    let (intake, nutrients) = (recipe.dish.intake, recipe.nutrients)
    return [
      Row(icon: "flame.fill", value: "\(intake.kcal)", label: "kcal"),
      Row(icon: "bolt.fill", value: "\(intake.protein)g", label: "Protein"),
      Row(icon: "grain", value: "\(nutrients.carbs)g", label: "Carbs"),
      Row(icon: "leaf.fill", value: "\(nutrients.fiber)g", label: "Fiber"),
      Row(icon: "drop.fill", value: "\(nutrients.fat)g", label: "Fat"),
    ]
  }

  var body: some View {
    Board(height: Viewport.height) {
      ForEach(rows.indices, id: \.self) { index in
        row(rows[index], at: index)
          .rises(rise, row: index)
          .at(x: 20, y: 473 + Self.pitch * Double(index))
      }
    }
  }

  private func row(_ row: Row, at index: Int) -> some View {
    Board(width: 362, height: Self.pitch) {
      Circle().fill(Color.accent)
        .overlay { Icon(row.icon, size: 20, .ground) }
        .frame(width: 40, height: 40)
        .scaleEffect(scale(of: index))
        .at(midX: 20, midY: 29)
      Text(row.value).role(.statValue, .white).at(x: 56, baseline: 36.8)
      Text(row.label).role(.body, .second).at(x: 362, baseline: 35, .trailing)
      if index < rows.count - 1 {
        DashedLine().frame(width: 306).at(x: 56, y: 57.5)
      }
    }
  }

  private func scale(of index: Int) -> Double {
    let spring = Animation.spring(response: 0.35, dampingFraction: 0.65)
    return 0.6 + 0.4 * spring.progress(at: rise.age - rise.interval * Double(index)).settled
  }
}
