package import Flipbook

/// The day comes, its rings fill, it counts for the streak, and its meals are looked through; one is nearly
/// deleted.
package let todayFilm = StoryboardFilm(
  CalAI(), script: todayScript, name: "calai/today", duration: 8.2,
  moments: [
    Moment("entering", at: 0.2),
    Moment("filling", at: 0.5),
    Moment("settled", at: 1.25),
    Moment("streak", at: 1.46),
    Moment("collapsing", at: 2.39),
    Moment("meals", at: 4.3),
    Moment("swiped", at: 4.95),
    Moment("end", at: 8.2),
  ])

/// A finger flings the feed to its end, pulls at a meal, and flings the feed back to its beginning.
package let todayScript: Script = [
  .fling(.point(x: 201, y: 690), velocity: Size(width: 0, height: -1300), at: 2.3),
  .drag(
    .point(x: 300, y: 520), by: Size(width: -76, height: 0), at: 4.5, duration: 0.45),
  .fling(.point(x: 201, y: 300), velocity: Size(width: 0, height: 1500), at: 5.7),
]
