import Flipbook

/// What one or more dishes come to, as it is written, and how that changes.
struct IntakeLines: Sendable {
  private(set) var kcal: Rolling
  private(set) var minutes: Rolling
  private(set) var protein: Rolling

  init(_ intake: Intake) {
    kcal = Rolling("\(intake.kcal)")
    minutes = Rolling("\(intake.minutes)min")
    protein = Rolling("\(intake.protein)g")
  }

  mutating func set(to intake: Intake, at time: Seconds) {
    kcal.set(to: "\(intake.kcal)", at: time)
    minutes.set(to: "\(intake.minutes)min", at: time)
    protein.set(to: "\(intake.protein)g", at: time)
  }
}
