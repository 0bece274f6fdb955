package import Flipbook

/// Cal AI's colours, named as its design system names them: the only place where one is written.
package enum Palette {
  // MARK: Canvas and surfaces

  /// What everything lies on: nearly black, not black.
  package static let canvasBlack = Color(hex: 0x0A0A0A)
  /// Meal cards, stat cards, rows.
  package static let elevatedSurface = Color(hex: 0x151515)
  /// Sheets, and what is typed into.
  package static let surface2 = Color(hex: 0x1E1E1E)
  /// What is pressed, tracks, controls that are off.
  package static let surface3 = Color(hex: 0x2A2A2A)
  /// Hairlines between rows.
  package static let divider = Color(hex: 0x252525)
  /// The canvas in daylight.
  package static let canvasLight = Color(hex: 0xFFFFFF)

  // MARK: Text

  /// Headlines, numerals, what is read first.
  package static let textPrimary = Color(hex: 0xFFFFFF)
  /// Times, servings, labels of macros.
  package static let textSecondary = Color(hex: 0xA1A1A1)
  /// Placeholders, and what is disabled.
  package static let textTertiary = Color(hex: 0x6E6E6E)

  // MARK: Macros: the only colour story

  /// Protein.
  package static let proteinBlue = Color(hex: 0x4DA8FF)
  /// Carbohydrates.
  package static let carbsAmber = Color(hex: 0xFFB54C)
  /// Fat.
  package static let fatPink = Color(hex: 0xFF6E87)

  // MARK: Action and meaning

  /// The primary button.
  package static let actionWhite = Color(hex: 0xFFFFFF)
  /// What is written on it.
  package static let actionBlackText = Color(hex: 0x000000)
  /// A meal that is logged, a day that is met.
  package static let successGreen = Color(hex: 0x42E17D)
  /// More eaten than planned: amber, never red.
  package static let overBudgetAmber = Color(hex: 0xFFB54C)
  /// What deletes.
  package static let destructive = Color(hex: 0xFF5A5A)
  /// What a machine has seen.
  package static let infoIndigo = Color(hex: 0x8B8DF5)

  // MARK: What the machine has made

  /// The ground of a detected meal: 135 degrees.
  package static let aiGradientWash = Gradient(colors: [surface2, surface3])
  /// The line while it thinks: blue, indigo, pink from left to right.
  package static let aiAccentLine = Gradient(colors: [proteinBlue, infoIndigo, fatPink])

  // MARK: Daylight

  /// The canvas in daylight.
  package static let lightCanvas = Color(hex: 0xFFFFFF)
  /// Cards in daylight.
  package static let lightSurface = Color(hex: 0xF5F5F5)
  /// Text in daylight.
  package static let lightText = Color(hex: 0x0A0A0A)
}

/// What components add to the palette.
extension Palette {
  /// The primary button under a finger.
  package static let actionPressed = Color(hex: 0xE8E8E8)
  /// The handle of a sheet.
  package static let grabber = Color(hex: 0x3A3A3A)
  /// The top of the streak card, which fades into ``elevatedSurface``.
  package static let streakTop = Color(hex: 0x181818)
  /// The tab bar's veil over what is blurred below it.
  package static let barVeil = canvasBlack.opacity(0.92)
  /// The light round the capture button.
  package static let captureGlow = Color.white.opacity(0.15)
  /// The shadow of what is elevated.
  package static let elevatedShadow = Color.black.opacity(0.4)
  /// The shadow of a sheet.
  package static let sheetShadow = Color.black.opacity(0.5)
  /// What dims the screen below a modal.
  package static let modalOverlay = Color.black.opacity(0.7)
  /// What makes text on a picture legible, at its strongest.
  package static let pictureShade = Color.black.opacity(0.4)
  /// Hairlines and edges on the gradient of a detected meal.
  package static let washHairline = Color.white.opacity(0.1)
  /// The edge of a stepper's buttons.
  package static let stepperEdge = Color.white.opacity(0.08)
  /// The bar that the line of light runs in.
  package static let sweepTrack = Color.white.opacity(0.18)
  /// What controls lie on over a picture.
  package static let viewfinderControl = surface2.opacity(0.86)
  /// The viewfinder, where no picture is.
  package static let viewfinder = Color.black

  /// What darkens a picture below text and controls, at a strength of 0...1.
  static func shade(_ strength: Double) -> Color { .black.opacity(strength) }

  /// The ground of a label in its own colour.
  package static func tint(_ color: Color) -> Color { color.opacity(0.14) }
}

/// The tables that the pictures of food are taken on, from the light outwards.
extension Palette {
  /// Slate.
  static let slateTable = Gradient(stops: [
    .init(color: Color(hex: 0x57504A), location: 0),
    .init(color: Color(hex: 0x332E2A), location: 0.5),
    .init(color: Color(hex: 0x191614), location: 1),
  ])
  /// Oiled oak.
  static let oakTable = Gradient(stops: [
    .init(color: Color(hex: 0x8A5A38), location: 0),
    .init(color: Color(hex: 0x5E3A22), location: 0.5),
    .init(color: Color(hex: 0x2F1C10), location: 1),
  ])
}
