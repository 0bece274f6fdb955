import Flipbook
import Foundation

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
    let way = numbers(behind: "moved by (", in: line)
    let wide = numbers(behind: " of ", in: line)
    let opacity = numbers(behind: " opacity ", in: line)
    let name = line.drop { $0 == " " }.prefix { $0.isLetter }
    return Level(
      indent: indent,
      shift: way.count < 2
        ? outer.shift
        : Size(width: outer.shift.width + way[0], height: outer.shift.height + way[1]),
      sheet: sheets.contains(String(name)) ? String(name) : outer.sheet,
      isChanging: outer.isChanging || !opacity.isEmpty || line.contains("transformed"),
      isHidden: outer.isHidden || line.contains(" hidden") || opacity.first == 0,
      scrollsAcross: outer.scrollsAcross || (wide.first ?? 0) > 402)
  }

  /// The numbers that follow the first `words` of a line, until something else does.
  private static func numbers(behind words: String, in line: Substring) -> [Double] {
    // Nodes may be called as their effects are, which stand last.
    guard let range = line.range(of: words, options: .backwards),
      let next = line[range.upperBound...].first, next.isNumber || next == "-"
    else { return [] }
    return line[range.upperBound...].split { "(), x".contains($0) }
      .map { Double($0) }.prefix { $0 != nil }.compactMap { $0 }
  }
}
