import Imaging

/// A label in the tint colour, which fades to a fifth under a finger, as iOS has it.
public struct BorderlessButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label in the tint colour, in red where something is deleted, in grey where it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    DimmedLabel(configuration: configuration)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  /// A label in the colour that says what comes of a touch.
  private struct DimmedLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: Configuration

    var body: some View {
      if isEnabled {
        configuration.label.foregroundStyle(configuration.roleStyle)
      } else {
        configuration.label.foregroundStyle(AdaptiveColor.tertiaryLabel)
      }
    }
  }
}

/// A label as it is, which darkens under a finger.
public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label, at half its strength under a finger or where it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration)
  }

  private struct PlainLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: Configuration

    var body: some View {
      configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
  }
}

/// A label in the tint colour on a pale plate: grey, or the tint's own at 15 % where one was set.
public struct BorderedButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label on its plate.
  public func makeBody(configuration: Configuration) -> some View {
    Plate(configuration: configuration)
  }

  private struct Plate: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.explicitTint) private var tint
    let configuration: Configuration

    var body: some View {
      ButtonPlate(
        configuration: configuration, label: isEnabled ? label : AnyShapeStyle(disabled),
        fill: isEnabled ? fill : AnyShapeStyle(AdaptiveColor.tertiaryFill))
    }

    private var disabled: AdaptiveColor { .tertiaryLabel }

    private var label: AnyShapeStyle { configuration.roleStyle }

    private var fill: AnyShapeStyle {
      if configuration.role == .destructive { return AnyShapeStyle(Color.red.opacity(0.15)) }
      guard tint != nil else { return AnyShapeStyle(AdaptiveColor.tertiaryFill) }
      return AnyShapeStyle(TintShapeStyle().opacity(0.15))
    }
  }
}

/// A white label on a plate in the tint colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label on its plate.
  public func makeBody(configuration: Configuration) -> some View {
    Plate(configuration: configuration)
  }

  private struct Plate: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: Configuration

    var body: some View {
      if isEnabled {
        ButtonPlate(
          configuration: configuration, label: AnyShapeStyle(Color.white),
          fill: configuration.roleStyle)
      } else {
        ButtonPlate(
          configuration: configuration, label: AnyShapeStyle(AdaptiveColor.tertiaryLabel),
          fill: AnyShapeStyle(AdaptiveColor.tertiaryFill))
      }
    }
  }
}

/// A label with iOS's distances to the edges of a plate; all of it fades to 75 % under a finger.
private struct ButtonPlate: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  let configuration: ButtonStyleConfiguration
  let label: AnyShapeStyle
  let fill: AnyShapeStyle

  var body: some View {
    let metrics = controlSize.buttonMetrics
    configuration.label
      .font(metrics.font)
      .foregroundStyle(label)
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(fill, in: shape.shape(cornerRadius: metrics.cornerRadius))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ButtonStyleConfiguration {
  /// The tint, or red where something is deleted.
  fileprivate var roleStyle: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

extension AdaptiveColor {
  /// iOS's third label colour, which disabled controls have.
  static let tertiaryLabel = AdaptiveColor(
    light: Color(hex: 0x3C3C43).opacity(0.3), dark: Color(hex: 0xEBEBF5).opacity(0.3))
  /// iOS's third fill, which plates of buttons have.
  static let tertiaryFill = AdaptiveColor(
    light: Color(hex: 0x767680).opacity(0.12), dark: Color(hex: 0x767680).opacity(0.24))
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

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A label in the tint colour on a pale plate.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a plate in the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
