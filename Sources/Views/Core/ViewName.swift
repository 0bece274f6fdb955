/// What kind of view something is, for people to read.
package enum ViewName: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A word for a view or a modifier: "HStack", "padding".
  case word(String)
  /// A type of view that was written outside this module.
  case type(any Any.Type)

  package init(stringLiteral value: StaticString) { self = .word("\(value)") }

  /// The word, or the type's name without its generic arguments.
  package var description: String {
    switch self {
    case .word(let word): word
    case .type(let type): String("\(type)".prefix { $0 != "<" })
    }
  }
}
