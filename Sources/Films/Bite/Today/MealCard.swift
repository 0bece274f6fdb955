import Flipbook

/// A meal of the day: what it is, and what can be done with it.
struct MealCard: View {
  let card: Today.Card
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  static let size = CGSize(width: 318, height: 236)

  var body: some View {
    Board(width: Self.size.width, height: Self.size.height) {
      RoundedRectangle(cornerRadius: 28, style: .circular).fill(Color.card)
      if let before = card.swapped?.before, change < 1 {
        MealCardFace(meal: card.meal, dish: before).opacity(1 - change)
      }
      MealCardFace(meal: card.meal, dish: card.dish).opacity(change)
      cook.at(x: 24, y: Self.size.height - 68)
      check.at(midX: 182, midY: Self.size.height - 44)
      RoundButton(
        icon: "arrow.left.arrow.right", label: "Swap \(card.meal.name)", diameter: 48,
        ink: .ground, fill: .cardButton, time: time
      ) { send(.today(.swap(card.meal))) }
      .at(midX: 240, midY: Self.size.height - 44)
    }
  }

  /// How far the dish that is shown has come.
  private var change: Double {
    card.swapped.map { Animation.easeInOut(duration: 0.25).progress(at: time - $0.time) } ?? 1
  }

  private var cook: some View {
    Button {
      send(.startCooking(card.dish))
    } label: {
      Board(width: 124, height: 48) {
        Capsule(style: .circular).fill(Color.ground)
        Icon("play.fill", size: 18, .white).at(x: 27, y: 15)
        Text("Cook").role(.body, .white).at(x: 52, baseline: 30)
      }
    }
    .buttonStyle(PressStyle(time: time))
    .accessibilityLabel("Cook \(card.meal.name)")
  }

  private var check: some View {
    let age = card.eaten.map { time - $0 }
    let filled = age.map { Animation.easeOut(duration: 0.16).progress(at: $0) } ?? 0
    return RoundButton(
      icon: "checkmark", label: "Eaten \(card.meal.name)", diameter: 48,
      ink: .ground, fill: Color.cardButton.mix(with: .accent, by: filled), time: time
    ) { send(.today(.toggle(card.meal))) }
  }
}

/// What a card says, and its plate.
private struct MealCardFace: View {
  let meal: Meal
  let dish: Dish

  var body: some View {
    let last = MealCard.size.height - 116
    let first = last - 32 * Double(dish.title.count - 1)
    Board(width: MealCard.size.width, height: MealCard.size.height) {
      Text("\(meal.name.uppercased()) · \(meal.hour)").role(.tagCaps, .secondOnCard)
        .at(x: 24, baseline: first - 36)
      ForEach(dish.title.indices, id: \.self) { line in
        Text(dish.title[line]).role(.mealCardTitle, .ground)
          .at(x: 24, baseline: first + 32 * Double(line))
      }
      MetaLine.onCard(dish.intake).at(x: 24, baseline: MealCard.size.height - 86)
      DishPlate(dish: dish, diameter: 156).at(midX: 248, midY: 34)
    }
    .allowsHitTesting(false)
  }
}
