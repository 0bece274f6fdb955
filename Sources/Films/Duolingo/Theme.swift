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
  /// The streak: Fox.
  static var streak: Color { Color(hex: 0xFF9600) }
  /// What is wrong, and the edge below it.
  static var wrong: Color { Color(hex: 0xFF4B4B) }
  static var wrongEdge: Color { Color(hex: 0xEA2B2B) }
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
  /// What Duo throws on the ground.
  static var groundShadow: Color { .border }
}

extension [Color] {
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
