import Imaging

/// A line of text that can be typed into.
///
/// A script types into the field that it tapped last. The text grows at its end; there is no insertion
/// point to move.
public struct TextField: PrimitiveView {
  private let prompt: String
  private let text: Binding<String>
  private let submit: (() -> Void)?

  /// A field that shows `text`, or `title`, dimmed, where that is empty.
  public init(_ title: String, text: Binding<String>) {
    prompt = title
    self.text = text
    submit = nil
  }

  private init(_ field: TextField, submit: @escaping () -> Void) {
    prompt = field.prompt
    text = field.text
    self.submit = submit
  }

  /// Calls `action` when a line break is typed.
  public func onSubmit(_ action: @escaping () -> Void) -> TextField {
    TextField(self, submit: action)
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let value = text.wrappedValue
    let (text, submit) = (text, submit)
    let recognizer = TextRecognizer(
      text: value, change: { text.wrappedValue = $0 }, submit: { submit?() })
    let view = Text(value.isEmpty ? prompt : value)
      .opacity(value.isEmpty ? 0.3 : 1)
      .contentShape(Rectangle())
      .listening([.text(recognizer)])
      .accessibilityLabel(prompt)
    return try Views.makeNodes(of: view, in: context)
      .map { CompositeNode(type: TextField.self, child: $0) }
  }
}

extension EnvironmentValues {
  private struct FocusKey: EnvironmentKey {
    static let defaultValue: ViewIdentity? = nil
  }

  /// The view that takes what is typed.
  package var focus: ViewIdentity? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}
