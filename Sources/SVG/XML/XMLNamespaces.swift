/// Which prefix stands for which namespace, inside the elements that are open.
struct XMLNamespaces {
  static let svg = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// What each prefix has been bound to by elements that are open, the innermost last.
  private var bindings: [String: [String]] = ["xml": [xml]]
  /// The prefixes that each open element bound.
  private var prefixes: [[String]] = []

  /// Takes in the `xmlns` attributes of an element that opens.
  mutating func open(_ attributes: [(name: String, value: String)]) {
    var bound: [String] = []
    for (name, value) in attributes where name.hasPrefix("xmlns") {
      guard name == "xmlns" || name.hasPrefix("xmlns:") else { continue }
      let prefix = String(name.dropFirst(6))
      bindings[prefix, default: []].append(value)
      bound.append(prefix)
    }
    prefixes.append(bound)
  }

  /// Forgets the bindings of the element that closes.
  mutating func close() {
    for prefix in prefixes.popLast() ?? [] { bindings[prefix]?.removeLast() }
  }

  /// The element's name with its namespace; nil where the prefix is bound to none.
  func elementName(_ name: String) -> XMLName? {
    let (prefix, local) = split(name)
    guard let namespace = namespace(of: prefix) else {
      return prefix.isEmpty ? XMLName(namespace: "", local: local) : nil
    }
    return XMLName(namespace: namespace, local: local)
  }

  /// The attribute's name with its namespace; an attribute without a prefix has none.
  func attributeName(_ name: String) -> XMLName? {
    let (prefix, local) = split(name)
    if prefix.isEmpty { return XMLName(namespace: "", local: local) }
    if let namespace = namespace(of: prefix) { return XMLName(namespace: namespace, local: local) }
    // Files that lost the declaration of this one prefix are common, and it means one thing only.
    return prefix == "xlink" ? XMLName(namespace: Self.xlink, local: local) : nil
  }

  private func namespace(of prefix: String) -> String? {
    bindings[prefix]?.last
  }

  private func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}
