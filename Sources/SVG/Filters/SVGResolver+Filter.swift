import Drawing
import Geometry

/// What an element's `filter` comes to.
enum FilterResult {
  /// Nothing of the element is left.
  case nothing
  /// Its filters, one after the other.
  case filters([Filter])
}

extension SVGResolver {
  /// The filters that the `filter` property of `index` lists.
  ///
  /// `bounds` is the element's bounding box, nil where it has none. An element that is empty has
  /// nothing to filter, but a filter may still draw something.
  mutating func filters(
    of index: Int, _ context: ResolveContext, _ bounds: Rect?, isEmpty: Bool
  ) throws(SVGError) -> FilterResult {
    guard let value = property("filter", of: index), value != "none" else { return .filters([]) }
    guard let parts = FilterFunction.list(value, context) else {
      note(index, "'filter: \(value.prefix(60))' is not understood and has no effect")
      return .filters([])
    }
    var filters: [Filter] = []
    for part in parts {
      switch part {
      case .function(let operation):
        guard !isEmpty else { continue }
        filters.append(
          Filter([FilterPrimitive(operation, inputs: [.source])], transform: context.transform))
      case .link(let id):
        guard let id, let target = element(id), tree.elements[target].tag == "filter" else {
          // As browsers do, and unlike clips and masks.
          note(
            index,
            "is filtered by '\(id ?? value)', which is no filter of the document: it is left out")
          return .nothing
        }
        guard let inner = context.following(target) else { continue }
        guard let filter = try filter(target, on: index, inner, bounds) else { return .nothing }
        filters.append(filter)
      }
    }
    return .filters(filters)
  }

  /// One `filter` element on one element; nil where that leaves nothing.
  private mutating func filter(
    _ target: Int, on index: Int, _ context: ResolveContext, _ bounds: Rect?
  ) throws(SVGError) -> Filter? {
    let chain = linkChain(from: target) { $0 == "filter" }
    func attribute(_ name: String) -> String? { Self.attribute(name, of: chain, in: tree) }
    var attributes: [String: String] = [:]
    for name in ["x", "y", "width", "height", "filterUnits"] {
      attributes[name] = attribute(name)
    }
    guard let region = region(attributes, "filterUnits", context, bounds) else { return nil }
    let usesBox = attribute("primitiveUnits") == "objectBoundingBox"
    if usesBox, bounds?.isEmpty != false { return nil }
    let holder = chain.first { index in
      children(of: index).contains { FilterKind(tree.elements[$0].tag) != nil }
    }
    guard let holder else { return nil }
    var builder = FilterBuilder(
      region: region, box: usesBox ? bounds : nil, context: context, target: index)
    for child in children(of: holder) {
      guard let kind = FilterKind(tree.elements[child].tag) else { continue }
      guard builder.primitives.count < Self.maximumPrimitives else {
        throw .limit(
          line: tree.elements[child].line,
          reason: "a filter may have \(Self.maximumPrimitives) primitives")
      }
      try addPrimitive(kind, child, to: &builder)
    }
    return Filter(builder.primitives, region: region, transform: context.transform)
  }

  private static let maximumPrimitives = 100
}

/// A filter in the making.
struct FilterBuilder {
  /// The filter's region in user space.
  let region: Rect
  /// The bounding box that primitives' numbers are fractions of; nil where they are user units.
  let box: Rect?
  /// The user space of the element that is filtered.
  let context: ResolveContext
  /// The element that is filtered.
  let target: Int
  var primitives: [FilterPrimitive] = []
  /// The primitive that gave each name last.
  var names: [String: Int] = [:]

  /// The result of the last primitive, or where there is none the source.
  var previous: FilterPrimitive.Input {
    primitives.isEmpty ? .source : .result(primitives.count - 1)
  }

  /// The subregion of an input.
  func subregion(of input: FilterPrimitive.Input) -> Rect {
    guard case .result(let index) = input else { return region }
    return primitives[index].subregion ?? region
  }
}
