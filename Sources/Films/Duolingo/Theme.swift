import Flipbook

/// The app's colours by what they are for: the only place with colour values.
extension ShapeStyle where Self == Color {
  /// What every screen lies on.
  static var ground: Color { .white }
  /// Words.
  static var ink: Color { Color(hex: 0x4B4B4B) }
  /// Words that are asleep: names of days, a button that can't be pressed.
  static var asleep: Color { Color(hex: 0xAFAFAF) }
  /// Borders, and what is empty: Swan.
  static var border: Color { Color(hex: 0xE5E5E5) }
  /// A ground that stays back: Snow.
  static var quietGround: Color { Color(hex: 0xF7F7F7) }
  /// Words on a coloured ground.
  static var onColor: Color { .white }

  /// What goes on, and what is right: Feather Green, and the edge below it.
  static var action: Color { Color(hex: 0x58CC02) }
  static var actionEdge: Color { Color(hex: 0x58A700) }
  /// What is taken, and time: Macaw, and the edge below it.
  static var claim: Color { Color(hex: 0x1CB0F6) }
  static var claimEdge: Color { Color(hex: 0x1899D6) }
  /// Points, and what is reached.
  static var gold: Color { Color(hex: 0xFFC800) }
  /// A golden node's inner face, and the edge below it.
  static var goldFace: Color { Color(hex: 0xF3B800) }
  static var goldEdge: Color { Color(hex: 0xDB9A00) }
  /// The inner face of the node that is next; of one that is locked, and its edge.
  static var actionFace: Color { Color(hex: 0x52C000) }
  static var lockedFace: Color { Color(hex: 0xDADADA) }
  static var lockedEdge: Color { Color(hex: 0xB7B7B7) }
  /// The path ahead, and where it has been walked; what stands beside it throws a shadow.
  static var pathAhead: Color { Color(hex: 0xF1F1F1) }
  static var pathWalked: Color { Color(hex: 0xFFEFB3) }
  static var pathShadow: Color { Color(hex: 0xEDEDED) }
  /// Second lines on green, and the edge of a white button there.
  static var onActionPale: Color { Color(hex: 0xDDF7C4) }
  static var onActionQuiet: Color { Color(hex: 0xE3F9CE) }
  static var onActionEdge: Color { Color(hex: 0xC9EFA6) }
  /// Second lines: Wolf.
  static var quiet: Color { Color(hex: 0x777777) }
  /// Rays on Macaw, and the light on a bar of gold and what stands on it.
  static var claimRay: Color { Color(hex: 0x3CBFF9) }
  static var barLight: Color { .white.opacity(0.32) }
  static var onGold: Color { Color(hex: 0x8A6200) }
  /// What a row that is lifted throws.
  static var liftShadow: Color { .black.opacity(0.10) }
  /// The streak: Fox.
  static var streak: Color { Color(hex: 0xFF9600) }
  /// What is wrong, and the edge below it.
  static var wrong: Color { Color(hex: 0xFF4B4B) }
  static var wrongEdge: Color { Color(hex: 0xEA2B2B) }
  /// The ground, the border under what is right, and under what is wrong.
  static var rightGround: Color { Color(hex: 0xD7FFB8) }
  static var rightBorder: Color { Color(hex: 0xA5ED6E) }
  static var wrongGround: Color { Color(hex: 0xFFDFE0) }
  static var wrongBorder: Color { Color(hex: 0xFFB2B2) }
  /// The ground of what is picked.
  static var pickedGround: Color { Color(hex: 0xDDF4FF) }
  /// Words that have found their other half.
  static var matched: Color { Color(hex: 0xCECECE) }
  /// What something in the air throws on what is below it.
  static var castShadow: Color { .black.opacity(0.08) }
  /// The battery.
  static var energy: Color { Color(hex: 0xFF86CD) }
  /// Light green, in pictures.
  static var light: Color { Color(hex: 0x89E219) }

  /// Duo's head, body and wings, and the edge under each of them.
  static var plumage: Color { .action }
  static var plumageEdge: Color { .actionEdge }
  /// Half-way from the plumage to its edge: marks, and the shade under the chin.
  static var plumageShade: Color { Color(hex: 0x58BA01) }
  /// Duo's face and belly.
  static var down: Color { .light }
  /// Marks on the belly, half-way from the down to the plumage.
  static var downShade: Color { Color(hex: 0x74D80E) }
  /// The line of a closed eye.
  static var lash: Color { Color(hex: 0x2F6B00) }
  static var eyeWhite: Color { .white }
  static var eyeShade: Color { Color(hex: 0xE9F5E0) }
  static var pupil: Color { Color(hex: 0x1F1F1F) }
  /// Duo's beak and feet, the light on them, and the edge below.
  static var beak: Color { .streak }
  static var beakLight: Color { .gold }
  static var beakEdge: Color { Color(hex: 0xE07A00) }
  static var mouth: Color { Color(hex: 0x8A2B1A) }
  static var tongue: Color { .wrong }
  static var tear: Color { .claim }
  /// What parts Duo from a ground that is green or dark.
  static var rim: Color { .white }
  /// What Duo throws on the ground.
  static var groundShadow: Color { .border }
}

