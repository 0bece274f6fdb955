import Drawing
import Geometry
import Imaging
import Numerics

/// Random paints, bitmaps and transforms of every kind, on a canvas of `size` by `size` points.
struct RandomPaints {
  var generator: SeededGenerator
  let size: Double

  init(seed: UInt64, size: Double) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func number(_ range: Range<Double>) -> Double { generator.next(in: range) }

  mutating func integer(_ range: Range<Int>) -> Int {
    range.lowerBound + Int(generator.next() % UInt64(range.count))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(0..<elements.count)]
  }

  mutating func point() -> Point {
    Point(x: number(-0.3 * size..<1.3 * size), y: number(-0.3 * size..<1.3 * size))
  }

  mutating func color() -> Color {
    let opacity = integer(0..<3) == 0 ? number(0..<1) : 1
    return Color(red: number(0..<1), green: number(0..<1), blue: number(0..<1), opacity: opacity)
  }

  /// A transform that neither shrinks nor stretches by more than 4.
  mutating func transform() -> Affine {
    guard integer(0..<3) > 0 else { return .identity }
    let middle = Point(x: size / 2, y: size / 2)
    return Affine(scaleX: number(0.5..<2), y: number(0.5..<2))
      .concatenating(Affine(a: 1, b: 0, c: number(-0.7..<0.7), d: 1, tx: 0, ty: 0))
      .concatenating(Affine(rotation: Angle(degrees: number(-180..<180))))
      .about(middle)
  }

  mutating func stops() -> GradientStops {
    var stops: [GradientStops.Stop] = []
    var location = integer(0..<2) == 0 ? 0 : number(0..<0.5)
    for _ in 0..<integer(1..<12) {
      stops.append(GradientStops.Stop(color: color(), location: location))
      // One in four begins where the one before ends.
      if integer(0..<4) > 0 { location = min(location + number(0..<0.4), 1) }
    }
    return GradientStops(
      stops, interpolation: element(of: GradientStops.Interpolation.allCases),
      space: element(of: GradientStops.Space.allCases),
      spread: element(of: GradientStops.Spread.allCases))
  }

  mutating func gradient() -> Paint {
    switch integer(0..<3) {
    case 0:
      let start = point()
      let end = integer(0..<12) == 0 ? start : point()
      return .linearGradient(
        LinearGradientPaint(stops(), start: start, end: end, transform: transform()))
    case 1:
      let start = point()
      // One centre, one radius, a point, or anything.
      let end = integer(0..<4) == 0 ? start : point()
      let radius = integer(0..<4) == 0 ? 0 : number(0..<size / 2)
      let endRadius = integer(0..<6) == 0 ? radius : number(0..<size)
      return .radialGradient(
        RadialGradientPaint(
          stops(), startCenter: start, startRadius: radius, endCenter: end,
          endRadius: endRadius, transform: transform()))
    default:
      let start = number(-400..<400)
      let span = integer(0..<8) == 0 ? 0 : number(-800..<800)
      return .angularGradient(
        AngularGradientPaint(
          stops(), center: point(), startAngle: Angle(degrees: start),
          endAngle: Angle(degrees: start + span), transform: transform()))
    }
  }

  /// A small bitmap of random pixels, some of them clear.
  mutating func image() -> ImageSource {
    let (width, height) = (integer(1..<12), integer(1..<12))
    let pixels = (0..<width * height).map { _ -> UInt32 in color().premultiplied8.packed }
    return ImageSource(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// A bitmap somewhere on the canvas, enlarged, reduced or turned.
  mutating func picture() -> Picture {
    let image = image()
    let scale = size / 12
    let place = Affine(scaleX: scale * number(0.1..<2), y: scale * number(0.1..<2))
      .concatenating(
        integer(0..<2) == 0 ? .identity : Affine(rotation: Angle(degrees: number(0..<360)))
      )
      .concatenating(Affine(translationX: number(0..<size), y: number(0..<size)))
    return Picture(
      image, interpolation: element(of: Picture.Interpolation.allCases),
      opacity: integer(0..<2) == 0 ? 1 : number(0..<1), transform: place)
  }
}

extension RGBA8 {
  /// The four premultiplied bytes as numbers.
  var levels: SIMD4<Double> { SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) }
}

extension SIMD4<Double> {
  /// The greatest difference in a channel.
  func distance(to other: SIMD4<Double>) -> Double {
    let difference = self - other
    return (0..<4).map { abs(difference[$0]) }.max() ?? 0
  }
}
