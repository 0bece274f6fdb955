import Drawing
import Geometry
public import Typography

/// One line of text.
public struct Text: PrimitiveView {
  private let content: String
  private var font: Font?
  private var weight: Font.Weight?
  private var tracking = 0.0

  /// A text that reads `content`.
  public init(_ content: String) {
    self.content = content
  }

  /// This text in `font`.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// This text in `weight`, whatever its font says.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.weight = weight
    return text
  }

  /// This text with `tracking` points added after each character.
  public func tracking(_ tracking: Double) -> Text {
    var text = self
    text.tracking = tracking
    return text
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var font = self.font ?? context.environment.font ?? .body
    if let weight { font.weight = weight }
    let style = TextStyle(font: font.description, tracking: tracking)
    do {
      let line = try context.fonts.line(content, style: style)
      return [TextNode(content: content, line: line, environment: context.environment)]
    } catch {
      throw .font(error)
    }
  }
}

private struct TextNode: LeafNode {
  let content: String
  let line: TextLine
  let environment: EnvironmentValues

  var name: ViewName { "Text" }

  var text: String? { content }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    key == .firstTextBaseline || key == .lastTextBaseline ? line.ascent : nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(width: line.width, height: line.ascent + line.descent)
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    let path = line.path
    guard !path.isEmpty else { return }
    let bounds = Rect(
      x: 0, y: -line.ascent, width: line.width, height: line.ascent + line.descent)
    let paint = environment.foregroundStyle.paint(in: bounds, environment: environment)
    let baseline = Affine(translationX: frame.origin.x, y: frame.origin.y + line.ascent)
    items.append(.fill(Fill(path, paint: paint, transform: baseline)))
  }
}
