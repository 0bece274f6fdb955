import Geometry

/// A value between two others that a finger moves along a track.
///
/// A drag sets the binding at each move; a step of more than 0 holds the value to whole steps from the
/// lower bound. The label names the slider and does not show, as on iOS.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  /// A slider with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) } ?? 0
    self.onEditingChanged = onEditingChanged
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// The track between its labels.
  public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      SliderTrack(
        fraction: fraction(of: value.wrappedValue), name: ControlLabel(label),
        move: { fraction in value.wrappedValue = held(fraction) }, edit: onEditingChanged)
      maximumValueLabel
    }
  }

  private var extent: Double { bounds.upperBound - bounds.lowerBound }

  private func fraction(of value: Double) -> Double {
    guard extent > 0, value.isFinite else { return 0 }
    return min(max((value - bounds.lowerBound) / extent, 0), 1)
  }

  /// The value at a fraction of the track, on a whole step.
  private func held(_ fraction: Double) -> Double {
    let way = fraction * extent
    let stepped = step > 0 ? (way / step).rounded() * step : way
    return min(bounds.lowerBound + stepped, bounds.upperBound)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label that names it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a name.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// A track 4 points high, filled up to the middle of its thumb.
private struct SliderTrack: View {
  @Environment(\.isEnabled) private var isEnabled
  let fraction: Double
  let name: ControlLabel
  let move: (Double) -> Void
  let edit: (Bool) -> Void

  var body: some View {
    GeometryReader { proxy in
      let room = max(proxy.size.width - ControlThumb.diameter, 0)
      ZStack(alignment: .leading) {
        Capsule(style: .circular).fill(AdaptiveColor.secondaryFill).frame(height: 4)
        Capsule(style: .circular).fill(.tint)
          .frame(width: ControlThumb.diameter / 2 + room * fraction, height: 4)
        ControlThumb().offset(x: room * fraction)
      }
      .frame(height: proxy.size.height)
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            if drag.location == drag.startLocation { edit(true) }
            move(place(drag.location.x, in: room))
          }
          .onEnded { drag in
            move(place(drag.location.x, in: room))
            edit(false)
          }
      )
      .named(by: name)
    }
    .frame(height: 31)
  }

  /// The fraction of the track at which the thumb's middle comes to lie at `x`.
  private func place(_ x: Double, in room: Double) -> Double {
    guard room > 0 else { return 0 }
    return min(max((x - ControlThumb.diameter / 2) / room, 0), 1)
  }
}
