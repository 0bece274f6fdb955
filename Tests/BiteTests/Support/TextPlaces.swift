import Flipbook

/// A text of a view tree: where it is seen, on which sheet of the app, and whether it is on its way.
struct SeenText {
  let text: String
  /// Its frame on the screen, in points.
  let frame: Rect
  /// The innermost screen, sheet or bar that it is on.
  let sheet: String
  /// Whether it, or something round it, is fading or scaled: then it may cross what takes its place.
  let isChanging: Bool
  /// Whether it is in something that scrolls across, and may stand beyond the screen's edges.
  let scrollsAcross: Bool
}

/// Reads the texts of a view tree with what round them moves and fades them.
struct TextPlaces {
  /// Views that cover what is below them.
  private static let sheets = [
    "WelcomeScreen", "NightScreen", "AllSetScreen", "TodayScreen", "PlanScreen", "GroceryScreen",
    "RecipesScreen", "TabBar", "DetailScreen", "AddToPlanSheet", "CookScreen", "CookSheet",
    "RateSheet", "PlatedScreen", "SplashScreen",
  ]

  private struct Level {
    let indent: Int
    let shift: Size
    let sheet: String
    let isChanging: Bool
    let isHidden: Bool
    let scrollsAcross: Bool
  }

  static func texts(in lines: [Substring]) -> [SeenText] {
    var levels = [
      Level(
        indent: -1, shift: .zero, sheet: "", isChanging: false, isHidden: false,
        scrollsAcross: false)
    ]
    var texts: [SeenText] = []
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      while let last = levels.last, last.indent >= indent { levels.removeLast() }
      guard let outer = levels.last else { continue }
      let level = level(of: line, indent: indent, in: outer)
      levels.append(level)
      if !level.isHidden, let placed = PlacedText(line), !placed.text.isEmpty {
        texts.append(
          SeenText(
            text: placed.text,
            frame: placed.frame.offsetBy(dx: level.shift.width, dy: level.shift.height),
            sheet: level.sheet, isChanging: level.isChanging,
            scrollsAcross: level.scrollsAcross))
      }
    }
    return texts
  }

  private static func level(of line: Substring, indent: Int, in outer: Level) -> Level {
    var shift = outer.shift
    if let match = line.firstMatch(of: /moved by \((-?[\d.]+), (-?[\d.]+)\)/),
      let x = Double(match.1), let y = Double(match.2)
    {
      shift = Size(width: shift.width + x, height: shift.height + y)
    }
    let name = line.drop { $0 == " " }.prefix { $0.isLetter }
    let fades = line.contains(#/ opacity [\d.]/#) || line.contains("transformed")
    let wide = line.firstMatch(of: #/ of ([\d.]+) x/#).flatMap { Double($0.1) } ?? 0
    return Level(
      indent: indent, shift: shift,
      sheet: sheets.contains(String(name)) ? String(name) : outer.sheet,
      isChanging: outer.isChanging || fades,
      isHidden: outer.isHidden || line.contains(" hidden") || line.contains(#/ opacity 0( |$)/#),
      scrollsAcross: outer.scrollsAcross || wide > 402)
  }
}
