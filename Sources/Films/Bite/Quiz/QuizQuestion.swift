import Flipbook

/// A question of the onboarding, and what can be answered.
struct QuizQuestion: Sendable {
  /// The title, a line a string.
  let title: [String]
  /// The four answers, row by row.
  let answers: [String]
  let icon: QuizIcon
  /// Whether several answers go together; then "Done" leads on, else the answer does.
  let takesSeveral: Bool

  static let all = [
    QuizQuestion(
      title: ["What's your", "main goal?"],
      answers: ["Lose weight", "Eat better", "Build muscle", "Save time"], icon: .target,
      takesSeveral: false),
    QuizQuestion(
      title: ["How do", "you eat?"],
      answers: ["Anything", "Pescatarian", "Vegetarian", "Vegan"], icon: .forkAndKnife,
      takesSeveral: false),
    QuizQuestion(
      title: ["Leave", "anything out?"],
      answers: ["No nuts", "No dairy", "No gluten", "No egg"], icon: .no, takesSeveral: true),
  ]
}
