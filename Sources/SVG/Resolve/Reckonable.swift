import Drawing
import Geometry

/// How far numbers of a picture may go: beyond, sums and products of a few of them may overflow.
///
/// Renderers that count in floats of 32 bits, as browsers do, end at 3.4 · 10³⁸; what is drawn here is
/// laid into one another, scaled and squared after this check, and 10³⁰ leaves room for that.
private let farthest = 1e30

extension Double {
  fileprivate var isReckonable: Bool { abs(self) <= farthest }
}

extension Point {
  fileprivate var isReckonable: Bool { x.isReckonable && y.isReckonable }
}

extension Rect {
  /// Whether its corners can be reckoned with.
  var isReckonable: Bool {
    minX.isReckonable && minY.isReckonable && maxX.isReckonable && maxY.isReckonable
  }
}

extension Affine {
  /// Whether its numbers can be reckoned with.
  var isReckonable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isReckonable) }
}

extension Path {
  /// Whether the path can be reckoned with, where it is and where `transform` takes it, widened by
  /// `outset` in its own coordinates.
  func isReckonable(_ transform: Affine, outset: Double = 0) -> Bool {
    guard isFinite, transform.isReckonable else { return false }
    guard let box = controlBounds?.outset(by: outset) else { return true }
    let rect = Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
    return rect.isReckonable && rect.applying(transform).isReckonable
  }
}

extension DrawingItem {
  /// Whether the item's own numbers can be reckoned with; the items in a group have been asked before.
  var isReckonable: Bool {
    switch self {
    case .fill(let fill):
      return fill.path.isReckonable(fill.transform) && fill.paint.isReckonable
    case .stroke(let stroke):
      let style = stroke.style
      return stroke.path.isReckonable(stroke.transform, outset: style.lineWidth)
        && style.miterLimit.isReckonable && stroke.paint.isReckonable
    case .picture(let picture): return picture.transform.isReckonable
    case .group(let group): return group.isReckonable
    }
  }
}

extension Group {
  fileprivate var isReckonable: Bool {
    if let clip, !clip.path.isReckonable(clip.transform) { return false }
    if let mask, !mask.items.allSatisfy(\.isReckonable) { return false }
    return filters.allSatisfy(\.isReckonable)
  }
}

extension Filter {
  fileprivate var isReckonable: Bool {
    transform.isReckonable && region?.isReckonable != false && hasFiniteNumbers
      && primitives.allSatisfy { primitive in
        primitive.subregion?.isReckonable != false
          && primitive.inputs.allSatisfy { input in
            if case .items(let items) = input { items.allSatisfy(\.isReckonable) } else { true }
          }
      }
  }
}

extension Paint {
  fileprivate var isReckonable: Bool {
    switch self {
    case .color: true
    case .linearGradient(let linear):
      linear.transform.isReckonable && linear.start.isReckonable && linear.end.isReckonable
    case .radialGradient(let radial):
      radial.transform.isReckonable && radial.startCenter.isReckonable
        && radial.endCenter.isReckonable && radial.startRadius.isReckonable
        && radial.endRadius.isReckonable
    case .angularGradient(let angular):
      angular.transform.isReckonable && angular.center.isReckonable
    case .pattern(let pattern): pattern.transform.isReckonable && pattern.tile.isReckonable
    }
  }
}
