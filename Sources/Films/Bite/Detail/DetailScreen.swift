import Flipbook

/// A recipe: what it is, what goes into it, what it has, how it is made.
struct DetailScreen: View {
  let app: BiteApp
  let detail: Detail
  /// Seconds since it began to leave; nil while it is there.
  let leaving: Double?
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    let flight = flight
    let scroll = detail.feed.offset(at: time)
    ZStack(alignment: .top) {
      DetailGround(detail: detail, flight: flight, isLiked: isLiked, text: cardText)
      ScrollView(offset: scroll) {
        DetailContent(detail: detail, age: age, time: time) { send(.detail($0)) }
      }
      .onScroll { send(.detail(.scroll($0))) }
      .clipShape(FlightOutline(flight: flight))
      .opacity(presence)
      Board {
        if !isUnderCook {
          DishPlate(dish: detail.dish, diameter: DetailFlight.plateDiameter)
            .scaleEffect(flight.plateScale)
            .at(midX: flight.plate(scrolled: scroll).x, midY: flight.plate(scrolled: scroll).y)
        }
      }
      .allowsHitTesting(false)
      FootScrim().padding(.top, Viewport.height - FootScrim.height)
        .opacity(presence * Animation.easeOut(duration: 0.22).delay(0.18).progress(at: age))
      Board {
        DetailTopRow(
          detail: detail, isLiked: isLiked, age: age, time: time, send: send)
        MintButton(title: "Start cooking", icon: "play.fill", time: time) {
          send(.startCooking(detail.dish))
        }
        .frame(width: 362)
        .rises(after: 0.2, at: age)
        .at(x: 20, y: 780)
      }
      .clipShape(FlightOutline(flight: flight))
      .opacity(presence)
    }
  }

  private var isLiked: Bool { app.favourites.contains(detail.dish) }

  /// Seconds since the recipe was opened.
  private var age: Double { time - detail.opened }

  /// Seconds since it began to go back into its card; nil while it does not.
  private var closing: Double? { app.visit.screen == .home ? leaving : nil }

  /// Whether the kitchen has the plate, on the way there or back.
  private var isUnderCook: Bool {
    app.visit.screen == .cook
      || app.previous?.screen == .cook
        && time - app.visit.start < LayerChange(between: .detail, .cook).duration
  }

  /// How much of what is not card or plate is there.
  private var presence: Double {
    1 - (closing.map { Animation.easeOut(duration: 0.15).progress(at: $0) } ?? 0)
  }

  /// How much of the card's own text is there.
  private var cardText: Double {
    if let closing { return Animation.easeOut(duration: 0.2).delay(0.15).progress(at: closing) }
    return 1 - Animation.easeOut(duration: 0.12).progress(at: age)
  }

  private var flight: DetailFlight {
    let opening = DetailFlight.spring.progress(at: age).settled
    let back = closing.map { DetailFlight.spring.progress(at: $0).settled } ?? 0
    return DetailFlight(card: detail.card, progress: opening - back)
  }
}

/// The card that grows to be the screen, and shrinks to be one again.
private struct DetailGround: View {
  let detail: Detail
  let flight: DetailFlight
  let isLiked: Bool
  /// How much of the card's text is there.
  let text: Double

  var body: some View {
    let frame = flight.frame
    Board {
      RoundedRectangle(cornerRadius: flight.radius, style: .circular)
        .fill(Color.recipeCard.mix(with: .ground, by: min(max(flight.progress, 0), 1)))
        .frame(width: max(frame.width, 0), height: max(frame.height, 0))
        .at(x: frame.minX, y: frame.minY)
      if text > 0 {
        Board(width: RecipeGrid.card.width, height: RecipeGrid.card.height) {
          RecipeCardText(recipe: detail.recipe, isLiked: isLiked)
          RecipeBadge().at(midX: RecipeBadge.center.x, midY: RecipeBadge.center.y)
        }
        .opacity(text)
        .at(x: frame.minX, y: frame.minY)
      }
    }
    .allowsHitTesting(false)
  }
}
