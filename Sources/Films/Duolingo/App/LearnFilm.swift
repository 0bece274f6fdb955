package import Flipbook

/// Learn: the path, its bubble, and the popover of the node that is next.
package let learnFilm = StoryboardFilm(
  DuolingoApp(), script: [.tap(.label(Copy.node(number: 4)), at: 2.0)], name: "duolingo/learn",
  duration: 3.2,
  moments: [
    Moment("launch", at: 0),
    Moment("bubble-up", at: 0.6),
    Moment("pressed", at: 1.98),
    Moment("opening", at: 2.06),
    Moment("popover", at: 3.2),
  ])
