import Geometry

/// Gathers the characters of a text element, with their styles and positions.
struct TextCollector {
  private(set) var characters: [TextCharacter] = []
  private(set) var spans: [TextSpan] = []
  /// The stretches of characters that elements with lists of positions hold, outer ones first.
  private var lists: [(element: Int, context: ResolveContext, start: Int, end: Int)] = []
  /// Characters of a text that are laid out: more are no text that anybody reads.
  private static let maximumCharacters = 50_000

  /// The characters and spans of the text element `index`.
  init(
    _ index: Int, _ context: ResolveContext, _ resolver: inout SVGResolver
  ) throws(SVGError) {
    let span = TextSpan(
      element: index, context: context,
      decorations: resolver.textDecorations(of: index, context),
      fit: resolver.textFit(of: index, context))
    try collect(index, span, &resolver)
    removeTrailingSpace()
    for list in lists { apply(list.element, list.context, list.start, list.end, resolver) }
  }

  private mutating func collect(
    _ index: Int, _ span: TextSpan, _ resolver: inout SVGResolver
  ) throws(SVGError) {
    let list = lists.count
    lists.append((index, span.context, characters.count, characters.count))
    spans.append(span)
    var current = spans.count - 1
    for child in resolver.tree.elements[index].children {
      switch child {
      case .text(let text):
        append(text, span: current)
      case .element(let element):
        guard let inner = try resolver.innerSpan(element, of: span) else { continue }
        try collect(element, inner, &resolver)
        // What follows belongs to the outer element again.
        spans.append(span)
        current = spans.count - 1
      }
    }
    lists[list].end = characters.count
  }

  private mutating func append(_ text: String, span: Int) {
    let preserves = spans[span].context.style.text.preservesSpace
    for var scalar in text.unicodeScalars {
      guard characters.count < Self.maximumCharacters else { return }
      if scalar == "\n" || scalar == "\t" || scalar == "\r" { scalar = " " }
      if scalar == " ", !preserves {
        // A space after another one, or before all text, is none.
        guard let last = characters.last, last.scalar != " " else { continue }
      }
      characters.append(TextCharacter(scalar: scalar, span: span))
    }
  }

  private mutating func removeTrailingSpace() {
    guard let last = characters.last, last.scalar == " ",
      !spans[last.span].context.style.text.preservesSpace
    else { return }
    characters.removeLast()
    for index in lists.indices {
      lists[index].start = min(lists[index].start, characters.count)
      lists[index].end = min(lists[index].end, characters.count)
    }
  }

  /// Gives characters the positions that an element's lists name; inner elements come later.
  private mutating func apply(
    _ element: Int, _ context: ResolveContext, _ start: Int, _ end: Int, _ resolver: SVGResolver
  ) {
    guard start < end else { return }
    func values(_ name: String, _ reference: SVGLength.Reference) -> [Double] {
      let lengths = resolver.tree.elements[element][name]?.lengths ?? []
      return lengths.prefix(end - start).map { context.length($0, reference) }
    }
    // `textPath` has no positions of its own.
    if resolver.tree.elements[element].tag != "textPath" {
      for (offset, x) in values("x", .width).enumerated() { characters[start + offset].x = x }
      for (offset, y) in values("y", .height).enumerated() { characters[start + offset].y = y }
      for (offset, dx) in values("dx", .width).enumerated() { characters[start + offset].dx = dx }
      for (offset, dy) in values("dy", .height).enumerated() { characters[start + offset].dy = dy }
    }
    let rotations = resolver.tree.elements[element]["rotate"]?.numbers ?? []
    guard let last = rotations.last else { return }
    for index in start..<end {
      characters[index].rotation = index - start < rotations.count ? rotations[index - start] : last
    }
  }
}
