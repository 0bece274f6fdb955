package import Flipbook

/// The first thought: Kiko waves, and two lines are typed.
package let thoughtFilm = StoryboardFilm(
  Milo(screen: .thought, companion: .kiko), script: thoughtScript, name: "milo/thought",
  duration: 6.6,
  moments: [
    Moment("title", at: 0.14),
    Moment("arriving", at: 0.42),
    Moment("waving", at: 1),
    Moment("focus", at: 1.5),
    Moment("typing", at: 2.9),
    Moment("second-line", at: 5),
    Moment("settled", at: 6.6),
  ])

/// What is done on the first thought's screen.
package let thoughtScript = Script(
  [.tap("Your thought", at: 1.35)]
    + typing("I want to notice the small good things again.", at: 1.7))

/// Someone who types at some ten characters a second: long words faster than short ones, with a little
/// thought before each.
package func typing(_ text: String, at start: Seconds, interval: Seconds = 0.08) -> [Script.Step] {
  var time = start
  var steps: [Script.Step] = []
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  for (index, word) in words.enumerated() {
    let keys = index + 1 < words.count ? word + " " : word
    let pace = interval * (word.count > 4 ? 0.9 : 1.1)
    steps.append(.type(String(keys), at: time, interval: pace))
    time += Double(keys.count) * pace + 0.5 * interval
  }
  return steps
}
