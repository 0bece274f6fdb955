package import Flipbook

/// The last screen: its title comes out of a blur, and the stamp drops in.
package let stampFilm = StoryboardFilm(
  Milo(screen: .stamp), script: [], name: "milo/stamp", duration: 2.6,
  moments: [
    Moment("title", at: 0.16),
    Moment("high", at: 0.7),
    Moment("falling", at: 0.76),
    Moment("landing", at: 0.86),
    Moment("overshoot", at: 1.1),
    Moment("lines", at: 1.26),
    Moment("settled", at: 2.5),
  ])
