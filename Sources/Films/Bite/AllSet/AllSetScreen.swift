import Flipbook

/// The first meals, under the penguin on its summit.
struct AllSetScreen: View {
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  private static let meals: [Dish] = [.berryOats, .chickenSalad, .teriyakiSalmon]
  private static let pitch = 82.0

  var body: some View {
    Board {
      Color.ground
      picture
      title("All set", .white, baseline: 436, delay: 0.05)
      title("let's eat?", .accent, baseline: 484, delay: 0.11)
      ForEach(Self.meals.indices, id: \.self) { index in
        MealRow(
          dish: Self.meals[index], isLast: index == Self.meals.count - 1,
          age: age - 0.15 - 0.08 * Double(index)
        )
        .at(x: 0, y: 511 + Self.pitch * Double(index))
      }
      MintButton(title: "Let's eat", time: time) { send(.eat) }
        .frame(width: 180)
        .rises(after: 0.4, at: age)
        .at(x: 111, y: 780)
    }
  }

  /// The summit, which comes a step nearer at first, and what it fades into.
  @ViewBuilder private var picture: some View {
    let nearness = Animation.cubicOut(duration: 0.9)
    Image(decorative: "penguin-summit")
      .scaleEffect(1.05 - 0.05 * nearness.progress(at: age))
      .at(x: 0, y: -16)
    LinearGradient(
      stops: [
        .init(color: .ground.opacity(0), location: 0),
        .init(color: .ground.opacity(0.62), location: 90.0 / 194),
        .init(color: .ground, location: 164.0 / 194), .init(color: .ground, location: 1),
      ], startPoint: .top, endPoint: .bottom
    )
    .frame(width: Viewport.width, height: 194)
    .at(x: 0, y: 350)
  }

  private func title(
    _ text: String, _ color: Color, baseline: Double, delay: Double
  ) -> some View {
    Text(text).role(.allSetTitle, color)
      .rises(after: delay, at: age)
      .at(x: 20, baseline: baseline)
  }
}

/// A meal: it slides in from the right, with the dashes below it.
private struct MealRow: View {
  let dish: Dish
  let isLast: Bool
  /// Seconds since it began to come.
  let age: Double

  var body: some View {
    Board(width: Viewport.width, height: 82) {
      DishPlate(dish: dish, diameter: 60).at(midX: 50, midY: 41)
      Text(dish.name).role(.mealRow, .white).at(x: 98, baseline: 37)
      MetaLine(intake: dish.intake, gap: 16).at(x: 98, baseline: 62)
      if !isLast {
        DashedLine().frame(width: 362).at(x: 20, y: 81.5)
      }
    }
    .opacity(Animation.easeOut(duration: 0.22).progress(at: age))
    .offset(
      x: 48
        * (1 - Animation.spring(response: 0.5, dampingFraction: 0.85).progress(at: age).settled))
  }
}
