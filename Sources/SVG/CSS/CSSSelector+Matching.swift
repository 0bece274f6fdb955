extension CSSSelector {
  /// Whether the selector is for the element of this index.
  func matches(_ element: Int, in tree: SVGTree) -> Bool {
    subject.matches(element, in: tree) && matchesContext(context[...], of: element, in: tree)
  }

  /// Whether what stands before `element` is as the rest of the selector says.
  ///
  /// Descendants are tried from the nearest ancestor on, each with the whole rest: exponential in
  /// the number of combinators at worst, of which ``CSSParser`` allows a few.
  private func matchesContext(
    _ rest: ArraySlice<(combinator: Combinator, compound: Compound)>, of element: Int,
    in tree: SVGTree
  ) -> Bool {
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
      if next.compound.matches(candidate, in: tree),
        matchesContext(rest.dropFirst(), of: candidate, in: tree)
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
    if !classes.isEmpty {
      let own = element.attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
      for name in classes where !own.contains(where: { $0 == name }) { return false }
    }
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
      guard let place = siblings.firstIndex(of: index) else { return false }
      let rest = place + 1 - b
      return a == 0 ? rest == 0 : rest % a == 0 && rest / a >= 0
    }
  }
}
