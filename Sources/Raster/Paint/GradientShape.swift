import Drawing
import Geometry
import Numerics

/// How far along a gradient the points of the canvas lie.
///
/// Everything is a function of the pixel alone, and not of where its row was begun.
enum GradientShape {
  /// One location everywhere.
  case flat(Double)
  /// A line.
  case linear(LinearShape)
  /// Two circles.
  case radial(RadialShape)
  /// Directions from a point.
  case angular(AngularShape)
}

/// The locations of a linear gradient: `base + x * perX + y * perY` at canvas point (x, y).
struct LinearShape {
  private let base: Double
  private let perX: Double
  private let perY: Double

  /// - Parameters:
  ///   - start: Where location 0 lies, in the gradient's coordinates.
  ///   - axis: From there to location 1; not of zero length.
  ///   - inverse: From canvas pixels to the gradient's coordinates.
  init?(start: Point, axis: Vector, inverse: Affine) {
    let square = axis.dot(axis)
    guard square > 0 else { return nil }
    let along = axis * (1 / square)
    perX = along.dot(Vector(dx: inverse.a, dy: inverse.b))
    perY = along.dot(Vector(dx: inverse.c, dy: inverse.d))
    base = along.dot(Point(x: inverse.tx, y: inverse.ty) - start)
    guard perX.isFinite, perY.isFinite, base.isFinite else { return nil }
  }

  /// Writes the locations at the centres of the pixels of row `y` in `columns` to the first of `places`.
  func fill(_ places: inout [Double], _ columns: Range<Int>, y: Int) {
    var all = places.mutableSpan
    var locations = all._mutatingExtracting(0..<columns.count)
    let first = columns.lowerBound
    let row = base + (Double(y) + 0.5) * perY
    let start = Double(first) + 0.5
    for index in 0..<locations.count {
      locations[index] = row + (start + Double(Int32(truncatingIfNeeded: index))) * perX
    }
  }
}

/// The locations of a gradient from one circle to another.
///
/// With q from the first centre to a point, d between the centres, r0 the first radius and dr its
/// growth, the circle of location t passes through the point where |q - t d| = r0 + t dr, that is
/// where a t² - 2 b t + c = 0 with a = d² - dr², b = q d + r0 dr, c = q² - r0².
struct RadialShape {
  private enum Form {
    /// One centre: t = (|q| - r0) / dr.
    case concentric
    /// The first circle lies well inside the second: there is one location, the greater root.
    case inside
    /// Anything else: the greater root whose radius is not negative, if any.
    case general
    /// The circles are one: inside is before the first stop, outside past the last.
    case step
  }

  private let form: Form
  private let inverse: Affine
  private let center: Point
  private let d: Vector
  private let r0: Double
  private let dr: Double
  private let a: Double

  /// - Parameters:
  ///   - paint: The two circles.
  ///   - inverse: From canvas pixels to the gradient's coordinates.
  init(_ paint: RadialGradientPaint, inverse: Affine) {
    self.inverse = inverse
    center = paint.startCenter
    d = paint.endCenter - paint.startCenter
    r0 = max(paint.startRadius, 0)
    dr = max(paint.endRadius, 0) - r0
    let distance = d.dot(d)
    a = distance - dr * dr
    if distance == 0 {
      form = dr == 0 ? .step : .concentric
    } else {
      form = dr > 0 && a < -1e-6 * (distance + dr * dr) ? .inside : .general
    }
  }

  /// Whether some points lie on no circle.
  var canMiss: Bool { form == .general }

