import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// Draws a basic shape or a path: its inside, its line, its markers.
  mutating func resolveShape(
    _ index: Int, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    guard let path = path(of: index, context) else { return }
    guard path.isReckonable(context.transform) else { return noteUnreckonable(index) }
    layer.addExtent(path, context.transform)
    if context.isClip {
      guard context.style.isVisible else { return }
      add(
        .fill(
          Fill(
            path, rule: context.style.clipRule, paint: .color(.black), transform: context.transform)
        ), of: index, to: &layer)
      return
    }
    let paints = try shapePaints(index, context, box: path.boundingRect)
    for part in context.style.paintOrder.parts {
      switch part {
      case .fill where context.style.isVisible:
        if let paint = paints.fill {
          add(
            .fill(
              Fill(
                path, rule: context.style.fillRule, paint: paint, transform: context.transform,
                isAntialiased: !context.style.isCrisp)), of: index, to: &layer)
        }
      case .stroke where context.style.isVisible:
        if var item = stroke(path, of: index, paints.stroke, context) {
          item.isAntialiased = !context.style.isCrisp
          add(.stroke(item), of: index, to: &layer)
        }
      case .markers: try resolveMarkers(on: path, of: index, paints, context, into: &layer)
      default: break
      }
    }
  }

  /// The paints of an element whose bounding box is `box`.
  mutating func shapePaints(
    _ index: Int, _ context: ResolveContext, box: Rect
  ) throws(SVGError) -> ContextPaints {
    let style = context.style
    return ContextPaints(
      fill: try paint(style.fill, opacity: style.fillOpacity, of: index, context, box: box),
      stroke: try paint(style.stroke, opacity: style.strokeOpacity, of: index, context, box: box),
      transform: context.transform)
  }

  /// The line along `path` in the style of the context; nil where there is none.
  func stroke(
    _ path: Path, of index: Int, _ paint: Paint?, _ context: ResolveContext
  ) -> Stroke? {
    guard let paint, let style = strokeStyle(context), style.lineWidth > 0 else { return nil }
    guard property("vector-effect", of: index) == "non-scaling-stroke" else {
      return Stroke(path, style: style, paint: paint, transform: context.transform)
    }
    // The line is as wide as it would be without any transform: drawn along the path in place.
    return Stroke(
      path.applying(context.transform), style: style, paint: paint.applying(context.transform))
  }

  private func strokeStyle(_ context: ResolveContext) -> StrokeStyle? {
    let style = context.style
    // Wider than the largest picture is as wide as can be seen.
    let width = min(context.length(style.strokeWidth, .diagonal), 1e7)
    guard width.isFinite else { return nil }
    return StrokeStyle(
      lineWidth: width, lineCap: style.lineCap, lineJoin: style.lineJoin,
      miterLimit: style.miterLimit, dash: style.dashes.map { context.length($0, .diagonal) },
      dashPhase: context.length(style.dashOffset, .diagonal))
  }
}
