package import Flipbook

// The second half of the app: recipes, one of them, cooking it, and what that earns. Times are the whole film's.

/// What a person does from the recipes to the reward.
package let kitchenSteps: [Script.Step] = [
  .tap("Recipes", at: 15.0),
  .fling(
    .point(x: 201, y: 640), by: Size(width: 0, height: -230),
    velocity: Size(width: 0, height: -900), at: 15.6, duration: 0.18),
  .fling(
    .point(x: 201, y: 330), by: Size(width: 0, height: 230),
    velocity: Size(width: 0, height: 900), at: 16.55, duration: 0.18),
  .tap("Teriyaki salmon rice", at: 18.3),
  .tap("Like", at: 19.2),
  .tap("Add to plan", at: 19.8),
  .tap("Today", at: 20.6),
  .tap("Add to 1 day", at: 21.0),
  .tap("Nutrition", at: 21.6),
  .tap("Start cooking", at: 22.6),
  .tap("12 min", at: 23.4),
  .tap("Next", at: 24.5),
  .tap("Skip", at: 25.5),
  .tap("Skip", at: 26.3),
  .tap("Skip", at: 27.3),
  .tap("Loved it", at: 28.3),
]

/// The kitchen's steps, after the shortest way to them.
package let kitchenScript = Script(
  onboardingScript.steps + [.tap("Let's eat", at: 8.9)] + kitchenSteps)

/// A part of the film from `start` on, for as long as it takes.
private func kitchenFilm(
  _ name: String, from start: Seconds, lasting duration: Seconds, _ moments: [Moment]
) -> StoryboardFilm<BiteApp> {
  StoryboardFilm(
    BiteApp(), script: kitchenScript, name: name, start: start, duration: duration,
    moments: moments)
}

/// The grid comes, is flung down and back.
package let recipesFilm = kitchenFilm(
  "bite/recipes", from: 14.9, lasting: 3.3,
  [
    Moment("arriving", at: 0.18),
    Moment("settled", at: 0.65),
    Moment("flung", at: 0.95),
    Moment("far", at: 1.6),
    Moment("returning", at: 2.1),
    Moment("bounce", at: 2.68),
    Moment("end", at: 3.3),
  ])

/// A card becomes a recipe, is liked and planned, and its nutrition is looked at.
package let detailFilm = kitchenFilm(
  "bite/detail", from: 18.2, lasting: 4.2,
  [
    Moment("growing", at: 0.2),
    Moment("settled", at: 0.9),
    Moment("heart", at: 1.1),
    Moment("sheet-rising", at: 1.72),
    Moment("sheet", at: 2.35),
    Moment("picked", at: 2.75),
    Moment("nutrition-arriving", at: 3.52),
    Moment("nutrition", at: 4.2),
  ])

/// The four steps, one of them with its timer, and the question at the end.
package let cookFilm = kitchenFilm(
  "bite/cook", from: 22.5, lasting: 5.7,
  [
    Moment("opening", at: 0.25),
    Moment("step-1", at: 0.85),
    Moment("timer-coming", at: 1.05),
    Moment("timer", at: 1.6),
    Moment("sliding", at: 2.12),
    Moment("step-2", at: 2.9),
    Moment("rate-rising", at: 5.0),
    Moment("rate", at: 5.7),
  ])

/// The points are counted, and what comes with them.
package let platedFilm = kitchenFilm(
  "bite/plated", from: 28.2, lasting: 1.8,
  [
    Moment("crossfade", at: 0.18),
    Moment("count-begins", at: 0.25),
    Moment("counting", at: 0.4),
    Moment("medal", at: 0.68),
    Moment("streak", at: 0.92),
    Moment("end", at: 1.8),
  ])
