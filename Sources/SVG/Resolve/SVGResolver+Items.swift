import Drawing
import Geometry

extension SVGResolver {
  /// Adds what `index` shows to the picture.
  ///
  /// As in browsers, an item with a number that can't be reckoned with is left out and the rest is drawn;
  /// there is a note of it.
  mutating func add(_ item: DrawingItem, of index: Int, to layer: inout Layer) {
    guard item.isReckonable else { return noteUnreckonable(index) }
    layer.items.append(item)
  }

  /// Whether something of `index` can be seen under `transform`; notes it where only the size of its
  /// numbers stands against that.
  mutating func isVisible(_ index: Int, under transform: Affine) -> Bool {
    guard transform.isReckonable else {
      noteUnreckonable(index)
      return false
    }
    // A transform that flattens everything leaves nothing to see.
    return transform.inverse != nil
  }

  /// Notes that something of `index` is left out for the size of its numbers.
  mutating func noteUnreckonable(_ index: Int) {
    note(index, "has coordinates or lengths too large to draw: it is left out")
  }
}
