/// A property and its value, as a style sheet or a `style` attribute says it.
struct CSSDeclaration: Hashable, Sendable {
  var property: String
  var value: String
  var isImportant = false
}

/// A selector and what it declares.
struct CSSRule: Sendable {
  var selector: CSSSelector
  var declarations: [CSSDeclaration]
}
