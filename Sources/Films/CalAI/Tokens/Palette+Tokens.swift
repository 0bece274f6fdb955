package import Flipbook

extension Palette {
  /// A colour of the design system under its name.
  package struct Token: Sendable {
    package let name: String
    /// From left to right where there are several.
    package let colors: [Color]

    fileprivate init(_ name: String, _ colors: Color...) {
      (self.name, self.colors) = (name, colors)
    }

    fileprivate init(_ name: String, _ gradient: Gradient) {
      (self.name, colors) = (name, gradient.stops.map(\.color))
    }
  }

  /// Every colour that the design system names, in its order.
  package static let tokens = [
    Token("Canvas Black", canvasBlack), Token("Elevated Surface", elevatedSurface),
    Token("Surface 2", surface2), Token("Surface 3", surface3), Token("Divider", divider),
    Token("Canvas Light", canvasLight), Token("Text Primary", textPrimary),
    Token("Text Secondary", textSecondary), Token("Text Tertiary", textTertiary),
    Token("Protein Blue", proteinBlue), Token("Carbs Amber", carbsAmber),
    Token("Fat Pink", fatPink), Token("Action White", actionWhite),
    Token("Action Black Text", actionBlackText), Token("Success Green", successGreen),
    Token("Over-Budget Amber", overBudgetAmber), Token("Destructive", destructive),
    Token("Info Indigo", infoIndigo), Token("AI Gradient Wash", aiGradientWash),
    Token("AI Accent Line", aiAccentLine), Token("Light Canvas", lightCanvas),
    Token("Light Surface", lightSurface), Token("Light Text", lightText),
  ]
}
