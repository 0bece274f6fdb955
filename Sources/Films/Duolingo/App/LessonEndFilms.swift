package import Flipbook

/// "Lesson complete!": Duo jumps, confetti bursts and falls, and the points are counted.
package let completeFilm = StoryboardFilm(
  DuolingoApp(completeAt: 0, pace: .app), script: [], name: "duolingo/complete", duration: 5,
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
  DuolingoApp(completeAt: 0, pace: .app), script: [.tap(.label(Copy.claim), at: 4.6)],
  name: "duolingo/streak", start: 4.6,
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
