package import Flipbook

/// A bowl is photographed, detected, corrected by one slice, and saved: 120 more than the day plans.
package let captureFilm = StoryboardFilm(
  CalAI(day: .late()), script: captureScript, name: "calai/capture", duration: 7.2,
  moments: [
    Moment("pressed", at: 0.55),
    Moment("viewfinder", at: 1.2),
    Moment("detecting", at: 2.0),
    Moment("sliding", at: 2.62),
    Moment("result", at: 3.5),
    Moment("flash", at: 4.65),
    Moment("counting", at: 5.52),
    Moment("over-goal", at: 7.2),
  ])

/// What the finger does.
package let captureScript: Script = [
  .tap("Capture", at: 0.6, hold: 0.16),
  .tap("Take picture", at: 1.5, hold: 0.16),
  .tap("More grilled chicken", at: 3.6, hold: 0.12),
  .tap("Save to today", at: 4.6, hold: 0.16),
]
