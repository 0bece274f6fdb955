import Drawing
import Imaging

/// A gradient's colours as a chain of straight lines in sRGB, close enough to what they are in the
/// space that they are mixed in.
struct GradientCurve {
  /// A colour at a location.
  struct Point {
    var location: Float
    /// Premultiplied, or straight where ``GradientCurve/isStraight``.
    var color: Levels
  }

  /// The greatest distance of a chord from its curve, in 8-bit levels, as far as the places that are
  /// looked at can tell.
  static let tolerance: Float = 1.0 / 64
  /// How often a stretch between two stops may be halved.
  private static let mostHalvings = 12

  /// Corners of the chain, in ascending order of location.
  private(set) var points: [Point] = []
  /// Whether colour and alpha are apart.
  let isStraight: Bool
  /// Whether every colour is opaque.
  let isOpaque: Bool

  init(_ gradient: GradientStops, opacity: Double) {
    let stops = gradient.stops.map { stop in
      let color = stop.color.clamped
      let alpha = color.opacity * opacity.heldToUnit
      return (location: stop.location, color: GradientColor(color, alpha, gradient.space))
    }
    isOpaque = !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 1 }
    let isAlike = stops.allSatisfy { $0.color.alpha == stops[0].color.alpha }
    // With one alpha for all there is no difference.
    isStraight = gradient.interpolation == .straight && !isAlike
    for (index, stop) in stops.enumerated() {
      if index > 0, gradient.space != .sRGB {
        let (from, to) = (stops[index - 1], stop)
        if from.location < to.location {
          addCurve(from: from, to: to, interpolation: gradient.interpolation)
        }
      }
      points.append(Point(location: Float(stop.location), color: levels(stop.color)))
    }
  }

  private func levels(_ color: GradientColor) -> Levels {
    let encoded = color.encoded
    let factor = (isStraight ? 1 : color.alpha) * 255
    return Levels(
      Float(encoded[0] * factor), Float(encoded[1] * factor), Float(encoded[2] * factor),
      Float(color.alpha * 255))
  }

  /// Adds corners between two stops, without either end.
  private mutating func addCurve(
    from: (location: Double, color: GradientColor), to: (location: Double, color: GradientColor),
    interpolation: GradientStops.Interpolation
  ) {
    func color(at t: Double) -> Levels {
      levels(from.color.mixed(with: to.color, by: t, interpolation))
    }
    func halve(_ start: (Double, Levels), _ end: (Double, Levels), halvings: Int) {
      let (low, high) = (start.0, end.0)
      // Quarters as well: a curve may cross its chord in the middle.
      let isFlat = (1...3).allSatisfy { quarter in
        let part = Double(quarter) / 4
        let chord = start.1 + (end.1 - start.1) * Float(part)
        let off = color(at: low + (high - low) * part) - chord
        return (0..<4).allSatisfy { abs(off[$0]) <= Self.tolerance }
      }
      guard !isFlat, halvings < Self.mostHalvings else { return }
      let middle = ((low + high) / 2, color(at: (low + high) / 2))
      halve(start, middle, halvings: halvings + 1)
      let location = from.location + (to.location - from.location) * middle.0
      points.append(Point(location: Float(location), color: middle.1))
      halve(middle, end, halvings: halvings + 1)
    }
    halve((0, levels(from.color)), (1, levels(to.color)), halvings: 0)
  }
}

/// A straight colour in the coordinates of the space that a gradient is mixed in.
struct GradientColor {
  private let space: GradientStops.Space
  private let coordinates: SIMD3<Double>
  /// The alpha, 0...1.
  let alpha: Double

  /// `color`'s hue with the alpha given, in `space`.
  init(_ color: Color, _ alpha: Double, _ space: GradientStops.Space) {
    let encoded = SIMD3(color.red, color.green, color.blue)
    self.space = space
    self.alpha = alpha
    coordinates =
      switch space {
      case .sRGB: encoded
      case .linear: SRGBCurve.decoded(encoded)
      case .oklab: Oklab.fromLinear(SRGBCurve.decoded(encoded))
      }
  }

  private init(_ coordinates: SIMD3<Double>, _ alpha: Double, _ space: GradientStops.Space) {
    (self.coordinates, self.alpha, self.space) = (coordinates, alpha, space)
  }

  /// The straight sRGB channels, 0...1.
  var encoded: SIMD3<Double> {
    switch space {
    case .sRGB: coordinates
    case .linear: SRGBCurve.encoded(coordinates)
    case .oklab: SRGBCurve.encoded(Oklab.toLinear(coordinates))
    }
  }

  /// The colour at fraction `t` of the way to `other`.
  func mixed(
    with other: GradientColor, by t: Double, _ interpolation: GradientStops.Interpolation
  ) -> GradientColor {
    let alpha = alpha + (other.alpha - alpha) * t
    switch interpolation {
    case .straight:
      return GradientColor(coordinates + (other.coordinates - coordinates) * t, alpha, space)
    case .premultiplied:
      guard alpha > 0 else { return GradientColor(coordinates, 0, space) }
      let from = coordinates * self.alpha
      let to = other.coordinates * other.alpha
      return GradientColor((from + (to - from) * t) / alpha, alpha, space)
    }
  }
}
