import Flipbook

/// How something that can be picked looks.
enum OptionLook: Hashable, Sendable {
  case idle
  case picked
  case right
  case wrong
  /// Done with.
  case matched

  var border: Color {
    switch self {
    case .idle, .matched: .border
    case .picked: .claim
    case .right: .rightBorder
    case .wrong: .wrongBorder
    }
  }

  var ground: Color {
    switch self {
    case .idle, .matched: .ground
    case .picked: .pickedGround
    case .right: .rightGround
    case .wrong: .wrongGround
    }
  }

  var words: Color {
    switch self {
    case .idle: .ink
    case .picked: .claimEdge
    case .right: .actionEdge
    case .wrong: .wrongEdge
    case .matched: .matched
    }
  }

  /// How an option looks in an exercise, picked or not, checked or not.
  init(isPicked: Bool, verdict: LessonPage.Verdict?, at time: Seconds) {
    guard isPicked else {
      self = .idle
      return
    }
    guard let verdict, verdict.time <= time else {
      self = .picked
      return
    }
    self = verdict.isRight ? .right : .wrong
  }
}

/// What can be picked: a border, deeper below, round a ground that shows its state; pressed, it goes down.
struct OptionStyle: ButtonStyle {
  let look: OptionLook
  let time: Double

  private static let sink = 4.0
  private static let outline = RoundedRectangle(cornerRadius: 16, style: .circular)
  private static let face = RoundedRectangle(cornerRadius: 14, style: .circular)

  func makeBody(configuration: Configuration) -> some View {
    let press = configuration.pressed(
      at: time, in: .linear(duration: 0.05), out: .easeOut(duration: 0.10))
    ZStack {
      Self.outline.fill(look.border).padding(.top, Self.sink * press)
      Self.face.fill(look.ground)
        .padding(EdgeInsets(top: 2, leading: 2, bottom: 4, trailing: 2))
        .offset(y: press)
      configuration.label.foregroundStyle(look.words).offset(y: Self.sink * press)
    }
  }
}

/// An option of one word.
struct OptionButton: View {
  let word: String
  let look: OptionLook
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ZStack {
        Color.clear
        Text(word).role(.chip).offset(y: -1)
      }
    }
    .buttonStyle(OptionStyle(look: look, time: time))
  }
}
