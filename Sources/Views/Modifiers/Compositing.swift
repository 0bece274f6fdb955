import Drawing
import Geometry
public import Imaging

extension View {
  /// Shows `opacity` of the view, 0...1, as one picture: what overlaps in it does not shine through.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityEffect(opacity: min(max(opacity, 0), 1)))
  }

  /// Combines the view with what is below it in the compositing group by `mode`.
  public func blendMode(_ mode: BlendMode) -> some View {
    modified(by: GroupEffect(blendMode: mode))
  }

  /// Draws the view by itself, on nothing, before effects and what is below it count.
  public func compositingGroup() -> some View {
    modified(by: GroupEffect())
  }

  /// Cuts the view to `shape`, fitted to its frame.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    modified(by: ClipModifier(shape: shape, rule: style.isEOFilled ? .evenOdd : .nonZero))
  }
}

/// Shows a part of a view as one picture; all of it as it is.
private struct OpacityEffect: Effect {
  let opacity: Double

  var name: ViewName { "opacity" }

  func effect(in frame: Rect) -> PlacedEffect {
    switch opacity {
    case 0: .hidden
    case 1: .none
    default: .group(Drawing.Group([], opacity: opacity))
    }
  }
}

/// Shows a view as one picture.
private struct GroupEffect: Effect {
  var blendMode = BlendMode.normal

  var name: ViewName { "group" }

  func effect(in frame: Rect) -> PlacedEffect {
    .group(Drawing.Group([], blendMode: blendMode))
  }
}

private struct ClipModifier<S: Shape>: NodeModifier {
  let shape: S
  let rule: FillRule

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    EffectNode(
      child: child,
      effect: ClipEffect(shape: shape, rule: rule, grid: PixelGrid(context.environment)))
  }
}

private struct ClipEffect<S: Shape>: Effect {
  let shape: S
  let rule: FillRule
  let grid: PixelGrid

  var name: ViewName { "clipShape" }

  func effect(in frame: Rect) -> PlacedEffect {
    let frame = grid.aligned(frame, for: shape)
    let path = shape.path(in: Rect(origin: .zero, size: frame.size))
    let place = Affine(translationX: frame.origin.x, y: frame.origin.y)
    return .group(Drawing.Group([], clip: Clip(path, rule: rule, transform: place)))
  }
}
