package import Flipbook

// The second half of the app: recipes, one of them, cooking it, and what that earns. Their script is the whole
// film's, and so are its times.

/// A part of the film from `start` on, for as long as it takes.
private func kitchenFilm(
  _ name: String, from start: Seconds, lasting duration: Seconds, _ moments: [Moment]
) -> StoryboardFilm<BiteApp> {
  StoryboardFilm(
    BiteApp(), script: biteScript, name: name, start: start, duration: duration,
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
    Moment("picked", at: 2.68),
    Moment("nutrition-arriving", at: 3.52),
    Moment("nutrition", at: 4.2),
  ])

/// The four steps, one of them with its timer, and the question at the end.
package let cookFilm = kitchenFilm(
  "bite/cook", from: 22.5, lasting: 5.7,
  [
    Moment("opening", at: 0.25),
    Moment("step-1", at: 0.78),
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
