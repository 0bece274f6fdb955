/// What can happen in Bite Club.
package indirect enum BiteAction: Sendable {
  // The way in.

  /// The splash is over.
  case openWelcome
  /// "Get started", or the mark on the welcome, which resets everything.
  case start
  case quiz(QuizAction)
  /// A row of the preparations is done.
  case prepared(row: Int)
  case finishPreparing
  /// "Let's eat".
  case eat

  // The tabs.

  case show(Tab)
  case today(TodayAction)
  case plan(PlanAction)
  case groceries(GroceryAction)
  case recipes(RecipesAction)

  // Over the tabs.

  case openDetail(Dish)
  case detail(DetailAction)
  case addToPlan(AddToPlanAction)
  case startCooking(Dish)
  case cook(CookAction)
  case rate(Rating)
  case reward(RewardAction)

  // The demo.

  /// The screen fades, and the app begins anew.
  case reset
  case relaunch
  /// What was to follow by itself, unless the app was launched anew since.
  case later(BiteAction, launch: Int)
}

/// What a person does in the quiz.
package enum QuizAction: Sendable {
  case choose(answer: Int)
  /// Leads on by itself, unless something was done since the `step`.
  case advance(step: Int)
  case skip
  case back
  case done
}
