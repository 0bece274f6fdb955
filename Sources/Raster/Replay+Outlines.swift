import Drawing
import Geometry
import Imaging

extension Replay {
  /// `items` with the long strokes among them as the filled outlines that they come to.
  ///
  /// A stroke's outline is the same in every band of rows. Where one is costly and several bands show
  /// it, it is found once and for all: bands have `bandHeight` rows.
  func outliningLongStrokes(
    in items: [DrawingItem], bandHeight: Int
  ) -> [DrawingItem] {
    items.map { item in
      switch item {
      case .fill, .picture: return item
      case .stroke(let stroke):
        guard stroke.isLong, bounds(of: stroke).rows.count > bandHeight / 2 else { return item }
        return .fill(
          Fill(
            outline(of: stroke), paint: stroke.paint, transform: stroke.transform,
            isAntialiased: stroke.isAntialiased))
      case .group(var group):
        // What is filtered is drawn on a canvas of its own, where more of a stroke may be seen.
        guard group.filters.isEmpty else { return item }
        group.items = outliningLongStrokes(in: group.items, bandHeight: bandHeight)
        return .group(group)
      }
    }
  }

  /// The outline of what can be seen of a stroke, in its own coordinates.
  func outline(of stroke: Stroke) -> Path {
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return stroke.outline(transform: stroke.transform.concatenating(toPixels), canvas: canvas)
  }
}

extension Stroke {
  /// Whether outlining costs more than looking at the stroke.
  fileprivate var isLong: Bool { path.points.count > 256 || !style.dash.isEmpty }
}
