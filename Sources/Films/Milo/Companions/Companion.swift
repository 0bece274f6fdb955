import Flipbook

/// Who can keep one company, in the order of the carousel.
package enum Companion: Int, CaseIterable, Sendable {
  case bo
  case pip
  case momo
  case kiko

  var name: String {
    switch self {
    case .bo: "Bo"
    case .pip: "Pip"
    case .momo: "Momo"
    case .kiko: "Kiko"
    }
  }

  /// What the companion is like, in a word.
  var trait: String {
    switch self {
    case .bo: "GENTLE"
    case .pip: "CURIOUS"
    case .momo: "PLAYFUL"
    case .kiko: "DIRECT"
    }
  }

  /// What it would say, in lines.
  package var quote: [String] {
    switch self {
    case .bo: ["No rush. Tell me", "what's on your mind.", "We'll take it", "from there."]
    case .pip: ["That's interesting.", "What if we follow", "that thought a", "little further?"]
    case .momo: ["Brain full of tabs?", "Let's close a few.", "One tiny thought", "at a time."]
    case .kiko: ["Let's get clear.", "Pick one thing.", "What's the next step", "you can take?"]
    }
  }

  /// What one gets from it.
  var line: String {
    switch self {
    case .bo: "Calm words. Room to be yourself."
    case .pip: "Good questions. Fresh perspectives."
    case .momo: "A little wit. A lighter way through."
    case .kiko: "Clear answers. A doable next step."
    }
  }

  var color: Color {
    switch self {
    case .bo: .butter
    case .pip: .violet
    case .momo: .coral
    case .kiko: .leaf
    }
  }

  /// The colour of the card that it stands on.
  var cardColor: Color {
    switch self {
    case .bo: .butterCard
    case .pip: .violetCard
    case .momo: .coralCard
    case .kiko: .leafCard
    }
  }

  /// How it is drawn, with what it holds.
  var figure: CompanionFigure {
    switch self {
    case .bo: .bo
    case .pip: .pip
    case .momo: .momo
    case .kiko: .kiko
    }
  }
}
