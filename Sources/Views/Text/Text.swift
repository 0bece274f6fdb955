import Typography

/// A text, in one style or in several.
///
/// It takes the width that its longest line needs, and breaks lines where less is on offer; it takes
/// the height of its lines, and ends in an ellipsis where that is more than is on offer. A line is
/// exactly as high as the ascent and descent of its fonts: nothing is rounded to pixels.
public struct Text: PrimitiveView, Sendable {
  /// A part in one style.
  struct Part: Sendable {
    var content: String
    var attributes = TextAttributes()
    /// What stands in place of the content: a sign for an object.
    var image: Image?
  }

  /// The parts, in reading order.
  private(set) var parts: [Part]

  /// A text as a literal writes it: Markdown's marks count (``LocalizedStringKey``).
  public init(_ key: LocalizedStringKey) {
    parts = key.parts
  }

  /// A text that reads `content`, character by character.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    parts = [Part(content: String(content))]
  }

  /// A text that reads `content`, character by character.
  public init(verbatim content: String) {
    parts = [Part(content: content)]
  }

  /// An image that stands on the line like a letter: a symbol is as large as the text round it.
  public init(_ image: Image) {
    parts = [Part(content: String(TextAttachment.character), image: image)]
  }

  /// Two texts as one, each with the style that it has itself.
  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.parts += b.parts
    return text
  }

  /// This text with something changed in each of its parts.
  func changed(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    for index in parts.indices { change(&text.parts[index].attributes) }
    return text
  }

  /// This text with another content in one of its parts.
  func replacing(part: Int, with content: String) -> Text {
    var text = self
    text.parts[part].content = content
    return text
  }

  /// What the text reads, its images left out.
  var content: String { parts.map { $0.image == nil ? $0.content : "" }.joined() }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    if let roll = context.environment.contentTransition.roll(of: self) {
      return [try NumericTextNode(roll, in: context)]
    }
    return [try TextNode(ResolvedText(self, in: context), in: context)]
  }
}
