import Drawing
import Geometry
import Typography

/// A text in the layout tree.
struct TextNode: LayoutNode {
  private let text: ResolvedText
  private let fonts: FontLibrary
  /// What the glyphs are drawn as.
  private let operation: TextOperation
  /// The least height, where lines are reserved.
  private let leastHeight: Double

  init(
    _ text: ResolvedText, operation: TextOperation = .fill, in context: ViewContext,
  ) throws(ViewError) {
    self.text = text
    self.operation = operation
    fonts = context.fonts
    do {
      // What is wrong with the text shows here, before any layout.
      _ = try fonts.layout(text.text, style: text.paragraph)
      if text.reservedLines > 1 {
        let lines = String(repeating: "\n", count: min(text.reservedLines, 1000) - 1)
        var paragraph = text.paragraph
        paragraph.lineLimit = nil
        leastHeight = try fonts.layout(
          StyledText(lines, style: text.text.firstStyle), style: paragraph
        ).size.height
      } else {
        leastHeight = 0
      }
    } catch {
      throw .font(error)
    }
  }

  private func layout(_ proposal: ProposedViewSize) throws(FontError) -> TextLayout {
    try fonts.layout(
      text.text, style: text.paragraph, width: proposal.width, height: proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    // What can't be set is an error where the text is placed.
    guard let size = try? layout(proposal).size else { return .zero }
    return Size(width: size.width, height: max(size.height, leastHeight))
  }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline,
      let layout = try? layout(proposal)
    else { return nil }
    return key == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement,
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView("Text", frame: frame)
    placed.marks.append(.text(text.reading))
    do {
      placed.items = try layout(proposal).items(of: text, in: frame, as: operation)
    } catch {
      throw .font(error)
    }
    return placed
  }
}

/// What the glyphs of a text are drawn as.
enum TextOperation {
  /// Their insides, in the paint of each part.
  case fill
  /// Lines along their outlines.
  case stroke(any ShapeStyle, StrokeStyle)
}

extension TextLayout {
  /// What a text shows in a frame, whose top left corner is that of the layout.
  func items(of text: ResolvedText, in frame: Rect, as operation: TextOperation) -> [DrawingItem] {
    let bounds = Rect(origin: .zero, size: frame.size)
    let place = Affine(translationX: frame.origin.x, y: frame.origin.y)
    switch operation {
    case .fill:
      let glyphs = text.groups(in: bounds).flatMap { group -> [DrawingItem] in
        let path = path { group.parts.contains($0.span) }
        guard !path.isEmpty else { return [] }
        return PaintedMark(path, .fill(.nonZero), bounds: bounds, transform: place)
          .items(group.style, in: text.environment)
      }
      let decorated =
        decorations(of: text, in: bounds, \.underline).map { $0.applying(place) } + glyphs
        + decorations(of: text, in: bounds, \.strikethrough).map { $0.applying(place) }
      return decorated + images(of: text).map { $0.applying(place) }
    case .stroke(let style, let stroke):
      let images = images(of: text).map { $0.applying(place) }
      let path = path
      guard !path.isEmpty else { return images }
      let paint = style.paint(in: bounds, environment: text.environment)
      return [.stroke(Stroke(path, style: stroke, paint: paint, transform: place))] + images
    }
  }
}
