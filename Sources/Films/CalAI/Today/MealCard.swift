import Flipbook

/// A meal: its picture to the edges, and what is in it.
struct MealCard: View {
  let meal: Meal
  /// How strong the white edge is that confirms it, 0...1.
  var edge = 0.0
  /// How far the green check has come, 0...1, or beyond where it overshoots.
  var check = 0.0

  static let picture = CGSize(width: 370, height: 277.5)
  /// A whole number, so that the edges of the cards below fall between pixels.
  static let height = 388.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      // It begins under the picture, whose round corners alone show above.
      UnevenRoundedRectangle(
        bottomLeadingRadius: Radius.cardStandard, bottomTrailingRadius: Radius.cardStandard
      )
      .fill(Palette.elevatedSurface)
      .padding(.top, Self.picture.height - Radius.cardStandard)
      picture
      texts.at(x: 0, y: Self.picture.height)
      LoggedMark().scaleEffect(0.6 + 0.4 * check).opacity(min(check, 1)).position(x: 338, y: 32)
    }
    .frame(width: Self.picture.width, height: Self.height)
    .overlay {
      if edge > 0 {
        RoundedRectangle(cornerRadius: Radius.cardStandard)
          .strokeBorder(Palette.actionWhite.opacity(edge), lineWidth: 2)
      }
    }
  }

  private var picture: some View {
    ZStack(alignment: .bottom) {
      DishPhoto.meal(meal.dish)
      LinearGradient(
        colors: [.clear, Palette.pictureShade], startPoint: .top, endPoint: .bottom
      )
      .frame(height: Self.picture.height / 3)
    }
    .frame(width: Self.picture.width, height: Self.picture.height)
    .clipShape(
      UnevenRoundedRectangle(
        topLeadingRadius: Radius.cardStandard, topTrailingRadius: Radius.cardStandard))
  }

  private var texts: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Text(meal.name).type(.mealName).at(x: Spacing.cardPadding, baseline: 29)
      HStack(spacing: 0) {
        Text(meal.time).type(.timestampTabular, Palette.textSecondary)
        Text(" · 1 serving").type(.meta, Palette.textSecondary)
      }
      .at(x: Spacing.cardPadding, baseline: 49)
      MacroChips(macros: meal.macros).at(x: Spacing.cardPadding, y: 68)
      Text(Int(meal.calories).grouped).type(.mealCardCalories)
        .at(x: 354 + Type.mealCardCalories.tracking, baseline: 94, .trailing)
    }
    .frame(width: Self.picture.width, height: Self.height - Self.picture.height)
  }
}

/// A green disc with a check: it is logged.
private struct LoggedMark: View {
  var body: some View {
    ZStack {
      Circle().fill(Palette.successGreen)
      Check()
        .stroke(
          Palette.canvasBlack, style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round)
        )
        .scaleEffect(1.5)
    }
    .frame(width: 28, height: 28)
  }
}
