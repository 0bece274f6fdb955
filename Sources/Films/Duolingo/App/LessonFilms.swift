package import Flipbook

/// A lesson from the path and back to it: seven exercises, the first of them answered wrong.
package let lessonFilm = StoryboardFilm(
  DuolingoApp(), script: lessonScript, name: "duolingo/lesson", duration: 43,
  moments: [
    Moment("pictures", at: 3.5),
    Moment("picked", at: 4.5),
    Moment("wrong", at: 5.6),
    Moment("sentence", at: 7.5),
    Moment("chips", at: 9.55),
    Moment("sent-home", at: 10.12),
    Moment("answered", at: 12.2),
    Moment("right", at: 13.4),
    Moment("pairs", at: 16.0),
    Moment("mismatch", at: 16.65),
    Moment("gap", at: 21.5),
    Moment("orange", at: 23.22),
    Moment("apple", at: 25.9),
    Moment("complete", at: 36.4),
    Moment("streak", at: 41.2),
    Moment("back", at: 42.9),
  ])

/// The tabs after that lesson: the learner climbs, a chest opens, and the profile agrees.
package let tabsFilm = StoryboardFilm(
  DuolingoApp(),
  script: Script(
    lessonScript.steps + [
      .tap(.label(Copy.name(of: .leaderboards)), at: 43.5),
      .drag(.point(x: 201, y: 640), by: Size(width: 0, height: -420), at: 48.0, duration: 0.5),
      .drag(.point(x: 201, y: 640), by: Size(width: 0, height: -420), at: 49.0, duration: 0.5),
      .drag(.point(x: 201, y: 640), by: Size(width: 0, height: -420), at: 50.0, duration: 0.5),
      .tap(.label(Copy.name(of: .quests)), at: 51.5),
      .tap(.label(Copy.name(of: .profile)), at: 54.5),
    ]), name: "duolingo/tabs", start: 43, duration: 13,
  moments: [
    Moment("leaderboards", at: 0.6),
    Moment("lifted", at: 1.15),
    Moment("passing", at: 1.35),
    Moment("fourth", at: 2.6),
    Moment("zones", at: 6.0),
    Moment("end", at: 8.2),
    Moment("quests", at: 8.6),
    Moment("chest", at: 9.5),
    Moment("quests-after", at: 11),
    Moment("profile", at: 12),
  ])

/// What the finger does in the lesson.
package let lessonScript: Script = [
  .tap(.label(Copy.node(number: 4)), at: 1.0),
  .tap(.label(Copy.start(points: 10)), at: 2.4),
  // The wrong picture.
  .tap("té", at: 4.0),
  .tap(.label(Copy.check), at: 5.2),
  .tap(.label(Copy.gotIt), at: 6.8),
  // A chip too many, which is sent home.
  .tap("A", at: 8.2),
  .tap("coffee", at: 8.7),
  .tap("tea", at: 9.1),
  .tap("with", at: 9.5),
  .tap("tea", at: 10.0),
  .tap("milk", at: 10.8),
  .tap("please", at: 11.3),
  .tap(.label(Copy.check), at: 12.6),
  .tap(.label(Copy.proceed), at: 14.4),
  // Two that do not go together.
  .tap("café", at: 15.5),
  .tap("milk", at: 16.4),
  .tap("café", at: 17.0),
  .tap("coffee", at: 17.4),
  .tap("agua", at: 17.8),
  .tap("water", at: 18.2),
  .tap("té", at: 18.5),
  .tap("tea", at: 18.8),
  .tap("leche", at: 19.1),
  .tap("milk", at: 19.4),
  .tap("pan", at: 19.7),
  .tap("bread", at: 20.0),
  .tap(.label(Copy.proceed), at: 21.0),
  .tap("quiero", at: 22.2),
  .tap(.label(Copy.check), at: 22.8),
  .tap(.label(Copy.proceed), at: 24.8),
  .tap("apple", at: 25.6),
  .tap(.label(Copy.check), at: 26.3),
  .tap(.label(Copy.proceed), at: 27.6),
  .tap("I", at: 28.2),
  .tap("want", at: 28.5),
  .tap("a", at: 28.8),
  .tap("coffee,", at: 29.1),
  .tap("please", at: 29.4),
  .tap(.label(Copy.check), at: 30.0),
  .tap(.label(Copy.proceed), at: 31.2),
  .tap("I", at: 31.9),
  .tap("like", at: 32.1),
  .tap("coffee", at: 32.3),
  .tap(.label(Copy.check), at: 32.9),
  .tap(.label(Copy.proceed), at: 34.4),
  .tap(.label(Copy.claim), at: 38.0),
  .tap(.label(Copy.proceed), at: 42.0),
]
