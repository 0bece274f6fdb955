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
  /// A button that reads `titleKey`, in which Markdown's marks count, and does `action`.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button that reads `titleKey`, with a purpose that its style may show.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button that reads `title`, character by character, and does `action`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button that reads `title`, character by character, with a purpose that its style may show.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  /// A button that reads `titleKey` beside a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// A button that reads `title`, character by character, beside a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
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
