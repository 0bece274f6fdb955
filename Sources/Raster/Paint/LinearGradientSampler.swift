import Drawing
import Geometry
import Imaging

/// The colours of a linear gradient along rows of the canvas.
struct LinearGradientSampler {
  /// The location along the gradient at canvas point (x, y) is `base + x * perX + y * perY`.
  private let base: Double
  private let perX: Double
  private let perY: Double
  private let ramp: ColorRamp

  /// - Parameters:
  ///   - paint: The gradient, in its own coordinates.
  ///   - transform: From those to canvas pixels.
  ///   - opacity: What its colours are multiplied by.
  init(_ paint: LinearGradientPaint, transform: Affine, opacity: Double) {
    ramp = ColorRamp(paint.gradient, opacity: opacity)
    let axis = paint.end - paint.start
    let square = axis.dot(axis)
    guard square > 0, let inverse = transform.inverse else {
      // Everything lies past a line without length, and nothing of a flattened shape can be seen.
      (base, perX, perY) = (1, 0, 0)
      return
    }
    let along = axis * (1 / square)
    perX = along.dot(Vector(dx: inverse.a, dy: inverse.b))
    perY = along.dot(Vector(dx: inverse.c, dy: inverse.d))
    base = along.dot(Point(x: inverse.tx, y: inverse.ty) - paint.start)
  }

  /// One colour for each pixel of `columns` in row `y`, taken at the pixel's centre.
  func colors(in columns: Range<Int>, y: Int) -> [WideColor] {
    let rowBase = base + (Double(y) + 0.5) * perY
    return columns.map { ramp.color(at: rowBase + (Double($0) + 0.5) * perX) }
  }
}

/// A gradient's colours by location, ready to be looked up.
struct ColorRamp {
  /// A stretch between two stops.
  private struct Stretch {
    var start: Double
    var end: Double
    var from: SIMD4<Double>
    var change: SIMD4<Double>
  }

  private let stretches: [Stretch]
  /// The first stop's location.
  private let start: Double
  private let interpolation: GradientStops.Interpolation
  private let first: SIMD4<Double>
  private let last: SIMD4<Double>

  init(_ gradient: GradientStops, opacity: Double) {
    let interpolation = gradient.interpolation
    func channels(_ color: Color) -> SIMD4<Double> {
      let color = color.opacity(opacity).clamped
      let straight = SIMD4(color.red, color.green, color.blue, color.opacity)
      return interpolation == .premultiplied ? straight.premultiplied : straight
    }
    let stops = gradient.stops
    self.interpolation = interpolation
    start = stops.first?.location ?? 0
    first = stops.first.map { channels($0.color) } ?? .zero
    last = stops.last.map { channels($0.color) } ?? .zero
    stretches = zip(stops, stops.dropFirst()).compactMap { a, b in
      guard a.location < b.location else { return nil }
      let (from, to) = (channels(a.color), channels(b.color))
      return Stretch(
        start: a.location, end: b.location, from: from,
        change: (to - from) / (b.location - a.location))
    }
  }

  /// The colour at `location`; the first and last stops' colours go on beyond them.
  func color(at location: Double) -> WideColor {
    let mixed = channels(at: location)
    let premultiplied = interpolation == .premultiplied ? mixed : mixed.premultiplied
    return WideColor(truncatingIfNeeded: SIMD4<Int32>(premultiplied * (255 * 65_536) + 0.5))
  }

  private func channels(at location: Double) -> SIMD4<Double> {
    guard location >= start else { return first }
    for stretch in stretches where location < stretch.end {
      // Two stops at one place leave a step: past it the next stretch has begun.
      return location >= stretch.start
        ? stretch.from + stretch.change * (location - stretch.start) : stretch.from
    }
    return last
  }
}

extension SIMD4<Double> {
  /// The colour channels times the alpha.
  fileprivate var premultiplied: SIMD4<Double> {
    self * SIMD4(self[3], self[3], self[3], 1)
  }
}
