package import Flipbook

/// The carousel: from Bo to Pip, Momo and Kiko, one fling each.
package let vibeFilm = StoryboardFilm(
  Milo(screen: .vibe), script: vibeScript, name: "milo/vibe", duration: 7,
  moments: [
    Moment("zoom", at: 0.22),
    Moment("bo", at: 1.4),
    Moment("fling", at: 1.68),
    Moment("hop", at: 2.06),
    Moment("pip", at: 3),
    Moment("momo", at: 4.75),
    Moment("passing", at: 5.2),
    Moment("kiko", at: 6.9),
  ])

/// What the finger does on the carousel, a fling every 1.75 s.
package let vibeScript: Script = [swipe(at: 1.5), swipe(at: 3.25), swipe(at: 5)]

/// A finger that flings the carousel on by one companion.
package func swipe(at time: Seconds) -> Script.Step {
  .fling(
    .point(x: 290, y: 500), velocity: CGSize(width: -1500, height: 0), at: time, duration: 0.22)
}
