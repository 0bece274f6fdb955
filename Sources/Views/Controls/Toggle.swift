import Geometry

/// Something that is on or off.
///
/// A tap on it sets its binding: `Toggle("Sound", isOn: Binding(get: { isOn }, set: { send(.sound($0)) }))`.
/// How it looks is its ``ToggleStyle``'s matter.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// What the style makes of it.
  public var body: some View {
    AnyView(
      style.makeBody(
        configuration: ToggleStyleConfiguration(label: ControlLabel(label), isOn: isOn)))
  }
}

extension Toggle where Label == Text {
  /// A toggle that reads `titleKey`, in which Markdown's marks count.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle that reads `title`, character by character.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// How toggles look.
public protocol ToggleStyle: Sendable {
  /// The type of view that a toggle is.
  associatedtype Body: View
  /// What a toggle is told of itself.
  typealias Configuration = ToggleStyleConfiguration
  /// What a toggle shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is told of a toggle.
public struct ToggleStyleConfiguration {
  /// What the toggle reads.
  public typealias Label = ControlLabel

  /// What the toggle reads.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// iOS's switch, 51 by 31 points, at the end of a row that its label begins.
///
/// A frame knows its own moment only: where the state knows when the switch was moved, `progress` says how
/// far it has come.
public struct SwitchToggleStyle: ToggleStyle {
  private let progress: Double?

  /// A switch that is on or off.
  public init() { progress = nil }

  /// A switch on its way: off at 0, on at 1.
  public init(progress: Double) {
    self.progress = progress.isFinite ? min(max(progress, 0), 1) : 0
  }

  /// The label, and the switch at the other end.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, progress: progress ?? (configuration.isOn ? 1 : 0))
  }
}

private struct SwitchRow: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.explicitTint) private var tint
  let configuration: ToggleStyleConfiguration
  let progress: Double

  var body: some View {
    if areLabelsHidden {
      track
    } else {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        track
      }
    }
  }

  private var track: some View {
    let isOn = configuration.$isOn
    return ControlThumb()
      .offset(x: 2 + 20 * progress)
      .frame(width: 51, height: 31, alignment: .leading)
      .background {
        ZStack {
          Capsule(style: .circular).fill(AdaptiveColor.secondaryFill)
          Capsule(style: .circular).fill(on).opacity(progress)
        }
      }
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Rectangle())
      .onTapGesture { isOn.wrappedValue.toggle() }
      .named(by: configuration.label)
  }

  private var on: AnyShapeStyle {
    tint == nil ? AnyShapeStyle(AdaptiveColor.switchGreen) : AnyShapeStyle(TintShapeStyle())
  }
}

/// A button that is filled with the tint while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The label on a plate.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    let button = Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// iOS's switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// What toggles are without a style: ``switch``.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }

  /// iOS's switch on its way: off at a `progress` of 0, on at 1.
  public static func `switch`(progress: Double) -> SwitchToggleStyle {
    SwitchToggleStyle(progress: progress)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled with the tint while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Gives the toggles in this view a look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment(\.self) { $0.toggleStyle = style }
  }
}

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
  }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
