package import Flipbook

/// Bite Club whole: from the splash to the reward.
package let biteFilm = StoryboardFilm(
  BiteApp(), script: biteScript, name: "bite", duration: 30,
  moments: [
    Moment("splash", at: 1.4),
    Moment("welcome", at: 2.6),
    Moment("quiz", at: 4.4),
    Moment("almost-ready", at: 7.2),
    Moment("all-set", at: 8.85),
    Moment("today", at: 9.5),
    Moment("streaks", at: 10.8),
    Moment("plan", at: 11.45),
    Moment("week", at: 14.1),
    Moment("list", at: 14.8),
    Moment("recipes", at: 15.5),
    Moment("growing", at: 18.42),
    Moment("detail", at: 19.1),
    Moment("picked", at: 20.95),
    Moment("nutrition", at: 22.5),
    Moment("cook", at: 23.2),
    Moment("timer", at: 23.8),
    Moment("rate", at: 28.25),
    Moment("counting", at: 28.79),
    Moment("settled", at: 30),
  ])

/// What a person does in it.
package let biteScript = Script(
  onboardingScript.steps + todaySteps + planSteps + listSteps + recipeSteps + detailSteps
    + cookSteps)

/// On Today.
let todaySteps: [Script.Step] = [
  .tap("Let's eat", at: 8.9),
  scroll(by: -200, slop: -20.006, velocity: -1100, at: 9.55),
]

/// In the plan.
let planSteps: [Script.Step] = [
  .tap("Plan", at: 11.0),
  scroll(by: -220, slop: -14.000, velocity: -680, at: 11.5),
]

/// On the list.
let listSteps: [Script.Step] = [
  .tap("List", at: 14.2),
  .tap("Avocado", at: 14.6),
]

/// Among the recipes.
let recipeSteps: [Script.Step] = [
  .tap("Recipes", at: 15.0),
  scroll(by: -230, slop: -14.984, velocity: -900, at: 15.6),
  scroll(by: 230, slop: 14.984, velocity: 900, at: 16.55),
  .tap("Teriyaki salmon rice", at: 18.3),
]

/// With one of them: it is liked, planned for today, and its nutrition is looked at.
let detailSteps: [Script.Step] = [
  .tap("Like", at: 19.2),
  .tap("Add to plan", at: 19.8),
  .tap("Today", at: 20.6),
  .tap("Add to 1 day", at: 21.0),
  .tap("Nutrition", at: 21.6),
]

/// In the kitchen, and what comes of it.
let cookSteps: [Script.Step] = [
  .tap("Start cooking", at: 22.6),
  .tap("12 min", at: 23.4),
  .tap("Next", at: 24.5),
  .tap("Skip", at: 25.5),
  .tap("Skip", at: 26.3),
  .tap("Skip", at: 27.3),
  .tap("Loved it", at: 28.3),
]

/// A fling that moves the content by `distance` before it lets it go at `velocity`; both are counted as the
/// finger moves, down.
///
/// The content follows from where the finger counts as dragging to the last place that it reports: the finger
/// moves further by that `slop`.
package func scroll(
  by distance: Double, slop: Double, velocity: Double, at time: Seconds
) -> Script.Step {
  .fling(
    .point(x: 201, y: distance < 0 ? 640 : 300), by: Size(width: 0, height: distance + slop),
    velocity: Size(width: 0, height: velocity), at: time, duration: 0.18)
}
