import Drawing
import Geometry
import Imaging

/// Random display lists of every kind of item, on a canvas of `size` by `size` points.
struct RandomDisplayLists {
  /// Modes whose result moves by no more than the colours that go in, but for rounding.
  static let calmModes: [BlendMode] = [
    .normal, .normal, .multiply, .screen, .darken, .lighten, .difference, .exclusion,
    .destinationOver, .sourceAtop, .destinationOut, .xor, .plusLighter, .plusDarker, .sourceIn,
    .destinationIn, .sourceOut, .destinationAtop, .copy,
  ]

  var paints: RandomPaints
  var paths: RandomPaths
  let modes: [BlendMode]

  init(seed: UInt64, size: Double, modes: [BlendMode] = calmModes) {
    paints = RandomPaints(seed: seed, size: size)
    paths = RandomPaths(seed: seed ^ 0x5a5a, size: size)
    self.modes = modes
  }

  mutating func next() -> DisplayList {
    DisplayList(
      size: Size(width: paints.size, height: paints.size), items: items(1..<5, depth: 0))
  }

  private mutating func items(_ count: Range<Int>, depth: Int) -> [DrawingItem] {
    (0..<paints.integer(count)).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> DrawingItem {
    switch paints.integer(0..<(depth < 3 ? 9 : 5)) {
    case 0...2:
      let paint = paint(depth: depth)
      var fill = Fill(path(), rule: paints.element(of: FillRule.allCases), paint: paint)
      // Tiles stay on whole pixels, where the reference is exact.
      if case .pattern = paint { return .fill(fill) }
      fill.transform = paints.transform()
      return .fill(fill)
    case 3:
      let paint = paints.integer(0..<2) == 0 ? paints.gradient() : .color(paints.color())
      return .stroke(
        Stroke(
          path(), style: StrokeStyle(lineWidth: paints.number(0.3..<1)), paint: paint,
          transform: paints.transform()))
    case 4: return .picture(paints.picture())
    default: return .group(group(depth: depth + 1))
    }
  }

  private mutating func path() -> Path {
    if paints.integer(0..<10) == 0 { return paths.next() }
    let (a, b) = (paints.point(), paints.point())
    let rect = Rect(minX: a.x, minY: a.y, maxX: b.x, maxY: b.y)
    return paints.integer(0..<2) == 0 ? Path(rect) : Path(ellipseIn: rect)
  }

  private mutating func paint(depth: Int) -> Paint {
    switch paints.integer(0..<6) {
    case 0...2: return .color(paints.color())
    case 3, 4: return paints.gradient()
    default:
      let size = paints.size
      let tile = Rect(
        x: 0, y: 0, width: Double(paints.integer(3..<9)), height: Double(paints.integer(3..<9)))
      let rect = Rect(
        x: paints.number(-2..<4), y: paints.number(-2..<4), width: size / 4, height: size / 5)
      let fill = Fill(Path(rect), paint: .color(paints.color()))
      return .pattern(PatternPaint([.fill(fill)], tile: tile, opacity: paints.number(0..<1)))
    }
  }

  private mutating func group(depth: Int) -> Group {
    var group = Group(items(1..<4, depth: depth))
    if paints.integer(0..<2) == 0 { group.opacity = paints.number(0..<1) }
    if paints.integer(0..<2) == 0 { group.blendMode = paints.element(of: modes) }
    group.isIsolated = paints.integer(0..<3) > 0
    if paints.integer(0..<3) == 0 {
      group.clip = Clip(
        path(), rule: paints.element(of: FillRule.allCases), transform: paints.transform())
    }
    if paints.integer(0..<4) == 0 {
      group.mask = Mask(
        items(1..<3, depth: depth + 1), kind: paints.element(of: Mask.Kind.allCases))
    }
    return group
  }
}

extension DrawingItem {
  /// How many gradients the item is painted with.
  var gradients: Int {
    switch self {
    case .fill(let fill): fill.paint.gradients
    case .stroke(let stroke): stroke.paint.gradients
    case .picture: 0
    case .group(let group):
      (group.items + (group.mask?.items ?? [])).map(\.gradients).reduce(0, +)
    }
  }

  /// How many times a pixel can be rounded on the way through this item, coverages counted.
  var roundings: Int {
    switch self {
    case .fill(let fill):
      if case .pattern(let pattern) = fill.paint {
        return 2 + pattern.items.map(\.roundings).reduce(0, +)
      }
      return 2
    case .stroke, .picture: return 2
    case .group(let group):
      var count = 1 + group.items.map(\.roundings).reduce(0, +)
      if group.clip != nil { count += 1 }
      count += group.mask?.items.map(\.roundings).reduce(0, +) ?? 0
      // The group is drawn on its backdrop and on nothing, and its colour is what is between.
      return group.isIsolated || group.blendMode == .normal ? count : 2 * count
    }
  }
}

extension Paint {
  fileprivate var gradients: Int {
    switch self {
    case .color: 0
    case .linearGradient, .radialGradient, .angularGradient: 1
    case .pattern(let pattern): pattern.items.map(\.gradients).reduce(0, +)
    }
  }
}
