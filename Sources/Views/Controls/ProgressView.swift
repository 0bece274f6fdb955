import Geometry
public import Motion

/// How far something has come; without a value, that it is going on.
///
/// With a value it is a bar, without one a wheel of spokes, unless a ``ProgressViewStyle`` says otherwise.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// How far `value` is on the way from 0 to `total`, with labels above and below; nil for not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { value in
      let fraction = Double(value) / Double(total)
      return fraction >= 0 ? min(fraction, 1) : 0
    }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// What the style makes of it.
  public var body: some View {
    AnyView(
      style.makeBody(
        configuration: ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : .init(content: AnyView(currentValueLabel)))))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// How far `value` is on the way from 0 to `total`, with a label above.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Something is going on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something is going on.
  public init() {
    self.init(value: Double?.none)
  }

  /// How far `value` is on the way from 0 to `total`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something is going on: `titleKey`, in which Markdown's marks count, says what.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Something is going on: `title`, character by character, says what.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// How far `value` is on the way from 0 to `total`: `titleKey` says of what.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// How far `value` is on the way from 0 to `total`: `title`, character by character, says of what.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V?, total: V = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How progress looks.
public protocol ProgressViewStyle: Sendable {
  /// The type of view that progress is.
  associatedtype Body: View
  /// What a progress view is told of itself.
  typealias Configuration = ProgressViewStyleConfiguration
  /// What a progress view shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a progress view.
public struct ProgressViewStyleConfiguration {
  /// A label of the progress.
  public struct Label: View {
    let content: AnyView

    /// The label, whatever it is.
    public var body: some View { content }
  }

  /// How far it is, 0...1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What it is that goes on.
  public var label: Label?
  /// How far it is, in words.
  public var currentValueLabel: Label?
}

/// A bar where the value is known, a wheel where not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// The bar or the wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, 4 points high, that the tint fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// The label, the bar, and what the value reads.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The filled part of a track from its leading end, its own end round.
private struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      Capsule(style: .circular)
        .fill(.tint)
        .frame(width: proxy.size.width * fraction)
    }
    .frame(height: 4)
    .background(AdaptiveColor.secondaryFill)
    .clipShape(Capsule(style: .circular))
  }
}

/// iOS's wheel of eight spokes, 20 points across; larger with larger controls.
///
/// A frame knows its own moment only, so the time is handed in for the wheel to turn: once a second.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let time: Seconds

  /// A wheel that stands still.
  public init() { time = 0 }

  /// The wheel at `time`.
  public init(at time: Seconds) { self.time = time.isFinite ? time : 0 }

  /// The wheel over its label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      ProgressWheel(time: time)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

/// Spokes that fade behind the one that leads.
private struct ProgressWheel: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.explicitTint) private var tint
  let time: Seconds

  private static let count = 8

  var body: some View {
    let side = controlSize == .large || controlSize == .extraLarge ? 37.0 : 20
    ZStack {
      ForEach(0..<Self.count) { index in
        Capsule(style: .circular)
          .fill(fill)
          .frame(width: side * 0.125, height: side * 0.27)
          .offset(y: -side * 0.355)
          .rotationEffect(.degrees(360 * Double(index) / Double(Self.count)))
          .opacity(opacity(of: index))
      }
    }
    .frame(width: side, height: side)
  }

  private var fill: AnyShapeStyle {
    tint == nil ? AnyShapeStyle(AdaptiveColor.indicatorGray) : AnyShapeStyle(TintShapeStyle())
  }

  /// All of the leading spoke, and less of each the longer ago it led: down to a quarter.
  private func opacity(of index: Int) -> Double {
    let turns = time - time.rounded(.down)
    let age = turns - Double(index) / Double(Self.count)
    return 1 - 0.75 * (age - age.rounded(.down))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the value is known, a wheel where not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel that stands still.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }

  /// A wheel at `time`: it turns once a second.
  public static func circular(at time: Seconds) -> CircularProgressViewStyle {
    CircularProgressViewStyle(at: time)
  }
}

extension View {
  /// Gives the progress views in this view a look.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformEnvironment(\.self) { $0.progressViewStyle = style }
  }
}

extension EnvironmentValues {
  private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}