  /// Writes the locations at the centres of the pixels of row `y` in `columns` to the first of `places`;
  /// NaN where there is none.
  func fill(_ places: inout [Double], _ columns: Range<Int>, y: Int) {
    var all = places.mutableSpan
    var locations = all._mutatingExtracting(0..<columns.count)
    let first = columns.lowerBound
    let row = Point(
      x: inverse.c * (Double(y) + 0.5) + inverse.tx - center.x,
      y: inverse.d * (Double(y) + 0.5) + inverse.ty - center.y)
    let start = Double(first) + 0.5
    switch form {
    case .concentric: fillConcentric(&locations, row, start)
    case .inside: fillInside(&locations, row, start)
    case .general: fillGeneral(&locations, row, start)
    case .step: fillStep(&locations, row, start)
    }
  }

  private func fillConcentric(
    _ locations: inout MutableSpan<Double>, _ row: Point, _ start: Double
  ) {
    let (perX, perY, factor, offset) = (inverse.a, inverse.b, 1 / dr, r0)
    for index in 0..<locations.count {
      let column = start + Double(Int32(truncatingIfNeeded: index))
      let (x, y) = (row.x + column * perX, row.y + column * perY)
      locations[index] = ((x * x + y * y).squareRoot() - offset) * factor
    }
  }

  private func fillInside(_ locations: inout MutableSpan<Double>, _ row: Point, _ start: Double) {
    let (perX, perY, dx, dy) = (inverse.a, inverse.b, d.dx, d.dy)
    let (a, factor, r0, added) = (a, -1 / a, r0, r0 * dr)
    for index in 0..<locations.count {
      let column = start + Double(Int32(truncatingIfNeeded: index))
      let (x, y) = (row.x + column * perX, row.y + column * perY)
      let b = x * dx + y * dy + added
      let c = x * x + y * y - r0 * r0
      let square = b * b - a * c
      locations[index] = ((square > 0 ? square : 0).squareRoot() - b) * factor
    }
  }

  private func fillGeneral(_ locations: inout MutableSpan<Double>, _ row: Point, _ start: Double) {
    let (perX, perY, dx, dy) = (inverse.a, inverse.b, d.dx, d.dy)
    let (a, r0, dr, added) = (a, r0, dr, r0 * dr)
    // Without a square term there is one root; the other is left out as not a number.
    let factor = a == 0 ? .nan : 1 / a
    for index in 0..<locations.count {
      let column = start + Double(Int32(truncatingIfNeeded: index))
      let (x, y) = (row.x + column * perX, row.y + column * perY)
      let b = x * dx + y * dy + added
      let c = x * x + y * y - r0 * r0
      let square = b * b - a * c
      // A root of what is not negative: only then is it one instruction.
      let root = (square > 0 ? square : 0).squareRoot()
      // The sum of two numbers of one sign; the other root follows from the product of both.
      let sum = b + (b < 0 ? -root : root)
      let small = c == 0 ? 0 : c / sum
      let large = sum * factor
      let high = large > small ? large : small
      let low = large > small ? small : large
      let isHighSeen = r0 + high * dr >= 0
      let isLowSeen = r0 + low * dr >= 0
      let lower = isLowSeen ? low : .nan
      let location = isHighSeen ? high : lower
      locations[index] = square >= 0 ? location : .nan
    }
  }

  private func fillStep(_ locations: inout MutableSpan<Double>, _ row: Point, _ start: Double) {
    for index in 0..<locations.count {
      let column = start + Double(Int32(truncatingIfNeeded: index))
      let q = Vector(dx: row.x + column * inverse.a, dy: row.y + column * inverse.b)
      locations[index] = q.dot(q) < r0 * r0 ? -1 : 2
    }
  }
}

/// The locations of a gradient round a point.
struct AngularShape {
  private let inverse: Affine
  private let center: Point
  /// The direction of a location 0, in turns.
  private let start: Float
  /// Locations a turn.
  private let perTurn: Float
  /// The location at the starting direction: other than 0 where the gradient goes round more than once.
  private let first: Float
  /// The part of the turn, from the start on, beyond which directions count as before the start.
  private let far: Float

