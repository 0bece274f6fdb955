import Geometry

/// Gathers the characters of a text element, with their styles and positions.
struct TextCollector {
  private(set) var characters: [TextCharacter] = []
  private(set) var spans: [TextSpan] = []
  private let fonts: TextFonts
  /// The stretches of characters that elements with lists of positions hold, outer ones first.
  private var lists: [(element: Int, context: ResolveContext, start: Int, end: Int)] = []
  /// Characters of a text that are laid out: more are no text that anybody reads.
  private static let maximumCharacters = 50_000

  /// The characters and spans of the text element `index`.
  init(
    _ index: Int, _ context: ResolveContext, _ fonts: TextFonts, _ resolver: inout SVGResolver
  ) throws(SVGError) {
    self.fonts = fonts
    try collect(index, resolver.outerSpan(index, context, fonts), &resolver)
    removeTrailingSpace()
    removeLeftOut()
    for list in lists { apply(list.element, list.context, list.start, list.end, resolver) }
    joinCharacters()
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
        guard let inner = try resolver.innerSpan(element, of: span, fonts) else { continue }
        try collect(element, inner, &resolver)
        // What follows belongs to the outer element again.
        spans.append(span)
        current = spans.count - 1
      }
    }
    lists[list].end = characters.count
  }

  // MARK: Characters

  private mutating func append(_ text: String, span: Int) {
    let preserves = spans[span].text.preservesSpace
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
    guard let last = characters.last, last.scalar == " ", !spans[last.span].text.preservesSpace
    else { return }
    remove([characters.count - 1])
  }

  /// Removes what only took part in the settling of white space.
  private mutating func removeLeftOut() {
    guard spans.contains(where: \.isLeftOut) else { return }
    remove(characters.indices.filter { spans[characters[$0].span].isLeftOut })
  }

  /// Removes characters, whose indices ascend, and moves the lists' stretches along.
  private mutating func remove(_ indices: [Int]) {
    var kept = [Int](repeating: 0, count: characters.count + 1)
    var removed = indices[...]
    for index in characters.indices {
      kept[index + 1] = kept[index] + (removed.first == index ? 0 : 1)
      if removed.first == index { removed.removeFirst() }
    }
    for index in lists.indices {
      lists[index].start = kept[lists[index].start]
      lists[index].end = kept[lists[index].end]
    }
    characters = characters.indices.filter { kept[$0 + 1] > kept[$0] }.map { characters[$0] }
  }

  /// Finds the characters that are one as people see them, such as a letter and its marks.
  ///
  /// Only the first of them can be placed by itself.
  private mutating func joinCharacters() {
    var index = 0
    for character in String(String.UnicodeScalarView(characters.map(\.scalar))) {
      let count = character.unicodeScalars.count
      for index in index + 1..<max(index + count, index + 1) {
        characters[index].isContinuation = true
        characters[index].x = nil
        characters[index].y = nil
      }
      index += count
    }
  }

  // MARK: Positions

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
    // Angles are bare numbers: with a unit, the list says nothing.
    let rotations = resolver.tree.elements[element]["rotate"]?.onlyNumbers ?? []
    guard let last = rotations.last else { return }
    for index in start..<end {
      characters[index].rotation = index - start < rotations.count ? rotations[index - start] : last
    }
  }
}
