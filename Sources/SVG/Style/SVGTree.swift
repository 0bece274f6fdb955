/// The elements of a document, with their attributes and what style sheets add to them.
struct SVGTree {
  /// All elements, in document order; the first is the root.
  var elements: [SVGElement] = []
  /// The first element of each id.
  var ids: [String: Int] = [:]

  /// The element before this one in the same parent.
  func previousSibling(of index: Int) -> Int? {
    guard let parent = elements[index].parent, elements[index].place > 0 else { return nil }
    return elements[parent].childElements[elements[index].place - 1]
  }
}

/// One element of SVG, or of another language, which has no ``tag`` then.
struct SVGElement {
  /// What is in an element.
  enum Child: Hashable {
    case element(Int)
    case text(String)
  }

  /// The name in SVG's namespace; "" for an element of another one.
  var tag: String
  /// Attributes and declared properties by name; a property that a style sheet declares takes the
  /// place of the attribute of its name.
  var attributes: [String: String]
  /// The line that it begins on.
  var line: Int
  /// The element around it.
  var parent: Int?
  /// The names in its `class`.
  var classes: Set<String> = []
  /// How many elements come before it in the same parent.
  var place = 0
  /// What is in it, in order.
  var children: [Child] = []
  /// The indices of the elements in it.
  var childElements: [Int] = []
  /// Whether it has an attribute or property that those in it inherit.
  var hasInheritedProperties = false

  subscript(_ name: String) -> String? { attributes[name] }

  /// The text in it, without that of elements in it.
  var text: String {
    children.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}
