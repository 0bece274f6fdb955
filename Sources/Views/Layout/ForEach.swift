/// A view for each element of a collection, in its order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  /// The values at the view that this one is written in, which `content` may read.
  private let environment = EnvironmentValues.current

  /// A view for each element; `id` names what tells elements apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var nodes: [any LayoutNode] = []
    var inner = context
    for element in data {
      inner.identity = context.identity.child(id: element[keyPath: id])
      let view = EnvironmentValues.$current.withValue(environment) { content(element) }
      nodes += try Views.makeNodes(of: view, in: inner)
    }
    return nodes
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
