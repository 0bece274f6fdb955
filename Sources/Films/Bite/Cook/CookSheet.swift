import Flipbook

/// What the cook's sheet reads, and its buttons, until the dish is done.
struct CookSheet: View {
  let run: CookRun
  let time: Double
  let send: (CookAction) -> Void

  var body: some View {
    if gone < 1 {
      Board {
        heading
        ForEach(run.recipe.steps.indices, id: \.self) { step($0) }
        CookButtons(run: run, time: time, send: send)
      }
      .opacity(1 - gone)
      .allowsHitTesting(run.finished == nil)
    }
  }

  /// How much of it has gone for the rating, 0...1.
  private var gone: Double {
    run.finished.map { Animation.easeOut(duration: 0.15).progress(at: time - $0) } ?? 0
  }

  private var heading: some View {
    Board {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Step ").role(.strongBody, .ground)
        FigureCell(widest: "4", role: .strongBody, alignment: .leading) {
          RollingText(run.number, at: time, role: .strongBody, color: .ground)
        }
        Text("of \(run.recipe.steps.count)").role(.body, .quietOnCard).padding(.leading, 5)
      }
      .at(x: CookMetrics.edge, baseline: 624)
      Text("\(run.recipe.ingredients.count) things").role(.largeCaption, .quietOnCard)
        .at(x: 378, baseline: 624, .trailing)
    }
  }

  /// A step's text, a screen's width away for each step between it and the one that is shown.
  @ViewBuilder private func step(_ index: Int) -> some View {
    let distance = Double(index) - run.place.value(at: time)
    if distance.magnitude < 0.999 {
      VStack(alignment: .leading, spacing: 8.6) {
        PhrasedText(
          phrases: run.recipe.steps[index].phrases, role: .instruction, color: .ground, pitch: 27)
        if index == 0 {
          Text(run.recipe.portionLine).role(.ingredientLine, .secondOnCard)
            .lineSpacing(2.36)
            .frame(width: 330, alignment: .leading)
        }
      }
      .frame(width: 354, alignment: .leading)
      .at(x: CookMetrics.edge, baseline: 666)
      .offset(x: Viewport.width * distance)
      .opacity(max(1 - 1.5 * distance.magnitude, 0))
    }
  }
}