  /// - Parameters:
  ///   - paint: The centre and the two directions.
  ///   - inverse: From canvas pixels to the gradient's coordinates.
  init?(_ paint: AngularGradientPaint, inverse: Affine) {
    self.inverse = inverse
    center = paint.center
    let turn = 2 * Double.pi
    let from = paint.startAngle.radians / turn
    let span = paint.endAngle.radians / turn - from
    let isPad = paint.gradient.spread == .pad
    let length = abs(span)
    guard length > 0 || isPad else { return nil }
    // What goes round more than once shows its last turn.
    let shown = max(length - 1, 0)
    let begin = from + (span < 0 ? -shown : shown)
    start = Float(begin - begin.rounded(.down))
    // A span of nothing is a step: half a turn of either end's colour.
    perTurn = Float(length > 0 ? 1 / span : 1e6)
    first = Float(length > 0 ? shown / length : 0)
    far = Float(isPad && length < 1 ? (1 + length) / 2 : 2)
  }

  /// Writes the locations at the centres of the pixels of row `y` in `columns` to the first of `places`.
  ///
  /// The points are found in doubles, and their directions in single precision, twice as many at once.
  /// `x` and `y` have room for one number a pixel.
  func fill(
    _ places: inout [Double], _ columns: Range<Int>, y: Int, _ xs: inout [Float],
    _ ys: inout [Float]
  ) {
    let count = columns.count
    let down = Double(y) + 0.5
    let start = Double(columns.lowerBound) + 0.5
    func fillLine(_ values: inout [Float], _ base: Double, _ step: Double) {
      var span = values.mutableSpan
      var values = span._mutatingExtracting(0..<count)
      for index in 0..<count {
        values[index] = Float(base + (start + Double(Int32(truncatingIfNeeded: index))) * step)
      }
    }
    fillLine(&xs, inverse.c * down + inverse.tx - center.x, inverse.a)
    fillLine(&ys, inverse.d * down + inverse.ty - center.y, inverse.b)
    locate(&xs, ys, count: count)
    var span = places.mutableSpan
    var places = span._mutatingExtracting(0..<count)
    let located = xs.span.extracting(0..<count)
    for index in 0..<count { places[index] = Double(located[index]) }
  }

  /// Puts the locations of points in place of their x.
  private func locate(_ xs: inout [Float], _ ys: [Float], count: Int) {
    var span = xs.mutableSpan
    var xs = span._mutatingExtracting(0..<count)
    let ys = ys.span.extracting(0..<count)
    let (start, far, first) = (start, far, first)
    let (perTurn, sign) = (abs(perTurn), perTurn < 0 ? Float(-1) : 1)
    for index in 0..<count {
      let direction = turns(x: xs[index], y: ys[index])
      let signed = (direction - start) * sign
      let part = signed < 0 ? signed + 1 : signed
      let shown = part >= far ? part - 1 : part
      xs[index] = first + shown * perTurn
    }
  }

  /// The direction of (x, y) in turns, 0...1, from x towards y; within 3e-8.
  ///
  /// The arc tangent of the smaller over the larger coordinate, by a polynomial that was fitted for
  /// the least greatest error, 6e-9 radians in exact arithmetic.
  @inline(__always)
  private func turns(x: Float, y: Float) -> Float {
    let (width, height) = (abs(x), abs(y))
    let ratio = lesser(width, height) / greater(greater(width, height), 0x1p-100)
    let u = ratio * ratio
    var sum: Float = 0.002456717425957322
    sum = sum * u - 0.014401326887309551
    sum = sum * u + 0.03978117182850838
    sum = sum * u - 0.07234852761030197
    sum = sum * u + 0.1049894317984581
    sum = sum * u - 0.14161229133605957
    sum = sum * u + 0.19985906779766083
    sum = sum * u - 0.33332598209381104
    sum = sum * u + 0.9999998807907104
    let eighth = sum * ratio * Float(0.5 / Double.pi)
    let quarter = height > width ? 0.25 - eighth : eighth
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? 1 - half : half
  }
}
