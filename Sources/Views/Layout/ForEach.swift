/// A view for each element of a collection, in its order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// A view for each element; `id` names what tells elements apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var nodes: [any LayoutNode] = []
    for element in data { nodes += try Views.makeNodes(of: content(element), in: context) }
    return nodes
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
