/// Something to answer: each kind has a view of its own.
package enum Exercise: Codable, Hashable, Sendable {
  /// A sentence is put together from chips.
  case translation(Translation)
  /// One of four pictures is picked.
  case pictures(Pictures)
  /// Words are matched with their translations.
  case pairs(Pairs)
  /// The word that is missing in a sentence is picked.
  case gap(Gap)

  /// A sentence, and the chips that its translation is made of.
  package struct Translation: Codable, Hashable, Sendable {
    let sentence: String
    /// The words of the translation, in order; one of them may be on several chips.
    let answer: [String]
    /// The translation as it is written.
    let solution: String
    /// What is on the chips, by row.
    let bank: [[String]]

    /// What is on the chips, in the order of their numbers.
    var chips: [String] { bank.flatMap { $0 } }
  }

  /// A word, and pictures of which one shows it.
  package struct Pictures: Codable, Hashable, Sendable {
    let word: String
    let cards: [Card]
    /// Which card is the right one.
    let answer: Int

    /// A picture with its word.
    package struct Card: Codable, Hashable, Sendable {
      let picture: Illustration
      let word: String
    }
  }

  /// Words on the left, each with its translation on the right, in orders of their own.
  package struct Pairs: Codable, Hashable, Sendable {
    let left: [String]
    let right: [String]
    /// For each word on the left, which one on the right it goes with.
    let matches: [Int]
  }

  /// A sentence with a blank, and the words that might go there.
  package struct Gap: Codable, Hashable, Sendable {
    let before: String
    let after: String
    let options: [String]
    /// Which option is the right one.
    let answer: Int
  }

  /// The right answer in words.
  var solution: String {
    switch self {
    case .translation(let translation): translation.solution
    case .pictures(let pictures): pictures.cards[pictures.answer].word
    case .pairs(let pairs): pairs.right.joined(separator: ", ")
    case .gap(let gap): gap.options[gap.answer]
    }
  }
}

/// A picture on a card.
package enum Illustration: String, Codable, Hashable, Sendable, CaseIterable {
  case coffee
  case tea
  case water
  case milk
  case apple
  case bread
  case cheese
  case orange
}
