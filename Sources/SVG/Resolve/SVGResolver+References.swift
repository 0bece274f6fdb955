extension SVGResolver {
  /// The element that a property of `index` refers to, and the context inside of it, one level
  /// deeper; nil, with a note of the reason, where the property has no effect.
  ///
  /// `tag` is what the element has to be, and `relation` how a note puts it: "is masked by".
  mutating func referred(
    by property: String, of index: Int, to tag: String, _ relation: String,
    _ context: ResolveContext
  ) throws(SVGError) -> (target: Int, inner: ResolveContext)? {
    guard let value = self.property(property, of: index), value != "none" else { return nil }
    guard let id = value.urlFragment else {
      note(index, "'\(property): \(value.prefix(60))' is not supported")
      return nil
    }
    guard let target = element(id), tree.elements[target].tag == tag else {
      note(index, "\(relation) '#\(id)', which is no \(tag) of the document")
      return nil
    }
    guard var inner = context.following(target) else {
      note(target, "refers to itself, which has no effect")
      return nil
    }
    inner.depth += 1
    try count(target, inner)
    return (target, inner)
  }
}
