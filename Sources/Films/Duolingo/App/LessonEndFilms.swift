package import Flipbook

/// "Lesson complete!": Duo jumps, confetti bursts and falls, and the points are counted.
package let completeFilm = StoryboardFilm(
  DuolingoApp(), script: [], name: "duolingo/complete", duration: 5,
  moments: [
    Moment("crouch", at: 0.24),
    Moment("top", at: 0.56),
    Moment("burst", at: 0.74),
    Moment("boxes", at: 1.12),
    Moment("counting", at: 1.46),
    Moment("falling", at: 2),
    Moment("settled", at: 5),
  ])

/// The streak: from the tap on "CLAIM XP" to a full week.
package let streakFilm = StoryboardFilm(
  DuolingoApp(), script: [.tap(.label(Copy.claim), at: 4.6)], name: "duolingo/streak", start: 4.6,
  duration: 4,
  moments: [
    Moment("start", at: 0),
    Moment("ignition", at: 0.31),
    Moment("flame", at: 0.7),
    Moment("roll", at: 1.03),
    Moment("week", at: 1.62),
    Moment("today", at: 1.93),
    Moment("bubble", at: 2.27),
    Moment("settled", at: 4),
  ])

/// The last part of the run that films begin with, from the end of the lesson on.
package let hookEndFilm = StoryboardFilm(
  DuolingoApp(completeAt: DemoScript.complete, pace: .demo), script: DemoScript.closing,
  name: "duolingo/hook-end", start: DemoScript.complete,
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
