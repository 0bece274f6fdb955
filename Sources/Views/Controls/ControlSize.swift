/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// As ``small``, on iOS.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// As wide buttons at the foot of a screen.
  case large
  /// As ``large``, on iOS.
  case extraLarge
}

/// The outline of buttons that have a plate.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  private let kind: Kind

  /// Corners as the control's size has them.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Corners as the control's size has them.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The outline, with `cornerRadius` where it has none of its own; nil for round ends.
  func shape(cornerRadius: Double?) -> AnyShape {
    switch kind {
    case .circle: AnyShape(Circle())
    case .capsule: AnyShape(Capsule())
    case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .automatic, .roundedRectangle:
      cornerRadius.map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule())
    }
  }
}

extension ControlSize {
  /// How a button with a plate is set, in points.
  struct ButtonMetrics {
    let horizontal: Double
    let vertical: Double
    /// Nil for round ends.
    let cornerRadius: Double?
    let font: Font
  }

  /// Those of iOS's button configurations.
  var buttonMetrics: ButtonMetrics {
    switch self {
    case .mini, .small:
      ButtonMetrics(horizontal: 10, vertical: 5, cornerRadius: nil, font: .subheadline)
    case .regular: ButtonMetrics(horizontal: 12, vertical: 7, cornerRadius: 8, font: .body)
    case .large, .extraLarge:
      ButtonMetrics(horizontal: 20, vertical: 15, cornerRadius: 12, font: .body)
    }
  }
}

extension View {
  /// Makes controls in this view smaller or larger.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Gives buttons with a plate in this view an outline.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  private struct BorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}
