package import Flipbook

/// The day comes, its rings fill, it counts for the streak, and its meals are looked through.
package let todayFilm = StoryboardFilm(
  CalAI(), script: todayScript, name: "calai/today", duration: 7.4,
  moments: [
    Moment("entering", at: 0.2),
    Moment("filling", at: 0.5),
    Moment("settled", at: 1.25),
    Moment("streak", at: 1.48),
    Moment("collapsing", at: 2.42),
    Moment("meals", at: 4.3),
    Moment("end", at: 7.4),
  ])

/// A finger flings the feed to its end, and back to its beginning.
package let todayScript: Script = [
  .fling(.point(x: 201, y: 690), velocity: Size(width: 0, height: -1300), at: 2.3),
  .fling(.point(x: 201, y: 300), velocity: Size(width: 0, height: 1500), at: 4.8),
]
