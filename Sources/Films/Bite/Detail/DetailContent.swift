import Flipbook

/// What scrolls of a recipe: its card, its tabs, and what the chosen one has.
struct DetailContent: View {
  let detail: Detail
  /// Seconds since the recipe was opened.
  let age: Double
  let time: Double
  let send: (DetailAction) -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      Board(height: 460) {
        DetailCard(recipe: detail.recipe).rises(after: 0.08, at: age)
        DetailTabs(detail: detail, time: time) { send(.show($0)) }
          .rises(after: 0.14, at: age)
          .at(x: 20, y: 420)
      }
      if let previous = detail.previousTab, departure < 1 {
        rows(of: previous, age: .infinity)
          .opacity(1 - departure)
          .allowsHitTesting(false)
      }
      rows(of: detail.tab, age: rowsAge)
    }
    .frame(minHeight: Viewport.height, alignment: .top)
  }

  /// How far the tab before has gone.
  private var departure: Double {
    Animation.easeOut(duration: 0.12).progress(at: time - detail.tabSince)
  }

  /// Seconds since the rows came, which is later than the screen.
  private var rowsAge: Double {
    detail.previousTab == nil ? age - 0.18 : time - detail.tabSince
  }

  @ViewBuilder private func rows(of tab: DetailTab, age: Double) -> some View {
    let rise = RowRise(
      age: age, interval: detail.previousTab == nil ? 0.03 : 0.04,
      distance: detail.previousTab == nil ? 16 : 8)
    switch tab {
    case .ingredients:
      IngredientRows(detail: detail, rise: rise, time: time) { send(.portions($0)) }
    case .nutrition: NutritionRows(recipe: detail.recipe, rise: rise)
    case .steps: StepRows(recipe: detail.recipe, rise: rise)
    }
  }
}

/// How rows come one after the other.
struct RowRise {
  /// Seconds since the first one began to.
  let age: Double
  /// Seconds from one to the next.
  let interval: Double
  /// How far they rise, in points.
  let distance: Double
}

extension View {
  /// The row at `index` on its way in.
  func rises(_ rise: RowRise, row index: Int) -> some View {
    rises(after: rise.interval * Double(index), at: rise.age, from: rise.distance)
  }
}

/// The white card: what the recipe is.
///
/// Its plate lies above it, for it flies.
private struct DetailCard: View {
  let recipe: Recipe

  var body: some View {
    Board(height: 460) {
      RoundedRectangle(cornerRadius: 28, style: .circular).fill(Color.card)
        .frame(width: 362, height: 222)
        .at(x: 20, y: 180)
      Text("\(recipe.meal.name) · \(recipe.level)".uppercased())
        .role(.recipeTag, .secondOnCard)
        .fixedSize()
        .offset(y: -0.3)
        .padding(.leading, 12)
        .padding(.trailing, 11.2)
        .frame(height: 26)
        .background { Capsule(style: .circular).fill(Color.tag) }
        .at(x: 44, y: 204)
      ForEach(recipe.dish.title.indices, id: \.self) { index in
        Text(recipe.dish.title[index]).role(.detailTitle, .ground)
          .at(x: 43, baseline: 342 - 36 * Double(recipe.dish.title.count - 1 - index))
      }
      MetaLine.onCard(recipe.dish.intake, size: 16, gap: 16).at(x: 44, baseline: 376)
    }
  }
}

extension TextRole {
  /// The tag of a recipe's card.
  static let recipeTag = TextRole(10.5, .semibold, tracking: 0.8)
}

/// The three tabs, and the line below the chosen one.
private struct DetailTabs: View {
  let detail: Detail
  let time: Double
  let select: (DetailTab) -> Void
  @Namespace private var lines

  var body: some View {
    Board(width: 362, height: 40) {
      Hairline().frame(width: 362).at(x: 0, y: 39)
      HStack(spacing: 28) {
        ForEach(DetailTab.allCases.indices, id: \.self) { index in
          tab(DetailTab.allCases[index], lit: detail.lit[index].value(at: time))
        }
      }
      .at(x: 0, y: 0)
      Capsule(style: .circular).fill(Color.accent)
        .matchedGeometryEffect(at: detail.underline.value(at: time), in: lines)
        .allowsHitTesting(false)
    }
  }

  private func tab(_ tab: DetailTab, lit: Double) -> some View {
    Button {
      select(tab)
    } label: {
      Text(tab.rawValue).role(.strongBody, .idleTab.mix(with: .white, by: lit))
        .fixedSize()
        .offset(y: -2.93)
        .frame(height: 40)
        .overlay(alignment: .bottom) {
          Color.clear.frame(height: 3).matchedGeometryEffect(id: tab, in: lines)
        }
    }
    .buttonStyle(PressStyle(time: time))
    .accessibilityLabel(tab.rawValue)
  }
}
