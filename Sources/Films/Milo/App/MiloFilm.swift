package import Flipbook

/// The whole way through Milo.
package let miloFilm = StoryboardFilm(
  Milo(), script: miloScript, name: "milo", duration: 24,
  moments: [
    Moment("welcome", at: 1.9),
    Moment("press", at: 2.07),
    Moment("leaving", at: 2.33),
    Moment("topic", at: 4.2),
    Moment("bo", at: 6.5),
    Moment("kiko", at: 12),
    Moment("dial", at: 13.38),
    Moment("typing", at: 17.9),
    Moment("stamp-falling", at: 19.75),
    Moment("settled", at: 24),
  ])

/// What a person does on the way.
package let miloScript = Script(
  [
    press("Get started", at: 2.11),
    .tap("A clearer head", at: 3.5),
    press("Continue", at: 4.91),
    swipe(at: 6.8),
    swipe(at: 8.55),
    swipe(at: 10.3),
    press("That's my companion", at: 12.16),
    press("Set my daily rhythm", at: 15.5),
    .tap("Your thought", at: 16.5),
  ]
    + typing("Today felt lighter.", at: 16.75)
    + [press("Save my thought", at: 18.66)])

/// A press of a screen's button that is long enough to be seen; the finger is lifted at `time`.
package func press(_ title: String, at time: Seconds) -> Script.Step {
  .tap(.label(title), at: time, hold: 0.16)
}
