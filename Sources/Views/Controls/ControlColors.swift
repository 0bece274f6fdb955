import Imaging

// The colours of iOS's controls, on light and on dark.

extension AdaptiveColor {
  /// The second fill: tracks, and switches that are off.
  static let secondaryFill = AdaptiveColor(
    light: Color(hex: 0x787880).opacity(0.16), dark: Color(hex: 0x787880).opacity(0.32))
  /// The green of switches that are on.
  static let switchGreen = AdaptiveColor(light: .green, dark: Color(hex: 0x30D158))
  /// The grey of activity indicators.
  static let indicatorGray = AdaptiveColor(
    light: Color(hex: 0x3C3C43).opacity(0.6), dark: Color(hex: 0xEBEBF5).opacity(0.6))
}

/// The white disc that is moved on a switch or a slider, with its soft shadow.
struct ControlThumb: View {
  /// The diameter, in points; iOS's.
  static let diameter = 27.0

  var body: some View {
    Circle()
      .fill(.white)
      .frame(width: Self.diameter, height: Self.diameter)
      .background {
        Circle().fill(Color.black.opacity(0.04)).padding(-0.5)
      }
      .shadow(color: .black.opacity(0.06), radius: 0.5, y: 3)
      .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
  }
}

/// Whether the labels of controls are left out.
extension EnvironmentValues {
  private struct LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
  }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of controls in this view; readers and scripts still know them.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }
}

/// The label of a control, which names it.
public struct ControlLabel: View {
  let content: AnyView
  /// What the label reads, if it is a text.
  let text: String?

  init(_ content: some View) {
    self.content = AnyView(content)
    text = (content as? Text)?.content
  }

  /// The label, whatever it is.
  public var body: some View { content }
}

extension View {
  /// Calls the view what the label of its control reads.
  @ViewBuilder
  func named(by label: ControlLabel) -> some View {
    if let text = label.text { accessibilityLabel(text) } else { self }
  }
}
