import Geometry
import Imaging
import Typography

/// A value that goes up and down step by step.
///
/// Its two halves are called "Decrement" and "Increment"; one that would lead out of bounds is disabled.
public struct Stepper<Label: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// A stepper that calls what its halves are for; nil for a half that is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// A stepper that adds `step` to a value, or takes it off.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// A stepper that adds `step` to a value, or takes it off, within `bounds`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    self.init(
      label: label,
      onIncrement: current >= bounds.upperBound
        ? nil : { value.wrappedValue = min(current.advanced(by: step), bounds.upperBound) },
      onDecrement: current <= bounds.lowerBound
        ? nil : { value.wrappedValue = max(current.advanced(by: -step), bounds.lowerBound) })
  }

  /// The label, and both halves at the other end.
  public var body: some View {
    if areLabelsHidden {
      halves
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        halves
      }
    }
  }

  private var halves: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", decrement)
      Rectangle().fill(.quaternary).frame(width: 1, height: 18)
      half("plus", "Increment", increment)
    }
    .background(
      AdaptiveColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 17, weight: .medium))
        .frame(width: 46.5, height: 32)
    }
    .buttonStyle(StepperHalfStyle())
    .disabled(action == nil)
    .accessibilityLabel(name)
  }
}

extension Stepper where Label == Text {
  /// A stepper that reads `titleKey`, and adds `step` to a value, or takes it off.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// A stepper that reads `titleKey`, and adds `step` to a value, or takes it off, within `bounds`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

/// The sign of a half, on a darker plate under a finger.
private struct StepperHalfStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    StepperHalf(configuration: configuration)
  }

  private struct StepperHalf: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: Configuration

    var body: some View {
      configuration.label
        .foregroundStyle(isEnabled ? AdaptiveColor.primary : AdaptiveColor.tertiaryLabel)
        .background(
          configuration.isPressed
            ? AdaptiveColor.secondaryFill : AdaptiveColor.secondaryFill.opacity(0),
          in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
  }
}
