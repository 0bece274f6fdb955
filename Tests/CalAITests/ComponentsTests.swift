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
        "At its least", "At its most", "Close", "Flash off", "Library", "Barcode off", "On",
        "Large title, 52 pt", "Collapsed, 44 pt", "Hero, 80 pt",
        "Compact, 64 pt, from empty to whole", "Empty", "Whole", "Under budget",
        "Over budget: amber, never red", "Settled", "Increment: flame at its largest, 1.15",
        "Log confirmation: white edge for 150 ms", "Swipe to delete, at -84 pt",
        "Processing: the 2 pt line sweeps", "Detected", "Reticle at 1.0",
        "Processing: 60 %, reticle 1.05", "Home active", "Insights active, capture pressed",
        "Compact", "Medium", "Large", "Palette", "Type", "Spacing", "Radius", "Scan a meal", "Edit",
        "Delete", "See more",
      ], in: sheet, at: 0)
  }

  @Test("states have the design's colours, exactly", arguments: [1, 3])
  func colors(scale: Int) throws {
    try frames.expect(
      [
        (2, 2, 0x0A0A0A), (80, 180, 0xFFFFFF), (250, 175, 0xE8E8E8), (80, 262, 0x2A2A2A),
        (63, 940, 0x1E1E1E), (1175, 1030, 0xFF5A5A), (493, 172, 0x4DA8FF), (783, 172, 0xFF6E87),
        (475, 495, 0x151515), (1194, 613, 0x42E17D), (1564, 1534, 0x3A3A3A),
        (1878, 186, 0x151515), (1688, 349, 0x6E6E6E), (1878, 349, 0x4DA8FF),
      ], of: sheet, at: 0, scale: scale)
  }
}
