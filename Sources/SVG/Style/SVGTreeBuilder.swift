/// Makes the tree of elements from that of XML: takes what is SVG, and settles the style sheets.
struct SVGTreeBuilder {
  private var tree = SVGTree()
  /// The index in ``tree`` of each node that is an element.
  private var places: [Int: Int] = [:]

  /// The tree of `xml`, whose root must be SVG's `<svg>`.
  static func build(
    _ xml: XMLTree, notes: inout SVGNotes, styleSheet: String?
  ) throws(SVGError) -> SVGTree {
    var builder = SVGTreeBuilder()
    guard let root = xml.nodes.first, case .element(let name, _) = root.content,
      name.local == "svg", name.namespace == XMLNamespaces.svg || name.namespace.isEmpty
    else {
      throw .notSVG(
        line: xml.nodes.first?.line ?? 1,
        reason: "the root element is not <svg> of the namespace \(XMLNamespaces.svg)")
    }
    // A document that names no namespace at all is taken at its root's word.
    let namespace = name.namespace
    for (index, node) in xml.nodes.enumerated() {
      builder.add(node, index, namespace: namespace)
    }
    try builder.applyStyles(notes: &notes, styleSheet: styleSheet)
    for index in builder.tree.elements.indices {
      let attributes = builder.tree.elements[index].attributes
      builder.tree.elements[index].hasInheritedProperties =
        attributes.keys.contains { SVGStyle.propertyNames.contains($0) }
    }
    return builder.tree
  }

  private mutating func add(_ node: XMLNode, _ index: Int, namespace: String) {
    let parent = node.parent.flatMap { places[$0] }
    switch node.content {
    case .text(let text):
      if let parent { tree.elements[parent].children.append(.text(text)) }
    case .element(let name, let attributes):
      let place = tree.elements.count
      places[index] = place
      tree.elements.append(
        SVGElement(
          tag: name.namespace == namespace ? name.local : "",
          attributes: Self.attributes(attributes), line: node.line, parent: parent))
      if let names = tree.elements[place]["class"] {
        tree.elements[place].classes = Set(
          names.split(whereSeparator: \.isWhitespace).map(String.init))
      }
      if let parent {
        tree.elements[place].place = tree.elements[parent].childElements.count
        tree.elements[parent].children.append(.element(place))
        tree.elements[parent].childElements.append(place)
      }
      if let id = tree.elements[place]["id"], !id.isEmpty, tree.ids[id] == nil {
        tree.ids[id] = place
      }
    }
  }

  private static func attributes(_ attributes: [XMLAttribute]) -> [String: String] {
    var result: [String: String] = [:]
    for attribute in attributes {
      switch attribute.name.namespace {
      case "":
        // These are properties only where style sheets say them.
        guard !styleOnly.contains(attribute.name.local) else { continue }
        result[attribute.name.local] = attribute.value
      case XMLNamespaces.xlink where attribute.name.local == "href":
        result["xlink:href"] = attribute.value
      case XMLNamespaces.xml: result["xml:" + attribute.name.local] = attribute.value
      default: break
      }
    }
    // SVG 2's `href` wins over `xlink:href`.
    if let link = result.removeValue(forKey: "xlink:href"), result["href"] == nil {
      result["href"] = link
    }
    return result
  }

  /// Properties that have no presentation attribute.
  private static let styleOnly: Set<String> = [
    "mix-blend-mode", "isolation", "font-kerning", "font-feature-settings",
    "font-variation-settings",
  ]

  // MARK: Styles

  private mutating func applyStyles(
    notes: inout SVGNotes, styleSheet: String?
  ) throws(SVGError) {
    var rules: [CSSRule] = []
    func read(_ text: String) -> [String] {
      var parser = CSSParser(text)
      parser.readSheet()
      rules += parser.rules
      return parser.skippedAtRules
    }
    if let styleSheet { _ = read(styleSheet) }
    for element in tree.elements where element.tag == "style" {
      let type = element["type"] ?? ""
      guard type.isEmpty || type == "text/css" else {
        notes.add(line: element.line, element: "style", "'\(type)' is not a language of styles")
        continue
      }
      for name in read(element.text) {
        notes.add(line: element.line, element: "style", "@\(name) is not supported")
      }
    }
    var cascade = CSSCascade(rules)
    // Selectors look at attributes as written, so all are matched before any is changed.
    var declared: [[CSSDeclaration]] = []
    for index in tree.elements.indices {
      declared.append(
        tree.elements[index].tag.isEmpty ? [] : try cascade.declarations(for: index, in: tree))
    }
    for (index, declarations) in declared.enumerated() {
      for declaration in declarations.flatMap(CSSShorthand.expanding) {
        tree.elements[index].attributes[declaration.property] = declaration.value
      }
    }
  }
}
