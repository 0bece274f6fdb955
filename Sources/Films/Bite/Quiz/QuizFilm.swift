package import Flipbook

/// The quiz, from the end of the welcome to the tap on "Done".
///
/// Its time 0 is 3.4 seconds in the whole app's, whose times the script is in.
package let quizFilm = StoryboardFilm(
  BiteApp(), script: onboardingScript, name: "bite/quiz", start: 3.4, duration: 2.7,
  moments: [
    Moment("welcome", at: 0),
    Moment("crossfade", at: 0.32),
    Moment("quiz1-staggering", at: 0.45),
    Moment("quiz1", at: 0.75),
    Moment("quiz1-selected", at: 1.0),
    Moment("quiz2-arriving", at: 1.4),
    Moment("quiz2", at: 1.9),
    Moment("quiz3", at: 2.38),
    Moment("done", at: 2.49),
  ])

/// The quiz's last question at rest, with nothing chosen: the script is at "Done" before it has come in.
package let lastQuestionStill = StoryboardFilm(
  BiteApp(), script: Script(Array(onboardingScript.steps.dropLast())),
  name: "bite/last-question", start: 7, duration: 0, moments: [Moment("settled", at: 0)])

/// What the finger does in the onboarding.
package let onboardingScript: Script = [
  .tap("Get started", at: 3.6),
  .tap("Eat better", at: 4.2),
  .tap("Anything", at: 5.0),
  .tap("Done", at: 5.9),
]
