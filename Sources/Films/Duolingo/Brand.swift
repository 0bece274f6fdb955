/// The app's own names.
enum Brand {
  /// Who stands beside the path, and cheers.
  static let mascot = "Duo"
}

/// Every word of the app.
enum Copy {
  static let lessonComplete = "Lesson complete!"
  static let totalXP = "TOTAL XP"
  static let accuracy = "AMAZING"
  static let speed = "SPEEDY"
  static let claim = "CLAIM XP"

  static let dayStreak = "day streak"
  /// In two lines.
  static let streakCheer = ["Keep it up! I'm off to brag", "about your streak."]
  static let proceed = "CONTINUE"

  static func percent(_ value: Int) -> String { "\(value)%" }

  /// Minutes and seconds.
  static func clock(seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  static func name(of day: Weekday) -> String {
    switch day {
    case .sunday: "Su"
    case .monday: "Mo"
    case .tuesday: "Tu"
    case .wednesday: "We"
    case .thursday: "Th"
    case .friday: "Fr"
    case .saturday: "Sa"
    }
  }
}