extension [Color] {
  /// Learners' avatars.
  static var avatars: [Color] {
    [
      .claim, .streak, .wrong, Color(hex: 0xCE82FF), .action, .gold, .energy, Color(hex: 0x00CD9C),
      Color(hex: 0x2B70C9),
    ]
  }

  /// The medals of the first three: their discs and their ribbons.
  static var medals: [(face: Color, edge: Color)] {
    [
      (.gold, Color(hex: 0xE0A800)), (Color(hex: 0xC9D6E0), Color(hex: 0x9FB2C0)),
      (Color(hex: 0xDE9450), Color(hex: 0xB06A2E)),
    ]
  }

  /// Paper in the air.
  static var confetti: [Color] {
    [.action, .claim, .gold, .streak, .wrong, .energy, .light]
  }
}

extension Color {
  /// The back of a piece of paper of this colour.
  var paperBack: Color {
    self == .claim
      ? .claimEdge : Color(red: red * 0.87, green: green * 0.87, blue: blue * 0.87)
  }
}

/// A role of text: size, weight and tracking of the rounded face.
struct TextRole {
  let size: Double
  let weight: Font.Weight
  /// Points after each character.
  var tracking = 0.0

  static let streakNumber = TextRole(size: 112, weight: .black, tracking: -3)
  static let title = TextRole(size: 33, weight: .black)
  static let streakLabel = TextRole(size: 26, weight: .heavy)
  static let statValue = TextRole(size: 22, weight: .black)
  static let statHeader = TextRole(size: 13, weight: .black, tracking: 0.6)
  static let streakBubble = TextRole(size: 18, weight: .bold)
  static let button = TextRole(size: 17, weight: .heavy, tracking: 0.8)
  static let day = TextRole(size: 16, weight: .heavy)

  static let exerciseTitle = TextRole(size: 25, weight: .heavy)
  static let praise = TextRole(size: 25, weight: .heavy)
  static let correctSolution = TextRole(size: 23, weight: .heavy)
  static let prompt = TextRole(size: 22, weight: .bold)
  static let chip = TextRole(size: 19, weight: .semibold)
  static let card = TextRole(size: 19, weight: .bold)
  static let topBar = TextRole(size: 18, weight: .black)
  static let start = TextRole(size: 17, weight: .black, tracking: 1)
  static let unitNumber = TextRole(size: 13, weight: .heavy, tracking: 0.5)
  static let unitTitle = TextRole(size: 20, weight: .heavy)
  static let guidebook = TextRole(size: 11, weight: .heavy, tracking: 0.4)
  static let popoverTitle = TextRole(size: 22, weight: .heavy)
  static let popoverLine = TextRole(size: 17, weight: .bold)
  static let leagueTitle = TextRole(size: 26, weight: .black)
  static let second = TextRole(size: 16, weight: .semibold)
  static let rank = TextRole(size: 17, weight: .heavy)
  static let avatar = TextRole(size: 18, weight: .black)
  static let learnerName = TextRole(size: 18, weight: .heavy)
  static let leagueName = TextRole(size: 18, weight: .bold)
  static let leaguePoints = TextRole(size: 17, weight: .semibold)
  static let zone = TextRole(size: 14, weight: .black, tracking: 0.8)
  static let medal = TextRole(size: 14, weight: .black)
  static let toast = TextRole(size: 18, weight: .heavy)
  static let questsTitle = TextRole(size: 42, weight: .black)
  static let quest = TextRole(size: 17, weight: .bold)
  static let questCount = TextRole(size: 13, weight: .heavy)
  static let profileName = TextRole(size: 27, weight: .black)
  static let section = TextRole(size: 21, weight: .heavy)
  static let figure = TextRole(size: 19, weight: .heavy)
  static let figureTitle = TextRole(size: 15, weight: .semibold)
  static let achievementCount = TextRole(size: 15, weight: .bold)
  static let lessonEnergy = TextRole(size: 17, weight: .black)

  /// How far below its middle a line of capitals or figures has its baseline.
  var capitalDrop: Double { 0.3525 * size }

  var font: Font { .system(size: size, weight: weight, design: .rounded) }
}

extension View {
  /// Sets the texts in this view as a role asks, the middle of their ink where the middle of their frame is.
  func role(_ role: TextRole) -> some View {
    font(role.font).tracking(role.tracking).offset(x: role.tracking / 2)
  }

  /// Puts a text's first baseline `y` points below the top of the top-aligned stack it is in.
  func baseline(at y: Double) -> some View {
    alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }
}
