package import Flipbook

/// Bite Club whole: from the splash to the reward.
package let biteFilm = StoryboardFilm(
  BiteApp(), script: biteScript, name: "bite", duration: 30,
  moments: [Moment("settled", at: 30)])

/// What a person does in it.
package let biteScript = Script(wayInSteps + kitchenSteps)

/// From the welcome to the list.
private let wayInSteps: [Script.Step] = [
  .tap("Get started", at: 3.6),
  .tap("Eat better", at: 4.2),
  .tap("Anything", at: 5.0),
  .tap("Done", at: 5.9),
  .tap("Let's eat", at: 8.9),
  .tap("Plan", at: 11.0),
  .tap("List", at: 14.2),
]
