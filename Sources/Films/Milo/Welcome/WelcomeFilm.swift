package import Flipbook

/// The first screen: notes slide in, the headline comes out of a blur, an arrow draws itself.
///
/// A finger lights up the button, and thinks better of it: it slips off, and the screen stays.
package let welcomeFilm = StoryboardFilm(
  Milo(), script: welcomeScript, name: "milo/welcome", duration: 3.4,
  moments: [
    Moment("sliding", at: 0.24),
    Moment("overshoot", at: 0.44),
    Moment("headline", at: 0.62),
    Moment("sweep", at: 1.08),
    Moment("loop", at: 1.2),
    Moment("tip", at: 1.6),
    Moment("shimmer", at: 2.09),
    Moment("settled", at: 3.4),
  ])

/// What the finger does on the first screen.
package let welcomeScript: Script = [
  .cancelledTap(.point(x: 232, y: 780), at: 2.11, hold: 0.16)
]
