/// Tries selectors on elements, within a bound for the whole document.
struct CSSMatcher {
  /// Comparisons made so far.
  private var steps = 0
  /// A second's worth; sheets in use take some thousands.
  private static let maximumSteps = 20_000_000

  /// Whether `selector` is for the element of this index.
  mutating func matches(
    _ selector: CSSSelector, _ element: Int, in tree: SVGTree
  ) throws(SVGError) -> Bool {
    guard try matches(selector.subject, element, in: tree) else { return false }
    return try matchesContext(selector.context[...], of: element, in: tree)
  }

  private mutating func matches(
    _ compound: CSSSelector.Compound, _ element: Int, in tree: SVGTree
  ) throws(SVGError) -> Bool {
    steps += 1
    guard steps <= Self.maximumSteps else {
      throw .limit(
        line: tree.elements[element].line, reason: "the style sheets take too long to apply")
    }
    return compound.matches(element, in: tree)
  }

  /// Whether what stands before `element` is as the rest of the selector says.
  ///
  /// Descendants are tried from the nearest ancestor on, each with the whole rest: exponential in
  /// the number of combinators at worst, hence the bound.
  private mutating func matchesContext(
    _ rest: ArraySlice<(combinator: CSSSelector.Combinator, compound: CSSSelector.Compound)>,
    of element: Int, in tree: SVGTree
  ) throws(SVGError) -> Bool {
    guard let next = rest.first else { return true }
    var candidate = element
    while true {
      let step: Int? =
        switch next.combinator {
        case .child, .descendant: tree.elements[candidate].parent
        case .adjacent, .sibling: tree.previousSibling(of: candidate)
        }
      guard let step else { return false }
      candidate = step
      if try matches(next.compound, candidate, in: tree),
        try matchesContext(rest.dropFirst(), of: candidate, in: tree)
      {
        return true
      }
      if next.combinator == .child || next.combinator == .adjacent { return false }
    }
  }
}

extension CSSSelector.Compound {
  func matches(_ index: Int, in tree: SVGTree) -> Bool {
    let element = tree.elements[index]
    if let type, type != element.tag { return false }
    for id in ids where element.attributes["id"] != id { return false }
    for name in classes where !element.classes.contains(name) { return false }
    for test in attributes where !test.holds(for: element.attributes[test.name]) { return false }
    for place in places where !place.holds(for: index, in: tree) { return false }
    for exclusion in exclusions where exclusion.matches(index, in: tree) { return false }
    return true
  }
}

extension CSSSelector.AttributeTest {
  func holds(for text: String?) -> Bool {
    guard let text else { return false }
    switch comparison {
    case .exists: return true
    case .equals: return text == value
    case .includesWord: return text.split(whereSeparator: \.isWhitespace).contains { $0 == value }
    case .startsWithDash: return text == value || text.hasPrefix(value + "-")
    case .hasPrefix: return !value.isEmpty && text.hasPrefix(value)
    case .hasSuffix: return !value.isEmpty && text.hasSuffix(value)
    case .contains: return !value.isEmpty && text.contains(value)
    }
  }
}

extension CSSSelector.Place {
  func holds(for index: Int, in tree: SVGTree) -> Bool {
    guard let parent = tree.elements[index].parent else {
      return self == .root || self == .first || self == .last || self == .only
    }
    let siblings = tree.elements[parent].childElements
    switch self {
    case .root: return false
    case .first: return siblings.first == index
    case .last: return siblings.last == index
    case .only: return siblings == [index]
    case .nth(let a, let b):
      let rest = tree.elements[index].place + 1 - b
      return a == 0 ? rest == 0 : rest % a == 0 && rest / a >= 0
    }
  }
}
