import Flipbook

/// How a dish is made.
struct StepRows: View {
  let recipe: Recipe
  let rise: RowRise

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(recipe.steps.indices, id: \.self) { index in
        row(recipe.steps[index], number: index + 1).rises(rise, row: index)
      }
    }
    .padding(.top, 475)
    .padding(.horizontal, 20)
    .padding(.bottom, 110)
    .frame(width: Viewport.width)
  }

  private func row(_ step: CookStep, number: Int) -> some View {
    HStack(alignment: .top, spacing: 0) {
      Circle().fill(Color.button)
        .overlay {
          Text("\(number)").role(.strongSmall, .accent).fixedSize().offset(y: -0.35)
        }
        .frame(width: 34, height: 34)
        .padding(.top, 12)
        .padding(.trailing, 16)
      PhrasedText(phrases: step.phrases, role: .body, color: .white, pitch: 24)
        .frame(width: 240, alignment: .leading)
        .padding(.top, 17.35)
        .padding(.bottom, 15.9)
      Spacer(minLength: 0)
      Text("\(step.minutes) min").role(.small, .second)
        .fixedSize()
        .padding(.top, 18.8)
    }
    .frame(minHeight: 58, alignment: .top)
    .overlay(alignment: .bottomTrailing) {
      if number < recipe.steps.count { DashedLine().frame(width: 312).offset(y: -0.5) }
    }
  }
}
