import Drawing
import Geometry
import Imaging
import Numerics

/// Random filters of every kind of primitive, whose results are not too wild to compare.
struct RandomFilters {
  var generator: SeededGenerator
  let size: Double

  init(seed: UInt64, size: Double) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func next() -> Filter {
    var primitives: [FilterPrimitive] = []
    for index in 0..<int(1...4) { primitives.append(primitive(after: index)) }
    let region = Bool.random(using: &generator) ? rect() : nil
    return Filter(
      primitives, region: region,
      transform: Affine(
        a: number(0.5..<2), b: 0, c: 0, d: number(0.5..<2), tx: number(-4..<4), ty: number(-4..<4)))
  }

  mutating func color() -> Color {
    Color(
      red: number(0..<1), green: number(0..<1), blue: number(0..<1), opacity: number(0..<1))
  }

  mutating func number(_ range: Range<Double>) -> Double { generator.next(in: range) }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func rect() -> Rect {
    Rect(
      x: number(-5..<size / 3), y: number(-5..<size / 3), width: number(size / 4..<size),
      height: number(size / 4..<size))
  }

  private mutating func input(after count: Int) -> FilterPrimitive.Input {
    switch int(0...3) {
    case 0: .source
    case 1: .sourceAlpha
    default: count > 0 ? .result(int(0...count - 1)) : .source
    }
  }

  private mutating func primitive(after count: Int) -> FilterPrimitive {
    let operation = operation()
    var inputs: [FilterPrimitive.Input] = []
    let wanted: Int =
      switch operation {
      case .flood, .turbulence: 0
      case .blend, .arithmetic, .displacement: 2
      case .merge: int(1...3)
      default: 1
      }
    for _ in 0..<wanted { inputs.append(input(after: count)) }
    return FilterPrimitive(
      operation, inputs: inputs, subregion: int(0...2) == 0 ? rect() : nil,
      space: Bool.random(using: &generator) ? .linear : .sRGB)
  }

  private mutating func sigma() -> Double { int(0...3) == 0 ? 0 : number(1.7..<6) }

  private mutating func function() -> TransferFunction {
    switch int(0...4) {
    case 0: .identity
    case 1: .table((0...int(0...3)).map { _ in number(0..<1) })
    case 2: .linear(slope: number(-1.5..<1.5), intercept: number(-0.5..<0.5))
    case 3: .gamma(amplitude: number(0..<1.2), exponent: number(1..<3), offset: number(0..<0.2))
    default: .identity
    }
  }

  private mutating func light() -> Relief.Light {
    switch int(0...2) {
    case 0: .distant(azimuth: .degrees(number(0..<360)), elevation: .degrees(number(10..<90)))
    case 1: .point(x: number(0..<size), y: number(0..<size), z: number(5..<40))
    default:
      .spot(
        x: number(0..<size), y: number(0..<size), z: number(5..<40), atX: number(0..<size),
        atY: number(0..<size), atZ: 0, exponent: number(1..<8), cone: nil)
    }
  }

  private mutating func operation() -> FilterOperation {
    switch int(0...18) {
    case 0: return .gaussianBlur(sigmaX: sigma(), sigmaY: sigma())
    case 1: return .offset(dx: number(-6..<6), dy: number(-6..<6))
    case 2: return .flood(color())
    case 3:
      let modes = BlendMode.allCases.filter {
        // Straight colours of nearly clear pixels decide in these: no two ways round them agree.
        ![.hue, .saturation, .color, .luminosity, .colorDodge, .colorBurn].contains($0)
      }
      return .blend(modes[int(0...modes.count - 1)])
    case 4:
      return .arithmetic(
        k1: number(-1..<1), k2: number(-1..<1), k3: number(-1..<1), k4: number(-0.2..<0.5))
    case 5: return .merge
    case 6:
      return .dropShadow(
        sigmaX: sigma(), sigmaY: sigma(), dx: number(-5..<5), dy: number(-5..<5), color: color())
    case 7:
      return .innerShadow(
        sigmaX: sigma(), sigmaY: sigma(), dx: number(-5..<5), dy: number(-5..<5), color: color())
    case 8: return .hueRotation(.degrees(number(0..<360)))
    case 9: return .saturation(number(0..<1.5))
    case 10:
      return .componentTransfer(
        red: function(), green: function(), blue: function(), alpha: function())
    case 11:
      return .morphology(
        Bool.random(using: &generator) ? .erode : .dilate, radiusX: number(0..<4),
        radiusY: number(0..<4))
    case 12: return .displacement(scale: number(-4..<4), x: .red, y: .alpha)
    case 13:
      let (columns, rows) = (int(1...4), int(1...4))
      return .convolution(
        Convolution(
          columns: columns, rows: rows, kernel: (0..<columns * rows).map { _ in number(-0.5..<1) },
          divisor: number(1..<4), bias: int(0...1) == 0 ? 0 : number(-0.2..<0.2),
          targetX: int(0...columns - 1), targetY: int(0...rows - 1),
          edgeMode: [.none, .duplicate, .wrap][int(0...2)],
          preservesAlpha: Bool.random(using: &generator)))
    case 14:
      return .turbulence(
        Turbulence(
          frequencyX: number(0.01..<0.2), frequencyY: number(0.01..<0.2), octaves: int(1...4),
          seed: number(-5..<50), stitchesTiles: false, isFractal: Bool.random(using: &generator)))
    case 15:
      return .diffuseLighting(
        Relief(surfaceScale: number(-4..<4), light: light(), color: color().opacityOne),
        diffuseConstant: number(0..<1.5))
    case 16:
      return .specularLighting(
        Relief(surfaceScale: number(-4..<4), light: light(), color: color().opacityOne),
        specularConstant: number(0..<1.5), specularExponent: number(1..<20))
    case 17: return .image
    default: return .opacity(number(0..<1))
    }
  }
}

extension Color {
  /// The colour, opaque.
  var opacityOne: Color { Color(red: red, green: green, blue: blue) }
}
