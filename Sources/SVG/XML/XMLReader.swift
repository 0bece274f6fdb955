/// Reads XML 1.0 with namespaces into a tree, within limits.
///
/// Written here and not taken from Foundation's `XMLParser`, because entities are the dangerous part
/// of XML and that parser neither bounds their expansion on Linux nor expands those that hold
/// elements. Internal entities are expanded, external ones and parameter entities never; comments
/// and processing instructions are skipped; nothing is validated.
struct XMLReader {
  var sources: [XMLSource]
  var entities = XMLEntities()
  private var tree = XMLTree()
  /// The open elements: their nodes, and their names as written.
  private var open: [(node: Int, name: String)] = []
  private var namespaces = XMLNamespaces()
  /// Text that has been read and belongs to the innermost open element.
  private var text: [UInt8] = []
  private var textLine = 1

  private init(_ bytes: [UInt8]) {
    sources = [XMLSource(bytes)]
  }

  /// The tree of the document in `bytes`.
  static func read(_ bytes: [UInt8]) throws(SVGError) -> XMLTree {
    guard bytes.count <= SVGLimits.bytes else {
      throw .limit(line: 1, reason: "a document may have \(SVGLimits.bytes >> 20) MiB")
    }
    var reader = XMLReader(XMLEncoding.utf8(bytes))
    return try reader.readDocument()
  }

  /// The line that is being read: that of the reference, inside an entity.
  var line: Int { sources.first?.line ?? 1 }

  /// The innermost text that is being read.
  var source: XMLSource {
    get { sources[sources.count - 1] }
    set { sources[sources.count - 1] = newValue }
  }

  private mutating func readDocument() throws(SVGError) -> XMLTree {
    while true {
      if source.isAtEnd {
        guard sources.count > 1 else { break }
        guard open.count == source.openElements else {
          throw .malformed(line: line, reason: "an entity holds a part of an element")
        }
        sources.removeLast()
        continue
      }
      try readNext()
    }
    if let last = open.last {
      throw .malformed(
        line: line,
        reason: "<\(last.name)> of line \(tree.nodes[last.node].line) is never closed")
    }
    guard !tree.nodes.isEmpty else {
      throw .notSVG(line: line, reason: "there is no element in it")
    }
    return tree
  }

  private mutating func readNext() throws(SVGError) {
    switch source.peek {
    case UInt8(ascii: "<"): try readMarkup()
    case UInt8(ascii: "&"): try readReference()
    default: try readText()
    }
  }

  private mutating func readMarkup() throws(SVGError) {
    let line = line
    if source.skip("<!--") {
      guard source.take(until: "-->") != nil else {
        throw .malformed(line: line, reason: "a comment is never closed")
      }
    } else if source.skip("<![CDATA[") {
      guard let part = source.take(until: "]]>") else {
        throw .malformed(line: line, reason: "a CDATA section is never closed")
      }
      try append(text: part)
    } else if source.skip("<?") {
      guard source.take(until: "?>") != nil else {
        throw .malformed(line: line, reason: "a processing instruction is never closed")
      }
    } else if source.skip("<!DOCTYPE") {
      guard tree.nodes.isEmpty, sources.count == 1 else {
        throw .malformed(line: line, reason: "<!DOCTYPE> stands before the root element only")
      }
      var rest = source
      try entities.readDoctype(&rest)
      source = rest
    } else if source.skip("</") {
      try readEndTag()
    } else {
      source.advance()
      try readStartTag()
    }
  }

  // MARK: Text

