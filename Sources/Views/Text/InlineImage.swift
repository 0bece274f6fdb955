import Drawing
import Geometry
import Typography

/// An image that stands on a line of text like a letter.
///
/// A symbol stands as it does beside a text, another image with its bottom edge on the baseline. A
/// gradient spans the image alone.
struct InlineImage {
  /// The room that it takes on the line.
  let attachment: TextAttachment
  private let node: any LeafNode

  /// `image` among letters with these attributes; nil where it makes no leaf.
  init?(
    _ image: Image, _ attributes: TextAttributes, in context: ViewContext
  ) throws(ViewError) {
    var inner = context
    inner.environment.text.attributes = attributes
    if let style = attributes.foregroundStyle { inner.environment.foregroundStyle = style }
    guard let node = try image.makeNodes(in: inner).first as? any LeafNode else { return nil }
    let size = node.sizeThatFits(.unspecified)
    let ascent =
      node.explicitAlignment(.firstTextBaseline, proposal: .unspecified) ?? size.height
    attachment = TextAttachment(
      width: size.width, ascent: ascent, descent: size.height - ascent)
    self.node = node
  }

  /// What the image shows where its pen stands at `origin`, `scale` times its size.
  func items(at origin: Point, scale: Double) -> [DrawingItem] {
    let height = (attachment.ascent + attachment.descent) * scale
    let frame = Rect(
      x: origin.x, y: origin.y - attachment.ascent * scale, width: attachment.width * scale,
      height: height)
    var items: [DrawingItem] = []
    node.draw(in: frame, to: &items)
    return items
  }
}

extension TextLayout {
  /// The images on the lines.
  func images(of text: ResolvedText) -> [DrawingItem] {
    guard text.images.contains(where: { $0 != nil }) else { return [] }
    return lines.flatMap { placed in
      placed.line.runs.filter(\.isAttachment).flatMap { run -> [DrawingItem] in
        let pen = Point(
          x: placed.origin.x + run.x, y: placed.origin.y - run.baselineOffset)
        return text.images[run.span]?.items(at: pen, scale: scale) ?? []
      }
    }
  }
}
