/// A document as a plain tree: elements and texts in an array, with the lines they stand on.
struct XMLTree {
  /// All nodes, in document order; the first is the root element.
  var nodes: [XMLNode] = []
}

/// An element or a text.
struct XMLNode {
  /// What it is.
  enum Content {
    case element(XMLName, [XMLAttribute])
    case text(String)
  }

  /// What it is.
  var content: Content
  /// The line that it begins on, counted from 1.
  var line: Int
  /// The index of the element around it; nil for the root.
  var parent: Int?
  /// The indices of what is in it.
  var children: [Int] = []
}

/// A name with the namespace that it belongs to, "" for none.
struct XMLName: Hashable, Sendable {
  var namespace: String
  var local: String
}

/// An attribute with its value, references resolved.
struct XMLAttribute: Hashable, Sendable {
  var name: XMLName
  var value: String
}