  private mutating func readText() throws(SVGError) {
    let start = source.position
    var end = start
    let bytes = source.bytes
    while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "&") {
      end += 1
    }
    try append(text: bytes[start..<end])
    source.advance(end - start)
  }

  private mutating func append(text part: ArraySlice<UInt8>) throws(SVGError) {
    guard !open.isEmpty else {
      guard part.allSatisfy(isSpace) else {
        throw .malformed(line: line, reason: "there is text outside the root element")
      }
      return
    }
    if text.isEmpty { textLine = line }
    text += part
  }

  private mutating func readReference() throws(SVGError) {
    let line = line
    guard !open.isEmpty else {
      throw .malformed(line: line, reason: "there is a reference outside the root element")
    }
    switch try takeReference() {
    case .text(let bytes): try append(text: bytes[...])
    case .entity(let name, let bytes):
      try entities.countExpansion(of: bytes.count, line: line)
      if bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "&")) {
        guard sources.count <= SVGLimits.entityDepth,
          !sources.contains(where: { $0.entity == name })
        else {
          throw .limit(line: line, reason: "the entity '\(name)' is too deeply nested")
        }
        sources.append(
          XMLSource(bytes, entity: name, openElements: open.count, line: line))
      } else {
        try append(text: bytes[...])
      }
    }
  }

  private mutating func flushText() throws(SVGError) {
    guard !text.isEmpty, let parent = open.last?.node else { return }
    // XML reads every line end as a line feed.
    if text.contains(UInt8(ascii: "\r")) {
      text = Array(String(decoding: text, as: UTF8.self).normalizedLineEnds.utf8)
    }
    try add(
      XMLNode(content: .text(String(decoding: text, as: UTF8.self)), line: textLine, parent: parent)
    )
    text = []
  }

  // MARK: Elements

  @discardableResult
  private mutating func add(_ node: XMLNode) throws(SVGError) -> Int {
    guard tree.nodes.count < SVGLimits.nodes else {
      throw .limit(line: node.line, reason: "a document may have \(SVGLimits.nodes) elements")
    }
    tree.nodes.append(node)
    if let parent = node.parent { tree.nodes[parent].children.append(tree.nodes.count - 1) }
    return tree.nodes.count - 1
  }

  private mutating func readStartTag() throws(SVGError) {
    let line = line
    let name = source.takeName()
    guard !name.isEmpty else {
      throw .malformed(line: line, reason: "'<' begins a tag; write &lt; for the sign itself")
    }
    guard !open.isEmpty || tree.nodes.isEmpty else {
      throw .malformed(line: line, reason: "<\(name)> is a second root element")
    }
    guard open.count < SVGLimits.depth else {
      throw .limit(line: line, reason: "elements may be nested \(SVGLimits.depth) deep")
    }
    try flushText()
    let attributes = try readAttributes(of: name, line: line)
    namespaces.open(attributes)
    let resolved = try resolve(name, attributes, line: line)
    let node = try add(
      XMLNode(
        content: .element(resolved.name, resolved.attributes), line: line, parent: open.last?.node))
    if source.skip("/>") {
      namespaces.close()
    } else if source.skip(">") {
      open.append((node, name))
    } else {
      throw .malformed(line: self.line, reason: "the tag <\(name)> is never closed")
    }
  }

  private mutating func readAttributes(
    of element: String, line: Int
  ) throws(SVGError) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    var names: Set<String> = []
    while true {
      let hadSpace = source.skipSpaces()
      guard let byte = source.peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else {
        return attributes
      }
      let name = source.takeName()
      guard hadSpace, !name.isEmpty else {
        throw .malformed(line: self.line, reason: "the tag <\(element)> holds something unreadable")
      }
      source.skipSpaces()
      guard source.skip("=") else {
        throw .malformed(line: self.line, reason: "the attribute '\(name)' has no value")
      }
      source.skipSpaces()
      guard names.insert(name).inserted else {
        throw .malformed(line: self.line, reason: "the attribute '\(name)' is there twice")
      }
      attributes.append((name, try readAttributeValue(of: name)))
    }
  }

  private mutating func readEndTag() throws(SVGError) {
    let line = line
    let name = source.takeName()
    source.skipSpaces()
    guard source.skip(">") else {
      throw .malformed(line: line, reason: "the end tag </\(name)> is never closed")
    }
    guard let last = open.last, last.name == name else {
      let expected = open.last.map { "</\($0.name)> is due" } ?? "no element is open"
      throw .malformed(line: line, reason: "</\(name)> comes where \(expected)")
    }
    guard open.count > source.openElements else {
      throw .malformed(line: line, reason: "an entity closes <\(name)>, which it did not open")
    }
    try flushText()
    open.removeLast()
    namespaces.close()
  }

  private func resolve(
    _ name: String, _ attributes: [(name: String, value: String)], line: Int
  ) throws(SVGError) -> (name: XMLName, attributes: [XMLAttribute]) {
    guard let resolvedName = namespaces.elementName(name) else {
      throw .malformed(line: line, reason: "the prefix of <\(name)> is bound to no namespace")
    }
    var resolved: [XMLAttribute] = []
    for (name, value) in attributes where name != "xmlns" && !name.hasPrefix("xmlns:") {
      // An attribute with an unknown prefix can't be one that is drawn.
      guard let attributeName = namespaces.attributeName(name) else { continue }
      resolved.append(XMLAttribute(name: attributeName, value: value))
    }
    return (resolvedName, resolved)
  }
}

extension String {
  /// The text with CR LF and lone CR as LF.
  fileprivate var normalizedLineEnds: String {
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if !(scalar == "\n" && afterReturn) {
        result.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return String(result)
  }
}
