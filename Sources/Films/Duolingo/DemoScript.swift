package import Flipbook

/// The run that films begin with: its times, in seconds after the tap that starts it.
package enum DemoScript {
  /// "CONTINUE": the end of the lesson.
  package static let complete = 2.75
  /// "CLAIM XP": the streak.
  package static let claim = 3.30
  /// The end of the run.
  package static let end = 4.40

  /// What the finger does from the end of the lesson on.
  package static let closing: Script = [.tap(.label(Copy.claim), at: claim, hold: 0.02)]
}

extension Pace {
  /// As the run has it: its holds are its own, never the app's delays.
  package static let demo = Pace(celebration: .demo, streak: .demo, confetti: .insideFrame)
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
