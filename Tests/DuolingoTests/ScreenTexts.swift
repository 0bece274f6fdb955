import Duolingo
import Flipbook

/// The texts of a screen as they are drawn, read from the text of its view tree.
struct ScreenTexts {
  /// A text that shows.
  struct Item {
    let words: String
    /// Where it is drawn, in points of the screen; as it is laid out where it is scaled or turned.
    let frame: Rect
    /// The size and the place that the layout gives it.
    let layout: Rect
    /// The names of the views that it is in, outermost first.
    let path: [String]
    /// Whether it, or what it is in, is scaled or turned.
    let isTransformed: Bool
    /// How far to the right the exercise is that it belongs to; 0 for all else.
    let pageShift: Double
  }

  private(set) var items: [Item] = []

  /// What holds for a view and all in it.
  private struct Level {
    let indent: Int
    let name: String
    let dx: Double
    let dy: Double
    let isHidden: Bool
    let isTransformed: Bool
    let pageShift: Double
  }

  init(_ renderer: FrameRenderer, _ film: some Film, at time: Seconds) throws {
    var levels: [Level] = []
    for line in try renderer.viewTree(of: film, at: time).split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      levels.removeAll { $0.indent >= indent }
      let above =
        levels.last
        ?? Level(
          indent: -1, name: "", dx: 0, dy: 0, isHidden: false, isTransformed: false,
          pageShift: 0)
      guard
        let match = line.firstMatch(
          of: /^ *(.*?) \((\S+), (\S+)\) (\S+) x (\S+)(.*)$/),
        let x = Double(match.2), let y = Double(match.3), let width = Double(match.4),
        let height = Double(match.5)
      else { continue }
      let flags = match.6
      var (dx, dy) = (above.dx, above.dy)
      if let move = flags.firstMatch(of: /moved by \((\S+), (\S+)\)/) {
        dx += Double(move.1) ?? 0
        dy += Double(move.2) ?? 0
      }
      let opacity = flags.firstMatch(of: /opacity (\S+)/).flatMap { Double($0.1) } ?? 1
      let level = Level(
        indent: indent, name: String(match.1), dx: dx, dy: dy,
        isHidden: above.isHidden || flags.contains(" hidden") || opacity == 0,
        isTransformed: above.isTransformed || flags.contains("transformed"),
        pageShift: match.1 == "ExerciseView" ? dx : above.pageShift)
      levels.append(level)
      guard !level.isHidden, level.name == "Text" || level.name == "NumericText",
        let words = flags.firstMatch(of: /"(.*)"/)?.1, !words.isEmpty
      else { continue }
      let layout = Rect(x: x, y: y, width: width, height: height)
      items.append(
        Item(
          words: String(words), frame: layout.offsetBy(dx: dx, dy: dy), layout: layout,
          path: levels.map(\.name), isTransformed: level.isTransformed,
          pageShift: level.pageShift))
    }
  }
}
