package import Flipbook

/// Bite Club whole: from the splash to the reward.
package let biteFilm = StoryboardFilm(
  BiteApp(), script: biteScript, name: "bite", duration: 30,
  moments: [Moment("settled", at: 30)])

/// What a person does in it.
package let biteScript: Script = [
  .tap("Get started", at: 3.6),
  .tap("Eat better", at: 4.2),
  .tap("Anything", at: 5.0),
  .tap("Done", at: 5.9),
  .tap("Let's eat", at: 8.9),
  .tap("Plan", at: 11.0),
  .tap("List", at: 14.2),
  .tap("Recipes", at: 15.0),
  .tap("Teriyaki salmon rice", at: 18.3),
  .tap("Start cooking", at: 22.6),
  .tap("Next", at: 24.5),
  .tap("Next", at: 25.5),
  .tap("Next", at: 26.3),
  .tap("Next", at: 27.3),
  .tap("Loved it", at: 28.3),
]
