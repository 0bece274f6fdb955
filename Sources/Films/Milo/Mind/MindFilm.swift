package import Flipbook

/// The second screen: the rows come, three are chosen, a fourth is refused, and two are let go again.
package let mindFilm = StoryboardFilm(
  Milo(screen: .mind), script: mindScript, name: "milo/mind", duration: 5.4,
  moments: [
    Moment("title", at: 0.16),
    Moment("rows", at: 0.4),
    Moment("peeking", at: 1.1),
    Moment("filling", at: 1.25),
    Moment("chosen", at: 1.7),
    Moment("three", at: 2.9),
    Moment("refused", at: 3.04),
    Moment("letting-go", at: 4.1),
    Moment("settled", at: 5.4),
  ])

/// What the finger does on the second screen.
package let mindScript: Script = [
  .tap("A clearer head", at: 1.2),
  .tap("A new idea", at: 1.85),
  .tap("My next chapter", at: 2.4),
  .tap("Everyday habits", at: 3),
  .tap("A new idea", at: 4),
  .tap("My next chapter", at: 4.5),
]
