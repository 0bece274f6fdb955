package import Drawing
import Geometry
import Imaging

/// Draws display lists the slow, obvious way: every item on the whole canvas, in doubles, without
/// a shortcut, and rounded once at the end.
package struct ReferenceRenderer {
  private let width: Int
  private let height: Int
  private let toPixels: Affine
  private let linesPerRow: Int

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

  private func draw(_ items: [DrawingItem]) -> [SIMD4<Double>] {
    var pixels = [SIMD4<Double>](repeating: .zero, count: width * height)
    for item in items {
      switch item {
      case .fill(let fill):
        lay(
          fill.paint, fill.transform, over: &pixels, coverage(fill.path, fill.rule, fill.transform))
      case .stroke(let stroke):
        let transform = stroke.transform.concatenating(toPixels)
        let outline = stroke.outline(tolerance: 1e-4, transform: transform)
        lay(
          stroke.paint, stroke.transform, over: &pixels,
          coverage(outline, .nonZero, stroke.transform))
      case .picture: break
      case .group(let group): lay(group, over: &pixels)
      }
    }
    return pixels
  }

  private func coverage(_ path: Path, _ rule: FillRule, _ transform: Affine) -> [Double] {
    ReferenceCoverage(
      of: path, rule: rule, transform: transform.concatenating(toPixels), width: width,
      height: height, linesPerRow: linesPerRow
    ).values
  }

  private func lay(
    _ paint: Paint, _ transform: Affine, over pixels: inout [SIMD4<Double>], _ coverage: [Double]
  ) {
    for index in pixels.indices where coverage[index] > 0 {
      let center = Point(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
      let source = color(of: paint, transform, at: center) * coverage[index]
      pixels[index] = BlendMode.normal.blend(source, over: pixels[index])
    }
  }

  private func lay(_ group: Group, over pixels: inout [SIMD4<Double>]) {
    var layer = draw(group.items)
    for filter in group.filters {
      layer = ReferenceFilter(width: width, height: height, toPixels: toPixels)
        .apply(filter, to: layer, backdrop: pixels, draw: draw)
    }
    let clip = group.clip.map { coverage($0.path, $0.rule, $0.transform) }
    for index in pixels.indices {
      let below = pixels[index]
      let mixed = group.blendMode.blend(layer[index] * group.opacity, over: below)
      pixels[index] = below + (mixed - below) * (clip?[index] ?? 1)
    }
  }

  private func color(of paint: Paint, _ transform: Affine, at pixel: Point) -> SIMD4<Double> {
    switch paint {
    case .color(let color): return premultiplied(color)
    case .radialGradient, .angularGradient, .pattern: return .zero
    case .linearGradient(let linear):
      guard let inverse = transform.concatenating(toPixels).inverse else { return .zero }
      let axis = linear.end - linear.start
      let t = (pixel.applying(inverse) - linear.start).dot(axis) / axis.dot(axis)
      return color(of: linear.gradient, at: t)
    }
  }

  private func color(of gradient: GradientStops, at location: Double) -> SIMD4<Double> {
    guard let after = gradient.stops.firstIndex(where: { $0.location > location }) else {
      return gradient.stops.last.map { premultiplied($0.color) } ?? .zero
    }
    let next = gradient.stops[after]
    guard after > 0 else { return premultiplied(next.color) }
    let previous = gradient.stops[after - 1]
    let t = (location - previous.location) / (next.location - previous.location)
    switch gradient.interpolation {
    case .premultiplied:
      return premultiplied(previous.color) * (1 - t) + premultiplied(next.color) * t
    case .straight:
      let (a, b) = (previous.color, next.color)
      return premultiplied(
        Color(
          red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
          blue: a.blue + (b.blue - a.blue) * t, opacity: a.opacity + (b.opacity - a.opacity) * t))
    }
  }

  private func premultiplied(_ color: Color) -> SIMD4<Double> {
    let color = color.clamped
    return SIMD4(color.red, color.green, color.blue, 1) * color.opacity
  }
}
