/// Something to reach today.
package struct Quest: Codable, Hashable, Sendable {
  /// What counts.
  enum Goal: Codable, Hashable, Sendable {
    /// Points.
    case points
    /// Right answers in a row.
    case row
    /// Lessons with so many percent right, or more.
    case accuracy(percent: Int)
  }

  let goal: Goal
  package let target: Int
  package private(set) var progress: Int

  init(_ goal: Goal, target: Int, progress: Int) {
    (self.goal, self.target, self.progress) = (goal, target, progress)
  }

  var isReached: Bool { progress >= target }
  /// How much of it is reached, 0...1.
  var share: Double { target > 0 ? min(Double(progress) / Double(target), 1) : 1 }

  /// Counts a lesson.
  mutating func count(_ result: LessonResult, longestRow: Int) {
    switch goal {
    case .points: progress = min(progress + result.xp, target)
    case .row: progress = min(max(progress, longestRow), target)
    case .accuracy(let percent):
      if result.percentRight >= percent { progress = min(progress + 1, target) }
    }
  }
}
