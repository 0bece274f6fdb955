import Flipbook

/// What was detected: the meal, its parts, and whether to keep it.
struct ResultCard: View {
  let detection: Detection
  /// Seconds since it came.
  let age: Double
  /// Seconds since detecting began.
  let sweep: Double
  /// How strong the white edge is that confirms it, 0...1.
  var edge = 0.0
  let time: Double
  let send: @Sendable (CalAI.Action) -> Void

  static let size = CGSize(width: 370, height: 452)

  var body: some View {
    ZStack(alignment: .topLeading) {
      AIWash().frame(width: Self.size.width, height: Self.size.height)
      heading
      ForEach(detection.items.indices, id: \.self) { index in
        row(index).at(x: Spacing.statPadding, y: 128 + 58 * Double(index))
      }
      Hairline(color: Palette.washHairline).frame(width: 330).at(x: Spacing.statPadding, y: 360)
      actions
      line
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .overlay {
      if edge > 0 {
        RoundedRectangle(cornerRadius: Radius.cardStandard)
          .strokeBorder(Palette.actionWhite.opacity(edge), lineWidth: 2)
      }
    }
  }

  /// The line of light along the top edge, which goes once the result has come.
  private var line: some View {
    TopEdgeSweep(age: sweep)
      .opacity(1 - Animation.easeOut(duration: 0.2).delay(0.2).progress(at: age))
      .allowsHitTesting(false)
  }

  private var heading: some View {
    ZStack(alignment: .topLeading) {
      AIBadge(color: Palette.infoIndigo)
      Text(detection.meal.time).type(.timestampTabular, Palette.textSecondary)
        .at(x: 350, baseline: 31, .trailing)
      Text(detection.meal.name).type(.sectionTitle)
        .at(x: Spacing.statPadding, baseline: 66)
      MacroChips(grams: detection.macros(at: time)).at(x: Spacing.statPadding, y: 84)
      HStack(alignment: .firstTextBaseline, spacing: 4 - Type.mealCardCalories.tracking) {
        RollingNumber(count: detection.calories(at: time))
          .type(.mealCardCalories)
        Text("kcal").type(.meta, Palette.textSecondary)
      }
      .at(x: 350, baseline: 109, .trailing)
    }
  }

  private func row(_ index: Int) -> some View {
    let item = detection.items[index]
    let rise = Tempo.card.delay(0.12).staggered(index, by: 0.05).progress(at: age)
    return ZStack(alignment: .topLeading) {
      Color.clear
      Hairline(color: Palette.washHairline)
      ZStack(alignment: .topLeading) {
        Text(item.name).type(.itemName).at(x: 0, baseline: 26)
        Text("\(item.confidence)% · \(item.unit)").type(.meta, Palette.textSecondary)
          .at(x: 0, baseline: 45)
        QuantityStepper(
          count: item.count.value(at: time),
          canDecrease: item.count.target > Detection.counts.lowerBound,
          canIncrease: item.count.target < Detection.counts.upperBound, time: time,
          step: { send(.step(item: index, by: $0)) }, name: item.name.lowercased()
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      }
      .transition(.opacity.combined(with: .offset(y: 8)), progress: rise)
    }
    .frame(width: 330, height: 58)
  }

  private var actions: some View {
    HStack(spacing: 0) {
      Button("Reject") { send(.reject) }
        .buttonStyle(TextButtonStyle(color: Palette.textSecondary, time: time))
        .frame(width: 74)
      Button {
        send(.save)
      } label: {
        Text("Save to today").frame(width: 184)
      }
      .buttonStyle(PrimaryPillStyle(time: time))
      .padding(.leading, 16)
    }
    .at(x: Spacing.statPadding, y: 380)
  }
}
