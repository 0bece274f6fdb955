package import Flipbook

/// The run that films begin with: the end of a lesson, what was won, and the streak, in 4.4 seconds.
package let hookFilm = StoryboardFilm(
  DuolingoApp(), script: runScript, name: "duolingo/hook", duration: DemoScript.end,
  moments: [
    Moment("first", at: 0),
    Moment("flight", at: 0.50),
    Moment("two-flights", at: 0.66),
    Moment("nice-job", at: 1.25),
    Moment("slide", at: 1.52),
    Moment("three-flights", at: 2.03),
    Moment("amazing", at: 2.60),
    Moment("rising", at: 2.95),
    Moment("ignition", at: 3.36),
    Moment("roll", at: 3.62),
    Moment("today", at: 4.10),
    Moment("settled", at: 4.40),
  ])

/// The last part of that run, from the end of the lesson on.
package let hookEndFilm = StoryboardFilm(
  DuolingoApp(), script: runScript, name: "duolingo/hook-end", start: DemoScript.complete,
  duration: DemoScript.end - DemoScript.complete,
  moments: [
    Moment("first", at: 0),
    Moment("rising", at: 0.20),
    Moment("claim", at: 0.54),
    Moment("ignition", at: 0.61),
    Moment("roll", at: 0.87),
    Moment("number", at: 1.00),
    Moment("today", at: 1.35),
    Moment("settled", at: 1.65),
  ])

/// A tap on the hidden place: all that comes plays itself.
private let runScript: Script = [.tap(.label(Brand.run), at: 0)]
