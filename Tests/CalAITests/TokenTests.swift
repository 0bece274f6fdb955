import CalAI
import Flipbook
import Testing

/// Colours, type and spacing as the design system lists them.
@Suite("Cal AI's tokens")
struct TokenTests {
  @Test("every colour of the palette is there under its name")
  func palette() {
    let expected: [(Color, UInt32, String)] = [
      (Palette.canvasBlack, 0x0A0A0A, "Canvas Black"),
      (Palette.elevatedSurface, 0x151515, "Elevated Surface"),
      (Palette.surface2, 0x1E1E1E, "Surface 2"),
      (Palette.surface3, 0x2A2A2A, "Surface 3"),
      (Palette.divider, 0x252525, "Divider"),
      (Palette.canvasLight, 0xFFFFFF, "Canvas Light"),
      (Palette.textPrimary, 0xFFFFFF, "Text Primary"),
      (Palette.textSecondary, 0xA1A1A1, "Text Secondary"),
      (Palette.textTertiary, 0x6E6E6E, "Text Tertiary"),
      (Palette.proteinBlue, 0x4DA8FF, "Protein Blue"),
      (Palette.carbsAmber, 0xFFB54C, "Carbs Amber"),
      (Palette.fatPink, 0xFF6E87, "Fat Pink"),
      (Palette.actionWhite, 0xFFFFFF, "Action White"),
      (Palette.actionBlackText, 0x000000, "Action Black Text"),
      (Palette.successGreen, 0x42E17D, "Success Green"),
      (Palette.overBudgetAmber, 0xFFB54C, "Over-Budget Amber"),
      (Palette.destructive, 0xFF5A5A, "Destructive"),
      (Palette.infoIndigo, 0x8B8DF5, "Info Indigo"),
      (Palette.lightCanvas, 0xFFFFFF, "Light Canvas"),
      (Palette.lightSurface, 0xF5F5F5, "Light Surface"),
      (Palette.lightText, 0x0A0A0A, "Light Text"),
      (Palette.actionPressed, 0xE8E8E8, "pressed"),
      (Palette.grabber, 0x3A3A3A, "grabber"),
      (Palette.streakTop, 0x181818, "streak"),
    ]
    for (color, hex, name) in expected { #expect(color == Color(hex: hex), "\(name)") }
    #expect(
      Palette.aiGradientWash.stops.map(\.color) == [0x1E1E1E, 0x2A2A2A].map(Color.init(hex:)))
    #expect(
      Palette.aiAccentLine.stops.map(\.color)
        == [0x4DA8FF, 0x8B8DF5, 0xFF6E87].map(Color.init(hex:)))
  }

  @Test("every role of the hierarchy has its size, weight, line height and tracking")
  func type() {
    let expected: [(Type, Double, Font.Weight, Double, Double)] = [
      (.dailyTotal, 72, .bold, 1, -1.5), (.mealCardCalories, 40, .bold, 1, -0.8),
      (.streakNumber, 48, .bold, 1, -1), (.screenTitle, 28, .bold, 1.1, -0.4),
      (.sectionTitle, 22, .bold, 1.2, -0.3), (.navTitle, 17, .semibold, 1.1, -0.1),
      (.mealName, 17, .semibold, 1.3, -0.15), (.body, 15, .regular, 1.4, 0),
      (.macroChip, 12, .semibold, 1.2, 0), (.meta, 13, .medium, 1.3, 0),
      (.label, 11, .bold, 1.2, 0.8), (.buttonPrimary, 16, .semibold, 1, -0.1),
      (.buttonSecondary, 14, .semibold, 1, 0), (.tabLabel, 10, .semibold, 1, 0.2),
      (.timestampTabular, 13, .medium, 1, 0),
    ]
    for (type, size, weight, lineHeight, tracking) in expected {
      #expect(type.size == size && type.weight == weight, "\(size)")
      #expect(type.lineHeight == lineHeight && type.tracking == tracking, "\(size)")
      #expect(type.font.family == "Inter" && type.font.hasMonospacedDigits)
    }
  }

  @Test("distances and corners are those of the scale")
  func spacing() {
    #expect(Spacing.scale == [4, 8, 12, 16, 20, 24, 32, 40, 52, 68] && Spacing.base == 4)
    #expect(Spacing.cardPadding == 16 && Spacing.heroPadding == 24 && Spacing.contentMargin == 16)
    #expect(Spacing.cardGap == 12 && Spacing.sectionGap == 28)
    #expect(
      [
        Radius.subtle, Radius.input, Radius.cardThumbnail, Radius.cardStandard, Radius.hero,
        Radius.pill,
      ] == [8, 14, 16, 20, 24, 28])
  }

  @Test("the sheet shows every token of the design system under its name, in its order")
  func names() {
    #expect(
      Palette.tokens.map(\.name) == [
        "Canvas Black", "Elevated Surface", "Surface 2", "Surface 3", "Divider", "Canvas Light",
        "Text Primary", "Text Secondary", "Text Tertiary", "Protein Blue", "Carbs Amber",
        "Fat Pink", "Action White", "Action Black Text", "Success Green", "Over-Budget Amber",
        "Destructive", "Info Indigo", "AI Gradient Wash", "AI Accent Line", "Light Canvas",
        "Light Surface", "Light Text",
      ])
    #expect(
      Palette.tokens.flatMap(\.colors)
        == [
          0x0A0A0A, 0x151515, 0x1E1E1E, 0x2A2A2A, 0x252525, 0xFFFFFF, 0xFFFFFF, 0xA1A1A1,
          0x6E6E6E, 0x4DA8FF, 0xFFB54C, 0xFF6E87, 0xFFFFFF, 0x000000, 0x42E17D, 0xFFB54C,
          0xFF5A5A, 0x8B8DF5, 0x1E1E1E, 0x2A2A2A, 0x4DA8FF, 0x8B8DF5, 0xFF6E87, 0xFFFFFF,
          0xF5F5F5, 0x0A0A0A,
        ].map { Color(hex: $0) })
    #expect(
      Type.tokens.map(\.name) == [
        "Daily Total (Hero)", "Meal Card Calories", "Streak Number", "Screen Title (Large)",
        "Section Title", "Nav Title (Compact)", "Meal Name", "Body", "Macro Chip", "Meta",
        "Label (UPPER)", "Button (Primary)", "Button (Secondary)", "Tab Label",
        "Timestamp Tabular",
      ])
    #expect(
      Type.tokens.map(\.type.size) == [72, 40, 48, 28, 22, 17, 17, 15, 12, 13, 11, 16, 14, 10, 13])
    #expect(
      Radius.tokens.map(\.0) == [
        "Subtle", "Input", "Card Thumbnail", "Card Standard", "Hero", "Pill",
      ])
  }
}
