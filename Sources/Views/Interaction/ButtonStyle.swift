/// How buttons look.
public protocol ButtonStyle: Sendable {
  /// The type of view that a button is.
  associatedtype Body: View
  /// What a button is told of itself.
  typealias Configuration = ButtonStyleConfiguration
  /// What a button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is told of a button.
public struct ButtonStyleConfiguration {
  /// What the button reads or shows.
  public struct Label: View {
    let content: AnyView

    /// The label, whatever it is.
    public var body: some View { content }
  }

  /// The button's purpose.
  public let role: ButtonRole?
  /// What the button reads or shows.
  public let label: Label
  /// The fingers that were on the button, or are, the newest last.
  let touches: [ViewTouch]
}

extension View {
  /// Gives the buttons in this view a look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment(\.self) { $0.buttonStyle = style }
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { BorderlessButtonStyle() }
  }

  private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// Whether touches have any effect.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
