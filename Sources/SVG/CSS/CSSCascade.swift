/// Settles which declarations an element has: by origin, importance, specificity and order.
struct CSSCascade {
  /// The rules, in the order of the document.
  private var rules: [CSSRule]
  /// Where the rules are that can only be for elements of this id, class or type.
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var universal: [Int] = []
  private var matcher = CSSMatcher()

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
  mutating func declarations(
    for index: Int, in tree: SVGTree
  ) throws(SVGError) -> [CSSDeclaration] {
    let element = tree.elements[index]
    var candidates = universal + (byType[element.tag] ?? [])
    if !byID.isEmpty, let id = element.attributes["id"] { candidates += byID[id] ?? [] }
    // In the order of the set, which does not matter: what matches is sorted.
    if !byClass.isEmpty {
      for name in element.classes { candidates += byClass[name] ?? [] }
    }
    var matching: [(rank: [Int], index: Int)] = []
    for candidate in candidates {
      guard try matcher.matches(rules[candidate].selector, index, in: tree) else { continue }
      matching.append((rules[candidate].selector.specificity + [candidate], candidate))
    }
    matching.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
    let sheet = matching.flatMap { rules[$0.index].declarations }
    let own = element.attributes["style"].map(CSSParser.declarations(in:)) ?? []
    let all = sheet + own
    return all.filter { !$0.isImportant } + all.filter(\.isImportant)
  }
}
