import Drawing
import Geometry
import Imaging

/// The pictures that the first nodes of a graph show, each drawn once for all tiles.
struct FilterPictures {
  /// For each node the parts that are drawn, far apart or lying over one another.
  private var parts: [[FilterImage]] = []

  /// Draws what `tiles` need.
  ///
  /// Where a part lies on a canvas of its own does not depend on the tiles, so neither do its pixels.
  init(
    _ plan: FilterPlan, _ group: Group, for tiles: [PixelRect], _ replay: Replay,
    below: FilterImage?
  ) throws(RasterError) {
    let needs = tiles.map(plan.needs(forTile:))
    for (index, node) in plan.graph.nodes.enumerated() {
      let wanted = needs.flatMap { $0[index].rects }
      var images: [FilterImage] = []
      if let items = node.items(of: group) {
        for place in plan.drawn[index] {
          let part = wanted.reduce(PixelRect.empty) { $0.union($1.intersection(place)) }
          guard !part.isEmpty else { continue }
          if let layer = try replay.layer(of: items, frame: plan.frame, in: place, part: part) {
            images.append(FilterImage(layer))
          }
        }
      } else if case .backdrop = node.kind, let below {
        let all = wanted.reduce(PixelRect.empty) { $0.union($1) }
        images = [below.taken(to: plan.frame, in: all)]
      }
      parts.append(images)
    }
  }

  /// What `node` shows in `area`; the picture may be smaller, where nothing else is there.
  func picture(of node: Int, in area: PixelRect) -> FilterImage {
    let parts = parts[node].map { $0.cropped(to: area) }.filter { !$0.area.isEmpty }
    guard parts.count > 1 else {
      return parts.first ?? FilterImage(clear: .empty, space: .sRGB)
    }
    // A tile's needs may join what lies apart in those of the whole.
    var joined = FilterImage(
      clear: parts.reduce(.empty) { $0.union($1.area) }, space: .sRGB)
    for part in parts { joined.replace(with: part.unpacked) }
    return joined
  }
}

extension FilterImage {
  /// The picture of the canvas as the pixels that a frame's operations work on.
  fileprivate func taken(to frame: Affine, in area: PixelRect) -> FilterImage {
    guard frame != .identity else { return cropped(to: area) }
    guard let inverse = frame.inverse else { return FilterImage(clear: .empty, space: .sRGB) }
    return unpacked.resampled(by: inverse, in: area)
  }
}
