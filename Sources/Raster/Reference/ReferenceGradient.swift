package import Drawing
package import Geometry
import Imaging
import Numerics

/// The colour of a paint at a point, from its definition and from nothing else.
package struct ReferenceGradient {
  private let paint: Paint
  /// From the path's coordinates to canvas pixels.
  private let toPixels: Affine

  /// `paint` in coordinates that `toPixels` takes to the canvas; not a pattern.
  package init(_ paint: Paint, toPixels: Affine) {
    self.paint = paint
    self.toPixels = toPixels
  }

  /// The premultiplied channels at a point of the canvas, 0...1.
  package func color(at pixel: Point) -> SIMD4<Double> {
    switch paint {
    case .color(let color): return premultiplied(color.clamped)
    case .pattern: return .zero
    case .linearGradient(let linear):
      guard let point = local(pixel, linear.transform) else { return last(linear.gradient) }
      let axis = linear.end - linear.start
      guard axis != Vector(dx: 0, dy: 0) else { return last(linear.gradient) }
      return color(of: linear.gradient, at: (point - linear.start).dot(axis) / axis.dot(axis))
    case .radialGradient(let radial):
      // One stop is one colour, also where there is no circle.
      guard radial.startRadius > 0 || radial.endRadius > 0, radial.gradient.stops.count > 1,
        let point = local(pixel, radial.transform)
      else { return last(radial.gradient) }
      let isOneCircle =
        radial.startCenter == radial.endCenter && radial.startRadius == radial.endRadius
      if isOneCircle, radial.gradient.spread != .pad { return last(radial.gradient) }
      return circle(of: radial, through: point).map { color(of: radial.gradient, at: $0) } ?? .zero
    case .angularGradient(let angular):
      guard let point = local(pixel, angular.transform) else { return last(angular.gradient) }
      return color(of: angular, at: point)
    }
  }

  private func local(_ pixel: Point, _ transform: Affine) -> Point? {
    transform.concatenating(toPixels).inverse.map { pixel.applying($0) }
  }

  // MARK: Places

  /// The greatest location whose circle, of a radius that is not negative, passes through `point`.
  private func circle(of radial: RadialGradientPaint, through point: Point) -> Double? {
    let d = radial.endCenter - radial.startCenter
    let growth = radial.endRadius - radial.startRadius
    let q = point - radial.startCenter
    if d == Vector(dx: 0, dy: 0), growth == 0 {
      return q.dot(q).squareRoot() < radial.startRadius ? -.infinity : .infinity
    }
    let a = d.dot(d) - growth * growth
    let b = q.dot(d) + radial.startRadius * growth
    let c = q.dot(q) - radial.startRadius * radial.startRadius
    let roots: [Double]
    if a == 0 {
      roots = [c / (2 * b)]
    } else {
      let square = b * b - a * c
      guard square >= 0 else { return nil }
      roots = [(b + square.squareRoot()) / a, (b - square.squareRoot()) / a]
    }
    return roots.filter { radial.startRadius + $0 * growth >= 0 }.max()
  }

  private func color(of angular: AngularGradientPaint, at point: Point) -> SIMD4<Double> {
    let turn = 2 * Double.pi
    let q = point - angular.center
    let direction = Double.atan2(y: q.dy, x: q.dx)
    let start = angular.startAngle.radians
    let span = angular.endAngle.radians - start
    guard span != 0 else {
      guard angular.gradient.spread == .pad else { return last(angular.gradient) }
      let past = (direction - start) / turn
      return color(of: angular.gradient, at: past - past.rounded(.down) < 0.5 ? 2 : -1)
    }
    // All angles of the direction that lie past the start, the last turn first.
    let sign: Double = span < 0 ? -1 : 1
    let size = abs(span)
    var past = (direction - start) * sign / turn
    past = (past - past.rounded(.down)) * turn
    while past + turn < size { past += turn }
    if size < turn, angular.gradient.spread == .pad, past > size {
      // In the gap, the colour of the nearer end.
      return color(of: angular.gradient, at: past - size < turn - past ? 2 : -1)
    }
    // What is a turn past the end, where the gradient goes round, is in the last turn already.
    if size > turn, past > size { past -= turn }
    return color(of: angular.gradient, at: past / size)
  }

  // MARK: Colours

  private func last(_ gradient: GradientStops) -> SIMD4<Double> {
    gradient.stops.last.map { premultiplied($0.color.clamped) } ?? .zero
  }

  private func color(of gradient: GradientStops, at location: Double) -> SIMD4<Double> {
    let stops = gradient.stops
    guard stops.count > 1 else { return last(gradient) }
    var location = location
    switch gradient.spread {
    case .pad: break
    case .repeat: location -= location.rounded(.down)
    case .reflect:
      location -= 2 * (location / 2).rounded(.down)
      if location > 1 { location = 2 - location }
    }
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return last(gradient)
    }
    guard after > 0 else { return premultiplied(stops[0].color.clamped) }
    let (previous, next) = (stops[after - 1], stops[after])
    let t = (location - previous.location) / (next.location - previous.location)
    return mixed(previous.color.clamped, next.color.clamped, t, gradient)
  }

  private func mixed(
    _ from: Color, _ to: Color, _ t: Double, _ gradient: GradientStops
  ) -> SIMD4<Double> {
    var (a, b) = (coordinates(from, gradient.space), coordinates(to, gradient.space))
    let alpha = from.opacity * (1 - t) + to.opacity * t
    guard alpha > 0 else { return .zero }
    if gradient.interpolation == .premultiplied {
      a *= from.opacity / alpha
      b *= to.opacity / alpha
    }
    let mixed = a * (1 - t) + b * t
    let color: SIMD3<Double> =
      switch gradient.space {
      case .sRGB: mixed
      case .linear: SRGBCurve.encoded(mixed)
      case .oklab: SRGBCurve.encoded(Oklab.toLinear(mixed))
      }
    return SIMD4(color, 1) * alpha
  }

  private func coordinates(_ color: Color, _ space: GradientStops.Space) -> SIMD3<Double> {
    let encoded = SIMD3(color.red, color.green, color.blue)
    return switch space {
    case .sRGB: encoded
    case .linear: SRGBCurve.decoded(encoded)
    case .oklab: Oklab.fromLinear(SRGBCurve.decoded(encoded))
    }
  }

  private func premultiplied(_ color: Color) -> SIMD4<Double> {
    SIMD4(color.red, color.green, color.blue, 1) * color.opacity
  }
}
