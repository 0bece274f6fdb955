/// Days in a row with a lesson.
package struct Streak: Codable, Hashable, Sendable {
  /// Without today.
  package var days: Int
  package var today: Weekday

  /// A streak of `days` before `today`.
  package init(days: Int, today: Weekday) {
    (self.days, self.today) = (days, today)
  }

  /// The days of this week that count, today last.
  package var week: [Weekday] {
    let before = max(days, 0)
    return Weekday.allCases.filter {
      $0.rawValue <= today.rawValue && today.rawValue - $0.rawValue <= before
    }
  }
}

/// A day of the week, which begins on Sunday.
package enum Weekday: Int, Codable, CaseIterable, Hashable, Sendable {
  case sunday
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
}
