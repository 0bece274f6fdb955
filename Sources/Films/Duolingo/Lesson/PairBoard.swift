import Flipbook

/// Pairs of words: which are matched, which word waits for its other half, and what did not go together.
package struct PairBoard: Hashable, Sendable {
  /// A word on the board.
  package struct Word: Hashable, Sendable {
    let side: Side
    let index: Int

    init(_ side: Side, _ index: Int) { (self.side, self.index) = (side, index) }
  }

  /// Two words that were tapped one after the other.
  struct Attempt: Hashable, Sendable {
    let left: Int
    let right: Int
    let time: Seconds

    func contains(_ word: Word) -> Bool {
      word.index == (word.side == .left ? left : right)
    }
  }

  let pairs: Exercise.Pairs
  private(set) var picked: Word?
  private(set) var matched: [Attempt] = []
  private(set) var mismatch: Attempt?

  /// Whether every word has its other half.
  package var isComplete: Bool { matched.count == pairs.left.count }

  init(_ pairs: Exercise.Pairs) { self.pairs = pairs }

  /// A word is tapped: it waits, or takes the place of the one that does on its side, or is tried with the other.
  mutating func tap(_ word: Word, at time: Seconds) {
    guard !matched.contains(where: { $0.contains(word) }) else { return }
    guard let picked, picked.side != word.side else {
      picked = picked == word ? nil : word
      return
    }
    let (left, right) = word.side == .left ? (word, picked) : (picked, word)
    let attempt = Attempt(left: left.index, right: right.index, time: time)
    if pairs.matches[left.index] == right.index {
      matched.append(attempt)
    } else {
      mismatch = attempt
    }
    self.picked = nil
  }

  /// How a word looks at `time`.
  func look(of word: Word, at time: Seconds) -> OptionLook {
    if let match = matched.first(where: { $0.contains(word) }) {
      return time - match.time < Self.celebration ? .right : .matched
    }
    if picked == word { return .picked }
    if let mismatch, mismatch.contains(word), time - mismatch.time < Shake.duration {
      return .wrong
    }
    return .idle
  }

  /// When a word began to celebrate, and when to shake.
  func match(of word: Word) -> Seconds? { matched.first { $0.contains(word) }?.time }
  func shake(of word: Word) -> Seconds? {
    mismatch.flatMap { $0.contains(word) ? $0.time : nil }
  }

  /// Seconds that a pair stays green.
  private static let celebration = 0.35
}
