/// The app's own names.
package enum Brand {
  /// Who stands beside the path, and cheers.
  static let mascot = "Duo"
  /// What the hidden place is called that starts the run films begin with.
  package static let run = "Run"
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

  static let guidebook = "GUIDEBOOK"
  static let start = "START"
  /// What the bubble over a chest says that may be opened.
  static let open = "OPEN"

  static func unit(section: Int, number: Int) -> String { "SECTION \(section), UNIT \(number)" }
  static func lesson(_ number: Int, of count: Int) -> String { "Lesson \(number) of \(count)" }
  static func start(points: Int) -> String { "START +\(points) XP" }
  static func allDone(lessons: Int) -> String {
    lessons == 1 ? "The lesson is done" : "All \(lessons) lessons are done"
  }
  static func review(points: Int) -> String { "REVIEW +\(points) XP" }
  static let locked = "LOCKED"
  static let lockedLine = "First finish the stops before it."

  static let guidebookTitle = "Guidebook"
  static let phrases = "KEY PHRASES"
  static let words = "WORDS"

  /// What a stop on the path is called, for those who do not see it.
  static func node(number: Int) -> String { "Stop \(number)" }

  static func name(of tab: Home.Tab) -> String {
    switch tab {
    case .learn: "Learn"
    case .leaderboards: "Leaderboards"
    case .quests: "Quests"
    case .profile: "Profile"
    }
  }

  static let promotion = "PROMOTION ZONE"
  static let demotion = "DEMOTION ZONE"

  static func league(_ name: String) -> String { "\(name) League" }
  static func advance(_ count: Int) -> String { "Top \(count) advance to the next league" }
  static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
  static func points(_ count: Int) -> String { "\(count) XP" }
  static func movedUp(to place: Int) -> String { "You moved up to \(ordinal(place)) place!" }

  /// A place in a row, such as 4th.
  static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  /// In two lines.
  static let questsTitle = ["Daily", "Quests"]

  static func title(of quest: Quest) -> String {
    switch quest.goal {
    case .points: "Earn \(quest.target) XP"
    case .row: "Get \(quest.target) in a row"
    case .accuracy(let percent): "Score \(percent)% or higher in \(quest.target) lessons"
    }
  }

  static let statistics = "Statistics"
  static let achievements = "Achievements"
  static let streakTitle = "Day streak"
  static let pointsTitle = "Total XP"
  static let leagueTitle = "League"
  static let finishesTitle = "Top 3 finishes"

  static func joined(_ month: String) -> String { "Joined \(month)" }

  static func name(of achievement: Achievement.Kind) -> String {
    switch achievement {
    case .wildfire: "Wildfire"
    case .sage: "Sage"
    case .scholar: "Scholar"
    }
  }

  /// With a comma before each three digits.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  static let close = "Close"
  static let check = "CHECK"
  /// What a loudspeaker is called, for those who do not see it.
  static let listen = "Listen"
  static func listen(to text: String) -> String { "Listen: \(text)" }
  static let energyOut = "You're out of energy!"
  static let energyOffer = "Recharge to go on with your lesson."
  static let recharge = "RECHARGE"
  static let endLesson = "END LESSON"
  static let gotIt = "GOT IT"
  static let correctSolution = "Correct solution:"
  static let translate = "Translate this sentence"
  static let selectImage = "Select the correct image"
  static let tapPairs = "Tap the matching pairs"
  static let completeSentence = "Complete the sentence"

  /// What is said to the right answer of that number in a lesson, from 1 on.
  static func praise(number: Int) -> String {
    let words = ["Nice job!", "Amazing!", "Great job!", "Amazing!"]
    return words[max(number - 1, 0) % words.count]
  }

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
