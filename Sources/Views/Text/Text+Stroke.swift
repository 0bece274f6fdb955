public import Geometry

extension Text {
  /// A line along the outlines of the glyphs, painted with `content`.
  ///
  /// A gradient spans the frame of the whole text. Outlines of variable fonts overlap within a glyph,
  /// and the line shows there, too.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    StrokedText(text: self, content: content, style: style)
  }

  /// A line of `lineWidth` points along the outlines of the glyphs, painted with `content`.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

private struct StrokedText<Content: ShapeStyle>: PrimitiveView {
  let text: Text
  let content: Content
  let style: StrokeStyle

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [
      try TextNode(
        ResolvedText(text, in: context), operation: .stroke(content, style),
        in: context)
    ]
  }
}
