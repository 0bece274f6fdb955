import Geometry

/// A modifier that changes how a view looks, not how it is laid out.
protocol Effect: NodeModifier {
  /// The kind of modifier, for the printed tree.
  var name: ViewName { get }

  /// What happens to the picture of a view in `frame`.
  func effect(in frame: Rect) -> PlacedEffect
}

extension Effect {
  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    EffectNode(child: child, effect: self)
  }
}

/// A node under an effect.
struct EffectNode<E: Effect>: WrapperNode {
  let child: any LayoutNode
  let effect: E

  var name: ViewName { effect.name }

  func placementForChild(_ placement: Placement, frame: Rect) -> Placement {
    guard case .transform(let transform) = effect.effect(in: frame) else { return placement }
    return placement.under(transform)
  }

  func finish(_ placed: inout PlacedView) {
    placed.effect = effect.effect(in: placed.frame)
  }
}
