package import Flipbook

/// A press, and the change of screens that follows: light runs out from the finger, the screen blurs into
/// a flash, and the next one comes out of it.
package let changeFilm = StoryboardFilm(
  Milo(screen: .dial), script: [.tap(.point(x: 232, y: 780), at: 2.11, hold: 0.16)],
  name: "milo/change", start: 1.85, duration: 3.5,
  moments: [
    Moment("ring", at: 0.16),
    Moment("glow", at: 0.24),
    Moment("leaving", at: 0.47),
    Moment("flash", at: 0.59),
    Moment("arriving", at: 0.75),
    Moment("settled", at: 3.4),
  ])
