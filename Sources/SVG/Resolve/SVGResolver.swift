import Drawing
import Geometry
import Imaging

/// Turns a tree of elements into drawing items: everything relative is settled here.
///
/// Elements are visited in the order they are painted in. What is referred to (gradients, clips,
/// markers, …) is resolved anew for each element that refers to it, since most of it depends on that
/// element's box and style; ``SVGLimits`` bounds the sum. Clips and masks that come to the same are kept, so
/// that the renderer, too, draws them once.
struct SVGResolver {
  let tree: SVGTree
  let options: SVGOptions
  var notes: SVGNotes
  /// The clips and masks that have been met.
  var knownClips: [ReferenceKey: ClipResult] = [:]
  var knownMasks: [ReferenceKey: MaskResult] = [:]
  /// The images that have been read, by their links.
  var knownImages: [String: ImageContent] = [:]
  /// The files that have been read.
  var linkedFiles: [String] = []
  /// Whether any element asks for the paints of the one that uses it.
  let usesContextPaints: Bool
  /// Elements drawn so far because others refer to them, and groups with effects among them.
  private var reused = 0
  private var reusedEffects = 0
  /// The stops of gradients that have been met, by the element that holds them.
  var knownStops: [Int: [GradientStops.Stop]] = [:]

  init(tree: SVGTree, options: SVGOptions, notes: SVGNotes) {
    self.tree = tree
    self.options = options
    self.notes = notes
    usesContextPaints = tree.elements.contains { element in
      ["fill", "stroke"].contains { element[$0]?.trimmingSpaces.hasPrefix("context-") == true }
    }
  }

  /// Notes that `element` is not drawn as it asks.
  mutating func note(_ element: Int, _ reason: String) {
    let element = tree.elements[element]
    notes.add(line: element.line, element: element.tag, reason)
  }

  /// Counts one more element drawn.
  mutating func count(_ element: Int, _ context: ResolveContext) throws(SVGError) {
    if !context.links.isEmpty { reused += 1 }
    guard reused <= SVGLimits.reused else {
      throw .limit(
        line: tree.elements[element].line,
        reason: "more than \(SVGLimits.reused) elements by reference")
    }
    guard context.depth <= SVGLimits.depth else {
      throw .limit(
        line: tree.elements[element].line,
        reason: "elements may be nested \(SVGLimits.depth) deep, with those that are used")
    }
  }

  /// Counts one more group with effects inside of those around it.
  mutating func countEffect(_ element: Int, _ context: ResolveContext) throws(SVGError) {
    if !context.links.isEmpty { reusedEffects += 1 }
    guard reusedEffects <= SVGLimits.reusedEffects else {
      throw .limit(
        line: tree.elements[element].line,
        reason: "more than \(SVGLimits.reusedEffects) groups with effects by reference")
    }
    guard context.effectDepth <= SVGLimits.effectDepth else {
      throw .limit(
        line: tree.elements[element].line,
        reason: "groups with effects may be nested \(SVGLimits.effectDepth) deep")
    }
  }

  /// The element of an id.
  func element(_ id: String?) -> Int? { id.flatMap { tree.ids[$0] } }

  /// The elements in `element`.
  func children(of element: Int) -> [Int] { tree.elements[element].childElements }

  /// The value of a property that is not inherited, unless the element says so.
  func property(_ name: String, of element: Int) -> String? {
    guard let value = tree.elements[element][name]?.trimmingSpaces else { return nil }
    guard value == "inherit" else { return value }
    return tree.elements[element].parent.flatMap { property(name, of: $0) }
  }

  /// An attribute's length in user units; nil where it is missing or unreadable.
  func length(
    _ name: String, of element: Int, _ reference: SVGLength.Reference, _ context: ResolveContext
  ) -> Double? {
    tree.elements[element][name].flatMap(SVGLength.init).map { context.length($0, reference) }
  }

  /// The style of an element that is not reached from its parents but by its id.
  func style(of element: Int, viewport: Size) -> SVGStyle {
    var chain = [element]
    while let parent = tree.elements[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain.reversed().reduce(initialStyle) {
      $0.inherited(by: tree.elements[$1], viewport: viewport)
    }
  }

  /// The style that the root inherits.
  var initialStyle: SVGStyle {
    var style = SVGStyle()
    style.text.fontSize = options.defaultFontSize
    if let language = options.languages.first { style.text.language = language }
    return style
  }
}
