/// Views that belong together, with a header before them and a footer after them.
///
/// Its container lays each of them out for itself. A ``LazyVStack`` or ``LazyHStack`` may pin the header at
/// the edge of the scroll view round it while there is something of the section to see.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// The views in `content` between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let identity = context.identity
    func part(
      _ part: SectionPart.Kind, _ view: some View, _ index: Int
    ) throws(ViewError) -> [any LayoutNode] {
      let nodes = try Views.makeNodes(of: view, in: context.child(index))
      return nodes.map { node in
        var traits = node.traits
        traits.section = SectionPart(section: identity, kind: part)
        return TraitNode(child: node, name: "Section", traits: traits)
      }
    }
    return try part(.header, header, 0) + part(.content, content, 1) + part(.footer, footer, 2)
  }
}

extension Section where Footer == EmptyView {
  /// The views in `content` after a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// The views in `content` before a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// The views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// The views in `content` after a header that reads `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// The views in `content` after a header that reads `title`, character by character.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// What of sections is pinned at the edges of a scroll view.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// The kinds of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, at the edge where the content begins.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, at the edge where the content ends.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Which part of which section a view is.
struct SectionPart {
  enum Kind {
    case header
    case content
    case footer
  }

  let section: ViewIdentity
  let kind: Kind
}
