import Drawing
import Geometry

extension SVGResolver {
  /// The span of an element inside of text; nil for one that shows no text.
  mutating func innerSpan(_ index: Int, of outer: TextSpan) throws(SVGError) -> TextSpan? {
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
    span.baselineShift += baselineShift(of: index, outer, span.context.style)
    span.decorations += textDecorations(of: index, span.context)
    span.fit = textFit(of: index, span.context) ?? outer.fit
    if element.tag == "textPath" {
      guard let path = textPath(of: index, span.context) else { return nil }
      span.path = path
    }
    return span
  }

  /// The lines that an element asks for.
  func textDecorations(of index: Int, _ context: ResolveContext) -> [TextDecoration] {
    let words = tree.elements[index]["text-decoration"]?.split(whereSeparator: \.isWhitespace) ?? []
    let lines: [(Substring, TextDecoration.Line)] = [
      ("underline", .under), ("overline", .over), ("line-through", .through),
    ]
    return lines.filter { words.contains($0.0) }
      .map { TextDecoration(line: $0.1, element: index, context: context) }
  }

  /// The length that an element's text is fitted into.
  func textFit(of index: Int, _ context: ResolveContext) -> TextFit? {
    guard let length = length("textLength", of: index, .width, context), length >= 0 else {
      return nil
    }
    return TextFit(
      element: index, length: length,
      stretches: tree.elements[index]["lengthAdjust"]?.trimmingSpaces == "spacingAndGlyphs")
  }

  /// How far an element's baseline lies below that of the text around it.
  private func baselineShift(of index: Int, _ outer: TextSpan, _ style: SVGStyle) -> Double {
    guard let value = property("baseline-shift", of: index) else { return 0 }
    switch value {
    case "baseline": return 0
    // What fonts say here varies wildly; browsers take these parts of the size, too.
    case "sub": return outer.context.style.fontSize * 0.2
    case "super": return -outer.context.style.fontSize * 0.4
    default:
      guard let length = SVGLength(value) else { return 0 }
      if length.unit == .percent { return -style.fontSize * length.number / 100 }
      return -length.value(
        fontSize: style.fontSize, viewport: outer.context.viewport, reference: .height)
    }
  }

  private mutating func textPath(of index: Int, _ context: ResolveContext) -> TextPath? {
    guard let target = element(tree.elements[index]["href"]?.trimmingSpaces.fragment) else {
      note(index, "runs along a path that is not in the document: it is left out")
      return nil
    }
    guard var path = path(of: target, context) else { return nil }
    path = path.applying(transform(of: target, context))
    let measure = PathMeasure(path)
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
