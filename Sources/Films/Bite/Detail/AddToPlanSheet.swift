import Flipbook

/// The sheet that adds a dish to the plan, over a screen that is dimmed.
struct AddToPlanSheet: View {
  let sheet: AddToPlan
  let time: Double
  let send: (AddToPlanAction) -> Void

  private static let top = 158.0
  private static let shape = UnevenRoundedRectangle(
    topLeadingRadius: 32, topTrailingRadius: 32, style: .circular)

  var body: some View {
    let rise = sheet.rise.value(at: time).settled
    if sheet.isOpen || rise > 0.0005 {
      ZStack(alignment: .topLeading) {
        Color.dim.opacity(0.6 * sheet.dim.value(at: time))
          .contentShape(Rectangle())
          .onTapGesture { send(.close) }
          .accessibilityLabel("Dismiss")
        Board {
          // Below the screen's edge there is more of it, for a spring that overshoots.
          Self.shape.fill(Color.sheet)
            .overlay { Self.shape.strokeBorder(.white.opacity(0.08), lineWidth: 1) }
            .frame(width: Viewport.width, height: Viewport.height - Self.top + 60)
            .contentShape(Rectangle())
            .onTapGesture {}
            .at(x: 0, y: Self.top)
          Capsule(style: .circular).fill(.white.opacity(0.3))
            .frame(width: 36, height: 5)
            .at(x: 183, y: 168)
          header
          MealSegments(meal: sheet.meal, place: sheet.segment.value(at: time), time: time) {
            send(.meal($0))
          }
          .at(x: 20, y: 284)
          ForEach(sheet.days.indices, id: \.self) { day($0) }
          AddButton(sheet: sheet, time: time) { send(.add) }
            .at(x: 20, y: 780)
        }
        .offset(y: (Viewport.height - Self.top) * (1 - rise))
      }
      .allowsHitTesting(sheet.isOpen)
    }
  }

  private var header: some View {
    Board {
      DishPlate(dish: sheet.dish, diameter: 72).at(midX: 56, midY: 228)
      Text(sheet.dish.name).role(.dayName, .white).at(x: 106, baseline: 226)
      Text(RecipeBook.recipe(for: sheet.dish).line).role(.small, .second)
        .at(x: 106, baseline: 251)
    }
  }

  private func day(_ index: Int) -> some View {
    let day = sheet.days[index]
    let isLast = index == sheet.days.count - 1
    return Button {
      send(.day(index))
    } label: {
      Board(width: 362, height: 56) {
        CheckCircle(age: sheet.picks[index].map { time - $0 }).at(midX: 13, midY: 28)
        Text(day.name).role(.button, .white).at(x: 40, baseline: 34.3)
        DishPlate(dish: day.dishes[sheet.meal.rawValue], diameter: 40).at(midX: 341, midY: 28)
        if !isLast { DashedLine().frame(width: 322).at(x: 40, y: 55.5) }
      }
    }
    .buttonStyle(PressStyle(time: time))
    .accessibilityLabel(day.name)
    .rises(after: 0.12 + 0.03 * Double(index), at: time - sheet.opened)
    .at(x: 20, y: 344 + 56 * Double(index))
  }
}

/// Breakfast, lunch or dinner.
private struct MealSegments: View {
  let meal: Meal
  /// Where the chosen segment is, between the meals' numbers.
  let place: Double
  let time: Double
  let choose: (Meal) -> Void

  var body: some View {
    Board(width: 362, height: 48) {
      Capsule(style: .circular).fill(Color.segmentTrack)
      Capsule(style: .circular).fill(.white)
        .frame(width: 118, height: 40)
        .at(x: 4 + 118 * place, y: 4)
      ForEach(Meal.allCases, id: \.self) { meal in
        segment(meal).at(x: 4 + 118 * Double(meal.rawValue), y: 4)
      }
    }
  }

  private func segment(_ meal: Meal) -> some View {
    let lit = max(1 - (place - Double(meal.rawValue)).magnitude, 0)
    return Button {
      choose(meal)
    } label: {
      Text(meal.name)
        .role(
          meal == self.meal ? .strongSmall : .small,
          .white.opacity(0.8).mix(with: .ground, by: lit)
        )
        .fixedSize()
        .offset(y: -0.45)
        .frame(width: 118, height: 40)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle(time: time))
    .accessibilityLabel(meal.name)
  }
}

/// The button, which sleeps until a day is picked.
private struct AddButton: View {
  let sheet: AddToPlan
  let time: Double
  let action: () -> Void

  var body: some View {
    let readiness = sheet.readiness.value(at: time)
    Button(action: action) {
      ZStack {
        Text("Pick a day").opacity(1 - readiness)
        Text(addLabel).opacity(readiness)
      }
      .tracking(TextRole.button.tracking)
    }
    .buttonStyle(MintButtonStyle(time: time))
    .frame(width: 362, height: 64)
    .opacity(0.5 + 0.5 * readiness)
    .accessibilityLabel(sheet.picks.isEmpty ? "Pick a day" : addLabel)
  }

  private var addLabel: String {
    sheet.spokenCount == 1 ? "Add to 1 day" : "Add to \(sheet.spokenCount) days"
  }
}
