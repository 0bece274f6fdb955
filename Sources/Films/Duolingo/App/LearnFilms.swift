package import Flipbook

/// Learn: the path and its bubble; what a stop says that is next, locked, or done; and the guidebook.
package let learnFilm = StoryboardFilm(
  DuolingoApp(),
  script: [
    .tap(.label(Copy.node(number: 4)), at: 2.0),
    .tap(beside, at: 3.8),
    .tap(.label(Copy.node(number: 5)), at: 4.4),
    .tap(.label(Copy.node(number: 2)), at: 5.6),
    .tap(.label(Copy.node(number: 8)), at: 6.8),
    .tap(beside, at: 8.0),
    .tap(.label(Copy.node(number: 6)), at: 8.4),
    .tap(.label(Copy.guidebook), at: 9.4),
    .tap(.label(Copy.listen(to: "té")), at: 10.4),
    .tap(.label(Copy.close), at: 11.8),
  ], name: "duolingo/learn", duration: 12.6,
  moments: [
    Moment("launch", at: 0),
    Moment("bubble-up", at: 0.6),
    Moment("pressed", at: 1.98),
    Moment("opening", at: 2.06),
    Moment("popover", at: 3.2),
    Moment("locked", at: 5.2),
    Moment("done", at: 6.4),
    Moment("trophy", at: 7.6),
    Moment("shut-chest", at: 8.42),
    Moment("guidebook-opening", at: 9.46),
    Moment("guidebook", at: 10.2),
    Moment("listening", at: 10.6),
    Moment("closed", at: 12.6),
  ])

/// Where nothing is but the path's ground.
private let beside = Place.point(x: 60, y: 470)

/// A chest is next on the path: it opens, its gems are counted, and the path goes on.
package let chestFilm = StoryboardFilm(
  DuolingoApp(source: source { $0.done = 5 }),
  script: [.tap(.label(Copy.node(number: 6)), at: 1.0)], name: "duolingo/chest", duration: 2.6,
  moments: [
    Moment("next", at: 0.3),
    Moment("gathering", at: 1.08),
    Moment("popping", at: 1.2),
    Moment("counting", at: 1.4),
    Moment("open", at: 2.6),
  ])

/// A lesson with one energy left: the second CHECK asks for more, which gems pay for.
package let energyFilm = StoryboardFilm(
  DuolingoApp(source: source { $0.energy = 1 }),
  script: [
    .tap(.label(Copy.node(number: 4)), at: 0.6),
    .tap(.label(Copy.start(points: 10)), at: 1.2),
    .tap("café", at: 2.0),
    .tap(.label(Copy.check), at: 2.6),
    .tap(.label(Copy.proceed), at: 3.6),
    .tap(.label(Copy.listen), at: 4.2),
    .tap("coffee", at: 4.8),
    .tap(.label(Copy.check), at: 5.4),
    .tap(.label(Copy.recharge), at: 7.2),
    .tap(.label(Copy.check), at: 8.0),
  ], name: "duolingo/energy", duration: 9,
  moments: [
    Moment("speaking", at: 4.3),
    Moment("rising", at: 5.45),
    Moment("out-of-energy", at: 6.6),
    Moment("recharged", at: 7.6),
    Moment("checked", at: 8.6),
  ])

/// The films' content, with a learner who is elsewhere.
private func source(_ change: (inout Learner) -> Void) -> FixtureDataSource {
  var source = FixtureDataSource()
  change(&source.learner)
  return source
}
