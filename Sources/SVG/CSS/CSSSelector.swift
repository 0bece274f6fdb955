/// A selector of CSS: which elements a rule is for.
struct CSSSelector: Hashable, Sendable {
  /// How an element stands to the one that the selector goes on to.
  enum Combinator: Hashable, Sendable {
    /// Somewhere inside it.
    case descendant
    /// Directly in it.
    case child
    /// Directly after it.
    case adjacent
    /// Somewhere after it, in the same parent.
    case sibling
  }

  /// What one element must be like.
  struct Compound: Hashable, Sendable {
    /// The element's name; nil for any.
    var type: String?
    /// Ids that it has.
    var ids: [String] = []
    /// Classes that it has.
    var classes: [String] = []
    /// What its attributes are like.
    var attributes: [AttributeTest] = []
    /// Where it stands.
    var places: [Place] = []
    /// What it must not be like.
    var exclusions: [Compound] = []
  }

  /// What one attribute must be like.
  struct AttributeTest: Hashable, Sendable {
    /// How the value is compared.
    enum Operator: Hashable, Sendable {
      case exists, equals, includesWord, startsWithDash, hasPrefix, hasSuffix, contains
    }

    var name: String
    var comparison: Operator
    var value: String
  }

  /// Where an element stands among its siblings.
  enum Place: Hashable, Sendable {
    case first, last, only, root
    /// One of the places a · n + b, counted from 1.
    case nth(Int, Int)
  }

  /// What the element itself must be like.
  var subject: Compound
  /// What stands before it: the nearest first, each with how what follows stands to it.
  var context: [(combinator: Combinator, compound: Compound)] = []

  /// The number of ids, of classes and attributes, of types: compared in this order.
  var specificity: [Int] {
    var (ids, classes, types) = (0, 0, 0)
    func count(_ compound: Compound) {
      ids += compound.ids.count
      classes += compound.classes.count + compound.attributes.count + compound.places.count
      if compound.type != nil { types += 1 }
      for exclusion in compound.exclusions { count(exclusion) }
    }
    count(subject)
    for (_, compound) in context { count(compound) }
    return [ids, classes, types]
  }

  static func == (a: CSSSelector, b: CSSSelector) -> Bool {
    a.subject == b.subject && a.context.elementsEqual(b.context) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
  }
}
