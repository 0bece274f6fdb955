/// What a unit teaches, to look at: its sentences and its words, each with its translation.
package struct Guidebook: Hashable, Sendable {
  /// Something in the language that is learned, and what it means.
  struct Entry: Hashable, Sendable {
    let text: String
    let translation: String
  }

  let phrases: [Entry]
  let words: [Entry]

  /// The guidebook of what a lesson asks for.
  init(of lesson: Lesson) {
    phrases = lesson.exercises.compactMap { exercise in
      guard case .translation(let translation) = exercise else { return nil }
      return Entry(text: translation.sentence, translation: translation.solution)
    }
    words = lesson.exercises.flatMap { exercise in
      guard case .pairs(let pairs) = exercise else { return [Entry]() }
      return zip(pairs.left, pairs.matches).map {
        Entry(text: $0, translation: pairs.right[$1])
      }
    }
  }
}
