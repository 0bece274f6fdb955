import Drawing
import Geometry
import Typography

/// Lines of text that can be typed into.
///
/// Takes all that is on offer, and breaks lines at its width. Where there are more lines than its height
/// shows, the last are seen. A script types into the editor that it tapped last: the text grows at its end,
/// where a caret in the tint colour stands then; return begins a new line.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  /// An editor of `text`.
  public init(text: Binding<String>) {
    self.text = text
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let value = text.wrappedValue
    let text = text
    let recognizer = TextRecognizer(
      text: value, change: { text.wrappedValue = $0 },
      submit: { text.wrappedValue = value + "\n" })
    let view = EditedText(content: value, hasFocus: context.environment.focus == context.identity)
      .contentShape(Rectangle())
      .listening([.text(recognizer)])
    return try Views.makeNodes(of: view, in: context)
      .map { CompositeNode(type: TextEditor.self, child: $0) }
  }
}

extension View {
  /// How much shows of the caret in text editors in this view, 0...1.
  ///
  /// SwiftUI lets a caret blink by a clock; a film says how its caret is at each time.
  public func caretOpacity(_ opacity: Double) -> some View {
    transformEnvironment(\.caretOpacity) { $0 = min(max(opacity, 0), 1) }
  }
}

extension EnvironmentValues {
  private struct CaretOpacityKey: EnvironmentKey {
    static let defaultValue = 1.0
  }

  var caretOpacity: Double {
    get { self[CaretOpacityKey.self] }
    set { self[CaretOpacityKey.self] = newValue }
  }
}

/// What a text editor shows.
private struct EditedText: PrimitiveView {
  let content: String
  let hasFocus: Bool

  func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let opacity = hasFocus ? context.environment.caretOpacity : 0
    return [
      EditedTextNode(
        text: try ResolvedText(Text(content), in: context), fonts: context.fonts,
        caretOpacity: opacity)
    ]
  }
}

private struct EditedTextNode: LayoutNode {
  let text: ResolvedText
  let fonts: FontLibrary
  let caretOpacity: Double

  /// How wide the caret is, in points.
  private static let caretWidth = 2.0

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    guard key == .firstTextBaseline else { return nil }
    return try? layout(width: sizeThatFits(proposal).width).firstBaseline
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let layout: TextLayout
    do {
      layout = try self.layout(width: frame.width)
    } catch {
      throw .font(error)
    }
    let hidden = max(layout.size.height - frame.height, 0)
    let page = frame.offsetBy(dx: 0, dy: -PixelGrid(text.environment).rounded(hidden))
    var placed = PlacedView("EditedText", frame: frame)
    placed.marks.append(.text(text.reading))
    let items = layout.items(of: text, in: page, as: .fill) + caret(of: layout, in: page)
    placed.items =
      hidden == 0 || items.isEmpty
      ? items : [.group(Drawing.Group(items, clip: Clip(Path(frame))))]
    return placed
  }

  private func layout(width: Double) throws(FontError) -> TextLayout {
    try fonts.layout(text.text, style: text.paragraph, width: width)
  }

  /// The caret behind the last character.
  private func caret(of layout: TextLayout, in frame: Rect) -> [DrawingItem] {
    guard caretOpacity > 0, let last = layout.lines.last else { return [] }
    let metrics = last.line.metrics
    // Spaces hang over the edge; the caret does not.
    let x = max(min(last.origin.x + last.line.width, frame.width - Self.caretWidth), 0)
    let bar = Rect(
      x: frame.minX + x, y: frame.minY + last.origin.y - metrics.ascent,
      width: Self.caretWidth, height: metrics.ascent + metrics.descent)
    let paint = text.environment.tint.paint(in: bar, environment: text.environment)
    let outline = Path(roundedRect: bar, cornerRadius: Self.caretWidth / 2, style: .circular)
    return [.fill(Fill(outline, paint: paint.opacity(caretOpacity)))]
  }
}
