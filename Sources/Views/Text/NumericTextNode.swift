import Drawing
import Geometry
import Typography

/// A number on its way to another, in the layout tree: one line, as wide as both are in proportion.
struct NumericTextNode: LayoutNode {
  private let view: NumericText
  private let old: Side
  private let new: Side
  /// The size of the first part's font, which the roll is measured in.
  private let fontSize: Double

  /// One of the two texts, set.
  private struct Side {
    let text: ResolvedText
    let line: TextLine
    /// The characters, counted from the right.
    let columns: [Column]

    init(_ view: Text, in context: ViewContext) throws(ViewError) {
      var text = try ResolvedText(view.monospacedDigit(), in: context)
      text.paragraph.direction = .leftToRight
      self.text = text
      do {
        line = try context.fonts.line(text.text, direction: .leftToRight)
      } catch {
        throw .font(error)
      }
      columns = Column.columns(of: line, text.text.text)
    }
  }

  /// A character and where it stands.
  private struct Column {
    var character: Character
    /// The glyphs, as indices of the line's.
    var glyphs: [Int] = []
    /// How far the character's right edge is from the line's.
    var right: Double

    /// The characters of a line, from the right.
    static func columns(of line: TextLine, _ text: String) -> [Column] {
      var columns: [Column] = []
      var starts: [(offset: Int, character: Character)] = []
      var offset = 0
      for character in text {
        starts.append((offset, character))
        offset += character.utf8.count
      }
      var pen = 0.0
      var glyphs: [Int: (indices: [Int], end: Double)] = [:]
      for (index, glyph) in line.glyphs.enumerated() {
        pen += glyph.advance
        let column = (starts.firstIndex { $0.offset > glyph.cluster } ?? starts.count) - 1
        glyphs[column, default: ([], pen)].indices.append(index)
        glyphs[column]?.end = pen
      }
      var end = line.width
      for index in starts.indices.reversed() {
        // What a ligature has swallowed stands where the ligature does.
        if let found = glyphs[index] { end = found.end }
        columns.append(
          Column(
            character: starts[index].character, glyphs: glyphs[index]?.indices ?? [],
            right: line.width - end))
      }
      return columns
    }
  }

  init(_ view: NumericText, in context: ViewContext) throws(ViewError) {
    self.view = view
    old = try Side(view.from, in: context)
    new = try Side(view.to, in: context)
    fontSize = new.text.text.firstStyle.font.size
  }

  private func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * view.progress }

  private var ascent: Double { max(old.line.ascent, new.line.ascent) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(
      width: max(mixed(old.line.width, new.line.width), 0),
      height: ascent + max(old.line.descent, new.line.descent))
  }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    key == .firstTextBaseline || key == .lastTextBaseline ? ascent : nil
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement,
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView("Text", frame: frame)
    placed.marks.append(.text((view.progress < 0.5 ? old : new).text.reading))
    placed.items = items(in: Rect(origin: .zero, size: frame.size))
      .map { $0.applying(Affine(translationX: frame.origin.x, y: frame.origin.y)) }
    return placed
  }

  // MARK: Drawing

  private func items(in bounds: Rect) -> [DrawingItem] {
    let width = mixed(old.line.width, new.line.width)
    var still: [(Side, Column, Point)] = []
    var rolling: [(Side, Column, Point, progress: Double)] = []
    let sign = view.direction == .up ? 1.0 : -1.0
    let distance = view.roll.distance * fontSize * sign
    for index in 0..<max(old.columns.count, new.columns.count) {
      let before = index < old.columns.count ? old.columns[index] : nil
      let after = index < new.columns.count ? new.columns[index] : nil
      /// Where a side's line stands, so that the column is where it should be.
      func origin(_ side: Side, _ column: Column, dy: Double) -> Point {
        let right = mixed((before ?? column).right, (after ?? column).right)
        return Point(x: width - side.line.width + column.right - right, y: ascent + dy)
      }
      if let before, let after, before.character == after.character {
        still.append((new, after, origin(new, after, dy: 0)))
        continue
      }
      let progress = view.progress
      if let before, progress < 1 {
        rolling.append((old, before, origin(old, before, dy: -distance * progress), progress))
      }
      if let after, progress > 0 {
        let rest = 1 - progress
        rolling.append((new, after, origin(new, after, dy: distance * rest), rest))
      }
    }
    return fills(still.map { ($0, $1, $2) }, in: bounds)
      + rolling.flatMap { side, column, origin, progress in
        blurred(fills([(side, column, origin)], in: bounds), at: progress)
      }
  }

  /// The glyphs of columns, each where its line's origin puts it, one path a paint.
  private func fills(_ columns: [(Side, Column, Point)], in bounds: Rect) -> [DrawingItem] {
    var paths: [(paint: Paint, path: Path)] = []
    for (side, column, origin) in columns {
      for glyph in column.glyphs {
        let run = side.line.runs[side.line.glyphs[glyph].run]
        let paint = new.text.paint(
          of: min(run.span, new.text.attributes.count - 1), in: bounds)
        let path = side.line.path(ofGlyphAt: glyph).offsetBy(dx: origin.x, dy: origin.y)
        if let index = paths.firstIndex(where: { $0.paint == paint }) {
          paths[index].path.addPath(path)
        } else {
          paths.append((paint, path))
        }
      }
    }
    return paths.filter { !$0.path.isEmpty }.map { .fill(Fill($0.path, paint: $0.paint)) }
  }

  /// Items as they look at a part of the way out.
  private func blurred(_ items: [DrawingItem], at progress: Double) -> [DrawingItem] {
    let opacity = 1 - view.roll.fade * progress
    guard progress > 0 else { return items }
    guard opacity > 0, !items.isEmpty else { return [] }
    let blur = FilterOperation.gaussianBlur(
      sigmaX: view.roll.blurX * fontSize * progress, sigmaY: view.roll.blurY * fontSize * progress)
    return [
      .group(
        Drawing.Group(
          items, opacity: opacity, filters: [Filter([FilterPrimitive(blur, inputs: [.source])])]))
    ]
  }
}
