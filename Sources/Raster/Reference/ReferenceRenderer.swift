package import Drawing
import Geometry
import Imaging

/// Draws display lists the slow, obvious way.
///
/// Every item on the whole canvas, in doubles, without a shortcut, and rounded by nobody. Strokes are
/// filled by the outlines that the renderer has, since coverage is defined on those. Filters are left out.
package struct ReferenceRenderer {
  private let width: Int
  private let height: Int
  private let toPixels: Affine
  private let linesPerRow: Int

  /// A renderer for a canvas of `width` by `height` pixels, whose coverage is measured along
  /// `linesPerRow` scan lines in each row of pixels.
  package init(width: Int, height: Int, scale: Double, linesPerRow: Int = 256) {
    self.width = width
    self.height = height
    self.linesPerRow = linesPerRow
    toPixels = Affine(scaleX: scale, y: scale)
  }

  /// The premultiplied channels of every pixel, 0...1, row by row from the top.
  package func render(_ list: DisplayList) -> [SIMD4<Double>] {
    draw(list.items)
  }

  /// The picture of `items` on nothing.
  private func draw(_ items: [DrawingItem]) -> [SIMD4<Double>] {
    var pixels = [SIMD4<Double>](repeating: .zero, count: width * height)
    draw(items, on: &pixels)
    return pixels
  }

  private func draw(_ items: [DrawingItem], on pixels: inout [SIMD4<Double>]) {
    for item in items {
      switch item {
      case .fill(let fill):
        let covers = coverage(fill.path, fill.rule, fill.transform)
        lay(colors(of: fill.paint, fill.transform, where: covers), covers, over: &pixels)
      case .stroke(let stroke):
        let transform = stroke.transform.concatenating(toPixels)
        let outline = stroke.outline(transform: transform)
        let covers = coverage(outline, .nonZero, stroke.transform)
        lay(colors(of: stroke.paint, stroke.transform, where: covers), covers, over: &pixels)
      case .picture(let picture):
        let covers = coverage(picture.outline, .nonZero, picture.transform)
        let sampled = ReferencePicture(
          picture, toPixels: picture.transform.concatenating(toPixels))
        let colors = covers.indices.map { index in
          covers[index] > 0 ? sampled.color(at: center(of: index)) : .zero
        }
        lay(colors, covers, over: &pixels)
      case .group(let group): lay(group, over: &pixels)
      }
    }
  }

  private func center(of index: Int) -> Point {
    Point(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
  }

  private func coverage(_ path: Path, _ rule: FillRule, _ transform: Affine) -> [Double] {
    ReferenceCoverage(
      of: path, rule: rule, transform: transform.concatenating(toPixels), width: width,
      height: height, linesPerRow: linesPerRow
    ).values
  }

  private func lay(
    _ colors: [SIMD4<Double>], _ coverage: [Double], over pixels: inout [SIMD4<Double>]
  ) {
    for index in pixels.indices where coverage[index] > 0 {
      let source = colors[index] * coverage[index]
      pixels[index] = BlendMode.normal.blend(source, over: pixels[index])
    }
  }

  // MARK: Groups

  private func lay(_ group: Group, over pixels: inout [SIMD4<Double>]) {
    let clip = group.clip.map { coverage($0.path, $0.rule, $0.transform) }
    let mask = group.mask.map { mask in draw(mask.items).map(mask.kind.value) }
    let isBounded = group.blendMode.keepsBackdropUnderClear
    var alone = draw(group.items)
    for filter in group.filters {
      alone = ReferenceFilter(width: width, height: height, toPixels: toPixels)
        .apply(filter, to: alone, backdrop: pixels, draw: draw)
    }
    var whole = pixels
    if !group.isIsolated { draw(group.items, on: &whole) }
    for index in pixels.indices {
      let below = pixels[index]
      var source = alone[index]
      if !group.isIsolated, group.blendMode != .normal {
        let color = whole[index] - below * (1 - source[3])
        source = SIMD4(color[0], color[1], color[2], source[3]).clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: source[3]))
      }
      let shown = group.opacity * (mask?[index] ?? 1)
      let clipped = clip?[index] ?? 1
      if !group.isIsolated, group.blendMode == .normal {
        pixels[index] = below + (whole[index] - below) * (shown * clipped)
      } else if isBounded {
        pixels[index] = group.blendMode.blend(source * (shown * clipped), over: below)
      } else {
        let mixed = group.blendMode.blend(source * shown, over: below)
        pixels[index] = below + (mixed - below) * clipped
      }
    }
  }

  // MARK: Paints

  private func colors(
    of paint: Paint, _ transform: Affine, where coverage: [Double]
  ) -> [SIMD4<Double>] {
    let toCanvas = transform.concatenating(toPixels)
    if case .pattern(let pattern) = paint { return colors(of: pattern, toCanvas) }
    let gradient = ReferenceGradient(paint, toPixels: toCanvas)
    return coverage.indices.map { index in
      coverage[index] > 0 ? gradient.color(at: center(of: index)) : .zero
    }
  }

  /// Every pixel from the repetition that its centre lies in, each drawn by itself.
  ///
  /// Exact where tiles meet at the borders of pixels.
  private func colors(of pattern: PatternPaint, _ transform: Affine) -> [SIMD4<Double>] {
    var colors = [SIMD4<Double>](repeating: .zero, count: width * height)
    let toCanvas = pattern.transform.concatenating(transform)
    guard let inverse = toCanvas.inverse, !pattern.tile.isEmpty else { return colors }
    var repetitions: [Vector: [SIMD4<Double>]] = [:]
    for index in colors.indices {
      let place = center(of: index).applying(inverse) - pattern.tile.origin
      let repetition = Vector(
        dx: (place.dx / pattern.tile.width).rounded(.down),
        dy: (place.dy / pattern.tile.height).rounded(.down))
      let picture =
        repetitions[repetition]
        ?? {
          let move = Affine(
            translationX: repetition.dx * pattern.tile.width,
            y: repetition.dy * pattern.tile.height)
          let replay = ReferenceRenderer(
            width: width, height: height, toPixels: move.concatenating(toCanvas),
            linesPerRow: linesPerRow)
          return replay.draw(pattern.items)
        }()
      repetitions[repetition] = picture
      colors[index] = picture[index] * pattern.opacity
    }
    return colors
  }

  private init(width: Int, height: Int, toPixels: Affine, linesPerRow: Int) {
    (self.width, self.height) = (width, height)
    (self.toPixels, self.linesPerRow) = (toPixels, linesPerRow)
  }
}

extension Mask.Kind {
  /// What a pixel of a mask, premultiplied, lets through, 0...1.
  fileprivate func value(of pixel: SIMD4<Double>) -> Double {
    func luminance(_ color: SIMD3<Double>) -> Double {
      color[0] * 0.2125 + color[1] * 0.7154 + color[2] * 0.0721
    }
    let alpha = pixel[3]
    guard alpha > 0 else { return 0 }
    let straight = SIMD3(pixel[0], pixel[1], pixel[2]) / alpha
    switch self {
    case .alpha: return alpha
    case .luminance: return luminance(straight) * alpha
    case .linearLuminance: return luminance(SRGBCurve.decoded(straight)) * alpha
    }
  }
}
