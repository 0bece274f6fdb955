import Drawing
import Geometry
import Imaging

/// The colours of a gradient along rows of the canvas.
struct GradientSampler {
  private let shape: GradientShape
  private let ramp: ColorRamp
  private let spread: GradientStops.Spread

  /// The sampler of `paint`, or nil where that is no gradient.
  ///
  /// - Parameters:
  ///   - paint: A gradient.
  ///   - transform: From the path's coordinates to canvas pixels.
  ///   - opacity: What its colours' alpha is multiplied by.
  init?(_ paint: Paint, transform: Affine, opacity: Double) {
    let gradient: GradientStops
    var shape: GradientShape?
    switch paint {
    case .color, .pattern: return nil
    case .linearGradient(let linear):
      gradient = linear.gradient
      if let inverse = linear.transform.concatenating(transform).inverse {
        shape = LinearShape(start: linear.start, axis: linear.end - linear.start, inverse: inverse)
          .map(GradientShape.linear)
      }
    case .radialGradient(let radial):
      gradient = radial.gradient
      let hasCircle = radial.startRadius > 0 || radial.endRadius > 0
      // With one circle twice there is nothing to repeat between them.
      let hasExtent =
        radial.startCenter != radial.endCenter || radial.startRadius != radial.endRadius
        || gradient.spread == .pad
      if hasCircle, hasExtent, let inverse = radial.transform.concatenating(transform).inverse {
        shape = .radial(RadialShape(radial, inverse: inverse))
      }
    case .angularGradient(let angular):
      gradient = angular.gradient
      if let inverse = angular.transform.concatenating(transform).inverse {
        shape = AngularShape(angular, inverse: inverse).map(GradientShape.angular)
      }
    }
    ramp = ColorRamp(gradient, opacity: opacity)
    // A line or circles without extent are painted in the last stop's colour, as in SVG.
    self.shape = gradient.stops.count < 2 ? .flat(1) : shape ?? .flat(1)
    if case .flat = self.shape { spread = .pad } else { spread = gradient.spread }
  }

  /// The one colour that the gradient has everywhere, if it is so.
  var flatColor: Levels? {
    if case .flat = shape { return ramp.last }
    return nil
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { ramp.isOpaque && !canMiss }

  private var canMiss: Bool {
    if case .radial(let radial) = shape { return radial.canMiss }
    return false
  }

  /// Writes the colours at the centres of the pixels of row `y` in `columns` to `row`.
  func fill(_ row: inout ColorRow, _ columns: Range<Int>, y: Int, scratch: inout GradientScratch) {
    scratch.locate(shape, spread, columns, y: y)
    let part = row.indices(of: columns)
    ramp.fill(
      &row, part, at: scratch.locations, scratch: &scratch.progress)
    row.isOpaque = isOpaque
    if canMiss {
      markHits(scratch.places, &scratch.progress, count: columns.count)
      row.multiply(columns, by: scratch.progress)
    }
  }
}

/// Room for the numbers that are needed on the way to a row of a gradient.
struct GradientScratch {
  fileprivate(set) var places: [Double]
  fileprivate(set) var locations: [Float]
  fileprivate var progress: [Float]

  /// Room for rows of up to `count` pixels.
  init(count: Int) {
    places = Array(repeating: 0, count: count)
    locations = Array(repeating: 0, count: count)
    progress = locations
  }

  /// Finds where the pixels of row `y` in `columns` lie along a gradient.
  fileprivate mutating func locate(
    _ shape: GradientShape, _ spread: GradientStops.Spread, _ columns: Range<Int>, y: Int
  ) {
    let count = columns.count
    switch shape {
    case .flat(let location): for index in 0..<count { places[index] = location }
    case .linear(let linear): linear.fill(&places, columns, y: y)
    case .radial(let radial): radial.fill(&places, columns, y: y)
    case .angular(let angular): angular.fill(&places, columns, y: y, &locations, &progress)
    }
    spread.bring(places, to: &locations, count: count)
  }
}

/// Writes 1 to `hits` where there is a location, and 0 where it is not a number.
private func markHits(_ places: [Double], _ hits: inout [Float], count: Int) {
  let places = places.span.extracting(0..<count)
  var span = hits.mutableSpan
  var hits = span._mutatingExtracting(0..<count)
  for index in 0..<count { hits[index] = places[index] == places[index] ? 1 : 0 }
}

extension GradientStops.Spread {
  /// Brings locations to where the ramp has colours.
  ///
  /// That is 0...1, or a little beyond it where the colours of the ends go on. What is not a number
  /// becomes one, of no account.
  fileprivate func bring(_ places: [Double], to locations: inout [Float], count: Int) {
    let places = places.span.extracting(0..<count)
    var all = locations.mutableSpan
    var locations = all._mutatingExtracting(0..<count)
    switch self {
    case .pad:
      for index in 0..<count {
        let place = places[index]
        let above = place > -1 ? place : -1
        locations[index] = Float(above < 2 ? above : 2)
      }
    case .repeat:
      for index in 0..<count {
        let place = Self.bounded(places[index])
        let nearest = Self.nearestInteger(place)
        locations[index] = Float(place - (nearest > place ? nearest - 1 : nearest))
      }
    case .reflect:
      for index in 0..<count {
        let half = Self.bounded(places[index]) * 0.5
        locations[index] = Float(abs(half - Self.nearestInteger(half)) * 2)
      }
    }
  }

  /// The number held to where it still has a fraction; 0 for what is not a number.
  @inline(__always)
  private static func bounded(_ place: Double) -> Double {
    let limit = 0x1p50
    let above = place > -limit ? place : (place <= -limit ? -limit : 0)
    return above < limit ? above : limit
  }

  /// The nearest integer to a number below 2^51: the sum with 1.5 x 2^52 has no bits for fractions.
  @inline(__always)
  private static func nearestInteger(_ place: Double) -> Double {
    (place + 0x1.8p52) - 0x1.8p52
  }
}
