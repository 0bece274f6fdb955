package import Drawing
package import Geometry

extension PlacedView {
  /// The picture, as a display list of `size`.
  package func displayList(size: Size) -> DisplayList {
    DisplayList(size: size, items: drawingItems)
  }

  /// What the view and all in it show, undermost first.
  package var drawingItems: [DrawingItem] {
    var lowering = Lowering()
    lowering.add(self)
    return lowering.items
  }
}

/// Turns placed views into drawing items.
private struct Lowering {
  var items: [DrawingItem] = []
  /// The moves of the views around, outermost first, that each item is to be put under.
  var transforms: [Affine] = []

  mutating func add(_ view: PlacedView) {
    switch view.effect {
    case .none: addContent(of: view)
    case .hidden: break
    case .transform(let transform) where transform.isAffine:
      transforms.append(transform.affine)
      addContent(of: view)
      transforms.removeLast()
    case .transform(let projection):
      var inner = Lowering()
      inner.addContent(of: view)
      for item in inner.items {
        if let projected = item.projected(by: projection) { items.append(moved(projected)) }
      }
    case .group(var group):
      var inner = Lowering()
      inner.addContent(of: view)
      guard !inner.items.isEmpty else { return }
      group.items = inner.items
      items.append(moved(.group(group)))
    }
  }

  private mutating func addContent(of view: PlacedView) {
    for item in view.items { items.append(moved(item)) }
    for child in view.children { add(child) }
  }

  private func moved(_ item: DrawingItem) -> DrawingItem {
    guard !transforms.isEmpty else { return item }
    switch item {
    case .fill(var fill):
      fill.transform = moved(fill.transform)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.transform = moved(stroke.transform)
      return .stroke(stroke)
    default:
      return transforms.reversed().reduce(item) { $0.applying($1) }
    }
  }

  private func moved(_ transform: Affine) -> Affine {
    var transform = transform
    for outer in transforms.reversed() { transform = transform.concatenating(outer) }
    return transform
  }
}
