import Flipbook

/// What is eaten today, and how the day stands.
struct TodayScreen: View {
  let day: Day
  let feed: Scroller
  let time: Double
  let send: @Sendable (CalAI.Action) -> Void

  var body: some View {
    let scroll = feed.offset(at: time)
    ZStack(alignment: .top) {
      Palette.canvasBlack
      ScrollView(offset: scroll) {
        TodayFeed(day: day, time: time, send: send)
      }
      .onScroll { send(.scroll($0)) }
      TopNav(scroll: scroll)
    }
    .overlay(alignment: .bottom) {
      TabBar(active: .home) {
        Button {
          send(.openCapture)
        } label: {
          EmptyView()
        }
        .buttonStyle(CaptureStyle(showsCamera: true, time: time))
        .accessibilityLabel("Capture")
      }
    }
    .environment(\.colorScheme, .dark)
  }
}

/// What scrolls: the day, the streak, the meals.
private struct TodayFeed: View {
  let day: Day
  let time: Double
  let send: @Sendable (CalAI.Action) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HeroCard(intake: day.intake(at: time), time: time) { send(.turnRing($0)) }
        .enters(after: 0, at: age)
      StreakCard(
        days: day.streak.value(at: time), flame: day.flame.value(at: time),
        today: day.todayMet.value(at: time)
      )
      .enters(after: 0.06, at: age)
      .padding(.top, Spacing.cardGap)
      ZStack(alignment: .topLeading) {
        Color.clear
        Text("Recently logged").type(.sectionTitle).at(x: 0, baseline: 48)
      }
      .frame(height: 66)
      .enters(after: 0.12, at: age)
      ForEach(day.meals.indices, id: \.self) { index in
        LoggedCard(logged: day.meals[index], time: time)
          .onScroll(.horizontal) { send(.swipe(meal: index, $0.finger)) }
      }
      .enters(after: 0.16, at: age)
    }
    .padding(.top, 122)
    .padding(.horizontal, Spacing.contentMargin)
    .padding(.bottom, TabBarMetrics.height + TabBarMetrics.safeArea)
  }

  private var age: Double { time - day.appeared }
}

/// A meal in the feed: one that is logged while the feed is seen opens its place, and is confirmed; one
/// that is deleted closes it.
private struct LoggedCard: View {
  let logged: LoggedMeal
  let time: Double

  var body: some View {
    SwipeToDelete(offset: logged.pull.value(at: time)) { MealCard(meal: logged.meal, check: check) }
      .transition(.opacity.combined(with: .offset(y: 12)), progress: place)
      .frame(height: MealCard.height * place, alignment: .top)
      .padding(.bottom, Spacing.cardGap * place)
  }

  private var age: Double { time - logged.time }

  /// How much of its place is open.
  private var place: Double {
    let left = logged.removed.map { Tempo.card.delay(0.1).progress(at: time - $0) } ?? 0
    return max(Tempo.card.progress(at: age) - left, 0)
  }

  /// The check comes once the card is there, and goes when it has been seen.
  private var check: Double {
    Animation.spring(response: 0.35, dampingFraction: 0.7).delay(0.25).progress(at: age)
      * (1 - Tempo.fade.delay(1.5).progress(at: age))
  }
}

extension View {
  /// A card that fades in and rises into its place, `delay` seconds after its screen came.
  func enters(after delay: Double, at age: Double) -> some View {
    opacity(Tempo.fade.delay(delay).progress(at: age))
      .offset(y: 12 * (1 - Tempo.card.delay(delay).progress(at: age)))
  }
}
