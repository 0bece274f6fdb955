import Drawing
import Geometry
import Imaging
import Numerics

/// Random display lists of everything that there is: fills, strokes, gradients, groups in groups.
struct RandomPictures {
  var paths: RandomPaths
  let size: Double
  /// The modes that groups may have.
  let modes: [BlendMode]

  init(seed: UInt64, size: Double, modes: [BlendMode] = BlendMode.allCases) {
    paths = RandomPaths(seed: seed, size: size)
    self.size = size
    self.modes = modes
  }

  mutating func next() -> DisplayList {
    let count = 1 + index(below: 4)
    return DisplayList(
      size: Size(width: size, height: size), items: (0..<count).map { _ in item(depth: 0) })
  }

  mutating func index(below count: Int) -> Int {
    Int(paths.generator.next() % UInt64(count))
  }

  private mutating func number(_ range: Range<Double>) -> Double { paths.number(in: range) }

  private mutating func item(depth: Int) -> DrawingItem {
    switch index(below: depth < 2 ? 6 : 4) {
    case 0, 1, 2:
      return .fill(
        Fill(
          paths.next(), rule: index(below: 2) == 0 ? .nonZero : .evenOdd, paint: paint(),
          transform: transform()))
    case 3:
      let style = StrokeStyle(
        lineWidth: number(0.2..<size / 4), lineCap: LineCap.allCases[index(below: 3)],
        lineJoin: LineJoin.allCases[index(below: 3)], miterLimit: 4)
      return .stroke(Stroke(paths.next(), style: style, paint: paint(), transform: transform()))
    default:
      let items = (0...index(below: 3)).map { _ in item(depth: depth + 1) }
      let clip =
        index(below: 2) == 0
        ? nil
        : Clip(
          paths.next(), rule: index(below: 2) == 0 ? .nonZero : .evenOdd, transform: transform())
      return .group(
        Group(
          items, opacity: index(below: 2) == 0 ? 1 : number(0..<1),
          blendMode: index(below: 2) == 0 ? .normal : modes[index(below: modes.count)],
          clip: clip))
    }
  }

  private mutating func color() -> Color {
    let opacity = index(below: 3) == 0 ? 1 : number(0..<1)
    return Color(
      red: number(0..<1), green: number(0..<1), blue: number(0..<1), opacity: opacity)
  }

  private mutating func paint() -> Paint {
    guard index(below: 3) == 0 else { return .color(color()) }
    let stops = (0...index(below: 3)).map { _ in
      GradientStops.Stop(color: color(), location: number(0..<1))
    }
    return .linearGradient(
      LinearGradientPaint(
        GradientStops(stops, interpolation: index(below: 2) == 0 ? .premultiplied : .straight),
        start: Point(x: number(0..<size), y: number(0..<size)),
        end: Point(x: number(0..<size), y: number(0..<size))))
  }

  private mutating func transform() -> Affine {
    guard index(below: 3) == 0 else { return .identity }
    return Affine(scaleX: number(0.3..<2), y: number(0.3..<2))
      .concatenating(Affine(rotation: .degrees(number(0..<360))))
      .about(Point(x: size / 2, y: size / 2))
  }
}

extension DisplayList {
  /// The number of fills, strokes, pictures and groups in the list.
  var nodeCount: Int { items.reduce(0) { $0 + $1.nodeCount } }
}

extension DrawingItem {
  fileprivate var nodeCount: Int {
    switch self {
    case .fill, .stroke, .picture: 1
    case .group(let group): group.items.reduce(1) { $0 + $1.nodeCount }
    }
  }
}
