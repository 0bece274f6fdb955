import Flipbook

/// The run that films begin with, from a tap on the app's hidden place on: where it begins, and what happens
/// when, in seconds after that tap.
package enum DemoScript {
  /// The lesson as it stands at the tap: at its last but one exercise, three words on the line.
  static let stage = LessonStage(
    exercise: 5, words: ["I", "want", "a"], right: 4, row: 4, seconds: 132)
  /// The battery at the tap.
  static let energy = 21

  /// What happens by itself.
  static let steps: [(time: Seconds, action: DuolingoApp.Action)] = [
    (0.40, .lesson(.word("coffee,"))),
    (0.62, .lesson(.word("please"))),
    (1.00, .lesson(.check)),
    (1.40, .lesson(.proceed)),
    (1.75, .lesson(.word("I"))),
    (1.88, .lesson(.word("like"))),
    (2.01, .lesson(.word("coffee"))),
    (2.32, .lesson(.check)),
    (complete, .lesson(.proceed)),
    (claim - 0.02, .pressClaim),
    (claim, .claim),
  ]

  /// The end of the lesson.
  package static let complete = 2.75
  /// The streak.
  package static let claim = 3.30
  /// The end of the run.
  package static let end = 4.40
}

extension Pace {
  /// As the run has it: its holds are its own, never the app's delays.
  package static let demo = Pace(
    lesson: .demo, celebration: .demo, streak: .demo, confetti: .insideFrame)
}

extension LessonRun.Pace {
  /// What is said comes as in the app; sparkles only fly when the bar is full, so that praise holds still.
  fileprivate static let demo = LessonRun.Pace(verdict: 0.05, sparklesEachTime: false)
}

extension Celebration.Pace {
  /// Whole on its first frame: Duo has crouched already, and confetti is in the air.
  fileprivate static let demo = Celebration.Pace(
    jump: -0.14, confetti: -0.30, title: -.infinity, boxes: -.infinity, boxInterval: 0,
    count: 0, countDuration: 0.45, countsWhole: true, cheer: 0.64, rest: 2)
}

extension StreakUpdate.Pace {
  /// From the tap on "CLAIM XP": the number stands at 0.45 s, the week from there to 0.80 s.
  fileprivate static let demo = StreakUpdate.Pace(
    ignition: 0, roll: 0.20, rollDuration: 0.25, week: 0.45, dayInterval: 0.07,
    bubble: -.infinity)
}
