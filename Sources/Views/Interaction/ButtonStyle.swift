import Imaging

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

/// A label in the tint colour, which fades to a fifth under a finger, as iOS has it.
public struct BorderlessButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label in the tint colour, or in red where something is deleted.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.blue)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// A label as it is, which darkens under a finger.
public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label, at half its strength under a finger.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// What buttons are without a style: ``borderless``.
  public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
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
