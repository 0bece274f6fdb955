/// A view that does something when it is tapped.
///
/// A finger meets it anywhere in its frame. How it looks is its ``ButtonStyle``'s matter.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// A button that shows `label` and does `action`.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a purpose that its style may show.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)),
      touches: context.environment.isEnabled
        ? context.environment.touches.filter { $0.view == context.identity } : [])
    let style = context.environment.buttonStyle
    let body = EnvironmentValues.$current.withValue(context.environment) {
      AnyView(style.makeBody(configuration: configuration))
    }
    let view = body.contentShape(Rectangle()).onTapGesture(perform: action)
    return try Views.makeNodes(of: view, in: context)
      .map { CompositeNode(type: Button<Label>.self, child: $0) }
  }
}

extension Button where Label == Text {
  /// A button that reads `title` and does `action`.
  public init(_ title: String, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button that reads `title`, with a purpose that its style may show.
  public init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
}
