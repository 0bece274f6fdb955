import Drawing
import Geometry
import Typography

extension SVGResolver {
  /// The span of a `text` element itself.
  func outerSpan(_ index: Int, _ context: ResolveContext, _ fonts: TextFonts) -> TextSpan {
    var span = TextSpan(element: index, context: context)
    span.alignment = alignment(of: index)
    span.fit = textFit(of: index, context)
    // What elements around the text ask for is drawn as if the text did.
    var lines: [TextDecoration.Line] = []
    var place: Int? = index
    while let element = place {
      lines += decorationLines(of: element).filter { !lines.contains($0) }
      place = tree.elements[element].parent
    }
    span.decorations = decorations(lines, of: span, fonts)
    return span
  }

  /// The span of an element inside of text; nil for one that shows no text.
  mutating func innerSpan(
    _ index: Int, of outer: TextSpan, _ fonts: TextFonts
  ) throws(SVGError) -> TextSpan? {
    let element = tree.elements[index]
    guard ["tspan", "a", "textPath"].contains(element.tag) else {
      if element.tag == "tref" || element.tag == "altGlyph" { note(index, "is not supported") }
      return nil
    }
    guard property("display", of: index) != "none", conditionsHold(for: index) else { return nil }
    var span = outer
    span.element = index
    span.context.depth += 1
    try count(index, span.context)
    span.context.style = outer.context.style.inherited(
      by: element, viewport: outer.context.viewport)
    // The direction of lines is that of the whole text.
    span.context.style.text.isVertical = outer.text.isVertical
    span.baselineShift += baselineShift(of: index, outer, span.context.style, fonts)
    span.alignment = alignment(of: index) ?? outer.alignment
    span.fit = textFit(of: index, span.context) ?? outer.fit
    if element.tag == "textPath" {
      // Paths are for what stands in `text` itself.
      guard tree.elements[outer.element].tag == "text" else { return nil }
      span.path = textPath(of: index, span.context)
      span.isLeftOut = span.path == nil
    }
    span.decorations += decorations(decorationLines(of: index), of: span, fonts)
    return span
  }

  // MARK: Decorations

  /// The lines that an element itself asks for.
  private func decorationLines(of index: Int) -> [TextDecoration.Line] {
    let words = tree.elements[index]["text-decoration"]?.split(whereSeparator: \.isWhitespace) ?? []
    let lines: [(Substring, TextDecoration.Line)] = [
      ("underline", .under), ("overline", .over), ("line-through", .through),
    ]
    return lines.filter { words.contains($0.0) }.map(\.1)
  }

  /// The lines with their places by the font of the span that asks for them.
  ///
  /// Where exactly a line lies is left to the renderer. The font's number is taken for the middle of the
  /// line, as PostScript has it and most fonts are made.
  private func decorations(
    _ lines: [TextDecoration.Line], of span: TextSpan, _ fonts: TextFonts
  ) -> [TextDecoration] {
    guard !lines.isEmpty, let metrics = fonts.metrics(of: span.text) else { return [] }
    return lines.map { line in
      let (middle, thickness) =
        switch line {
        case .under:
          (metrics.underlineOffset - metrics.underlineThickness / 2, metrics.underlineThickness)
        case .over: (-metrics.ascent, metrics.underlineThickness)
        case .through:
          (
            -metrics.strikethroughOffset - metrics.strikethroughThickness / 2,
            metrics.strikethroughThickness
          )
        }
      return TextDecoration(
        line: line, element: span.element, context: span.context, shift: span.shift(metrics),
        middle: middle, thickness: thickness)
    }
  }

  // MARK: Lengths and baselines

  /// The length that an element's text is fitted into.
  private func textFit(of index: Int, _ context: ResolveContext) -> TextFit? {
    guard let length = length("textLength", of: index, .width, context), length >= 0 else {
      return nil
    }
    return TextFit(
      element: index, length: length,
      stretches: tree.elements[index]["lengthAdjust"]?.trimmingSpaces == "spacingAndGlyphs")
  }

  private func alignment(of index: Int) -> TextBaseline? {
    property("alignment-baseline", of: index).flatMap(TextBaseline.init)
  }

  /// How far an element's baseline lies below that of the text around it.
  private func baselineShift(
    of index: Int, _ outer: TextSpan, _ style: SVGStyle, _ fonts: TextFonts
  ) -> Double {
    guard let value = property("baseline-shift", of: index) else { return 0 }
    switch value {
    case "baseline": return 0
    case "sub", "super":
      // Fonts that say nothing here have a nought.
      guard let metrics = fonts.metrics(of: outer.text) else { return 0 }
      let (offset, standard) =
        value == "sub"
        ? (metrics.subscriptOffset, 0.2) : (-metrics.superscriptOffset, -0.4)
      return offset == 0 ? standard * outer.text.fontSize : offset
    default:
      guard let length = SVGLength(value) else { return 0 }
      if length.unit == .percent { return -style.fontSize * length.number / 100 }
      return -length.value(
        fontSize: style.fontSize, viewport: outer.context.viewport, reference: .height)
    }
  }

  // MARK: Paths

  private mutating func textPath(of index: Int, _ context: ResolveContext) -> TextPath? {
    guard let target = element(tree.elements[index]["href"]?.trimmingSpaces.fragment) else {
      note(index, "runs along a path that is not in the document: it is left out")
      return nil
    }
    guard let path = path(of: target, context) else { return nil }
    let measure = PathMeasure(path.applying(transform(of: target, context)))
    guard measure.length > 0 else { return nil }
    let offset = tree.elements[index]["startOffset"].flatMap(SVGLength.init)
    let start: Double =
      switch offset {
      case let offset? where offset.unit == .percent: measure.length * offset.number / 100
      case let offset?: context.length(offset, .diagonal)
      case nil: 0
      }
    return TextPath(element: index, measure: measure, startOffset: start)
  }
}
