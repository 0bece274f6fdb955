import Drawing
public import Geometry
public import Imaging

extension View {
  /// Blurs the view by a standard deviation of `radius` points.
  ///
  /// An opaque view goes on beyond its edges as at them; `opaque` views keep hard edges so.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(
      by: FilterEffect("blur", [radius]) {
        radius > 0
          ? [.gaussianBlur(sigmaX: radius, sigmaY: radius, clampsEdges: opaque)] : []
      })
  }

  /// Puts a shadow below the view, blurred by a standard deviation of `radius` points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(
      by: FilterEffect("shadow", [radius, x, y]) {
        [
          .dropShadow(
            sigmaX: max(radius, 0), sigmaY: max(radius, 0), dx: x, dy: y, color: color)
        ]
      })
  }

  /// Adds `amount` to each colour channel: -1 makes all black, 1 all white.
  public func brightness(_ amount: Double) -> some View {
    modified(by: FilterEffect("brightness", [amount]) { [.channels(adding: amount)] })
  }

  /// Spreads colours about the middle grey: 0 leaves grey, 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    modified(
      by: FilterEffect("contrast", [amount]) {
        [.channels(times: amount, adding: 0.5 - 0.5 * amount)]
      })
  }

  /// Moves colours from grey (0) through themselves (1) and beyond.
  public func saturation(_ amount: Double) -> some View {
    modified(by: FilterEffect("saturation", [amount]) { [.saturation(amount)] })
  }

  /// Mixes colours with their grey: 0 changes nothing, 1 leaves no colour.
  public func grayscale(_ amount: Double) -> some View {
    modified(by: FilterEffect("grayscale", [amount]) { [.grayscale(amount)] })
  }

  /// Turns hues by `angle`.
  public func hueRotation(_ angle: Angle) -> some View {
    modified(by: FilterEffect("hueRotation", [angle.radians]) { [.hueRotation(angle)] })
  }

  /// Multiplies each colour channel, and alpha, by that of `color`.
  public func colorMultiply(_ color: Color) -> some View {
    modified(
      by: FilterEffect("colorMultiply", []) {
        [
          .colorMatrix([
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
            color.opacity, 0,
          ])
        ]
      })
  }

  /// Turns colours into their negatives.
  public func colorInvert() -> some View {
    modified(by: FilterEffect("colorInvert", []) { [.invert(1)] })
  }

  /// Makes luminance alpha, in black: dark becomes clear.
  public func luminanceToAlpha() -> some View {
    modified(by: FilterEffect("luminanceToAlpha", []) { [.luminanceToAlpha] })
  }
}

extension FilterOperation {
  /// Each colour channel times a factor, plus a number: as Core Animation's filters have it.
  static func channels(times factor: Double = 1, adding constant: Double) -> FilterOperation {
    .colorMatrix([
      factor, 0, 0, 0, constant, 0, factor, 0, 0, constant, 0, 0, factor, 0, constant, 0, 0, 0, 1,
      0,
    ])
  }
}

/// Operations on the picture of a view, one after the other.
struct FilterEffect: Effect {
  let name: ViewName
  /// What must be finite.
  let values: [Double]
  let operations: () -> [FilterOperation]

  init(
    _ name: ViewName, _ values: [Double], _ operations: @escaping () -> [FilterOperation]
  ) {
    self.name = name
    self.values = values
    self.operations = operations
  }

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    for value in values where !value.isFinite {
      throw .notFinite(modifier: "\(name)", value: "\(value)")
    }
    return EffectNode(child: child, effect: self)
  }

  func effect(in frame: Rect) -> PlacedEffect {
    let operations = operations()
    guard !operations.isEmpty else { return .none }
    let primitives = operations.enumerated().map { index, operation in
      FilterPrimitive(operation, inputs: [index == 0 ? .source : .result(index - 1)])
    }
    return .group(Drawing.Group([], filters: [Filter(primitives)]))
  }
}
