/// Settles which declarations an element has: by origin, importance, specificity and order.
struct CSSCascade {
  /// The rules, in the order of the document.
  private var rules: [CSSRule]
  /// Where the rules are that can only be for elements of this id, class or type.
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var universal: [Int] = []

  init(_ rules: [CSSRule]) {
    self.rules = rules
    for (index, rule) in rules.enumerated() {
      let subject = rule.selector.subject
      if let id = subject.ids.first {
        byID[id, default: []].append(index)
      } else if let name = subject.classes.first {
        byClass[name, default: []].append(index)
      } else if let type = subject.type {
        byType[type, default: []].append(index)
      } else {
        universal.append(index)
      }
    }
  }

  /// The declarations for an element, those that win last.
  func declarations(for index: Int, in tree: SVGTree) -> [CSSDeclaration] {
    let element = tree.elements[index]
    var candidates = universal + (byType[element.tag] ?? [])
    if !byID.isEmpty, let id = element.attributes["id"] { candidates += byID[id] ?? [] }
    if !byClass.isEmpty, let names = element.attributes["class"] {
      for name in names.split(whereSeparator: \.isWhitespace) {
        candidates += byClass[String(name)] ?? []
      }
    }
    let matching = candidates.filter { rules[$0].selector.matches(index, in: tree) }
      .map { (rank: rules[$0].selector.specificity + [$0], index: $0) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    let sheet = matching.flatMap { rules[$0.index].declarations }
    let own = element.attributes["style"].map(CSSParser.declarations(in:)) ?? []
    let all = sheet + own
    return all.filter { !$0.isImportant } + all.filter(\.isImportant)
  }
}
