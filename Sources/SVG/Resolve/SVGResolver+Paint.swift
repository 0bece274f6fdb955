import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// What `value` paints an element with, in user space; nil for nothing.
  ///
  /// `box` is the element's bounding box, which gradients and patterns may be fitted to.
  mutating func paint(
    _ value: PaintValue, opacity: Double, of index: Int, _ context: ResolveContext, box: Rect
  ) throws(SVGError) -> Paint? {
    switch value {
    case .none: return nil
    case .color(let color):
      return .color(color.color(current: context.style.color).opacity(opacity))
    case .contextFill: return contextPaint(context.contextPaints?.fill, opacity, context)
    case .contextStroke: return contextPaint(context.contextPaints?.stroke, opacity, context)
    case .server(let id, let fallback):
      guard let target = element(id), isPaintServer(target) else {
        if fallback == nil { note(index, "is painted with '#\(id)', which is no paint") }
        return fallbackPaint(fallback, opacity, context)
      }
      switch try serverPaint(target, opacity: opacity, context, box: box) {
      case .paint(let paint): return paint
      case .nothing: return nil
      case .fallback: return fallbackPaint(fallback, opacity, context)
      }
    }
  }

  /// What a paint server comes to for one element.
  enum ServerPaint {
    case paint(Paint)
    /// Nothing is painted.
    case nothing
    /// The server can't be used on an element without extent: what follows it is.
    case fallback
  }

  private func isPaintServer(_ index: Int) -> Bool {
    ["linearGradient", "radialGradient", "pattern"].contains(tree.elements[index].tag)
  }

  private mutating func serverPaint(
    _ target: Int, opacity: Double, _ context: ResolveContext, box: Rect
  ) throws(SVGError) -> ServerPaint {
    switch tree.elements[target].tag {
    case "pattern": try pattern(target, opacity: opacity, context, box: box)
    default: gradient(target, opacity: opacity, context, box: box)
    }
  }

  private func fallbackPaint(
    _ fallback: PaintValue.Fallback?, _ opacity: Double, _ context: ResolveContext
  ) -> Paint? {
    guard case .color(let color) = fallback else { return nil }
    return .color(color.color(current: context.style.color).opacity(opacity))
  }

  /// A paint of the element that uses this one, from its space into the user space here.
  private func contextPaint(
    _ paint: Paint?, _ opacity: Double, _ context: ResolveContext
  ) -> Paint? {
    guard let paint, let paints = context.contextPaints, let inverse = context.transform.inverse
    else { return nil }
    return paint.applying(paints.transform.concatenating(inverse)).opacity(opacity)
  }
}
