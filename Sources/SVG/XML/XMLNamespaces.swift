/// Which prefix stands for which namespace, inside the elements that are open.
struct XMLNamespaces {
  static let svg = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// Every binding in force, the innermost last.
  private var bindings: [(prefix: String, namespace: String)] = [("xml", xml)]
  /// How many bindings each open element made.
  private var counts: [Int] = []

  /// Takes in the `xmlns` attributes of an element that opens.
  mutating func open(_ attributes: [(name: String, value: String)]) {
    var count = 0
    for (name, value) in attributes {
      if name == "xmlns" {
        bindings.append(("", value))
        count += 1
      } else if name.hasPrefix("xmlns:") {
        bindings.append((String(name.dropFirst(6)), value))
        count += 1
      }
    }
    counts.append(count)
  }

  /// Forgets the bindings of the element that closes.
  mutating func close() {
    bindings.removeLast(counts.popLast() ?? 0)
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
    bindings.last { $0.prefix == prefix }?.namespace
  }

  private func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}
