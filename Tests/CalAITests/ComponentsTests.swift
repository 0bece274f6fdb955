import CalAI
import Flipbook
import Testing

/// The sheet of components.
@Suite("Cal AI's components")
struct ComponentsTests {
  private let frames: Frames

  init() throws {
    frames = try Frames()
  }

  private var sheet: any Film {
    get throws { try #require(calAIFilms.first { $0.name == "calai/components" }) }
  }

  @Test("every component and every state is labelled")
  func labels() throws {
    try frames.expect(
      texts: [
        "Primary CTA", "Secondary CTA", "Text button", "Chip", "Capture button", "Text input",
        "Quantity stepper", "Top navigation", "Macro ring", "Today hero card", "Streak card",
        "Meal card", "AI detection result", "Viewfinder", "Tab bar", "Bottom sheet", "Normal",
        "Pressed: scale 0.97, #E8E8E8", "Disabled", "Pressed", "Active", "Inactive",
        "Pressed: scale 0.92", "Placeholder", "Focused: 2 pt white border", "Filled",
        "At its least", "Large title, 52 pt", "Collapsed, 44 pt", "Hero, 80 pt",
        "Compact, 64 pt, from empty to whole", "Empty", "Whole", "Under budget",
        "Over budget: amber, never red", "Settled", "Increment: flame at its largest, 1.15",
        "Log confirmation: white edge for 150 ms", "Swipe to delete, at -84 pt",
        "Processing: the 2 pt line sweeps", "Detected", "Reticle at 1.0",
        "Processing: 60 %, reticle 1.05", "Home active", "Insights active, capture pressed",
        "Compact", "Medium", "Large", "Scan a meal", "Edit", "Delete", "See more",
      ], in: sheet, at: 0)
  }
}
