import Geometry
import Imaging

extension DisplayList {
  /// What stands for this list in files and caches that outlive the process.
  public var fingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(size.width)
    builder.add(size.height)
    builder.add(items)
    return builder.finish()
  }
}

// Every case and every array starts with a tag or a count, so that no two trees give one sequence.
extension FingerprintBuilder {
  mutating func add(_ items: [DrawingItem]) {
    add(items.count)
    for item in items { add(item) }
  }

  private mutating func add(_ item: DrawingItem) {
    switch item {
    case .fill(let fill):
      add(fill.isAntialiased ? 1 : 5)
      add(fill.path)
      add(fill.rule.rawValue)
      add(fill.paint)
      add(fill.transform)
    case .stroke(let stroke):
      add(stroke.isAntialiased ? 2 : 6)
      add(stroke.path)
      add(stroke.style)
      add(stroke.paint)
      add(stroke.transform)
    case .group(let group):
      add(3)
      add(group.opacity)
      add(group.blendMode.rawValue)
      add(group.isIsolated ? 1 : 0)
      add(group.clip)
      add(group.mask)
      add(group.filters.count)
      for filter in group.filters { add(filter) }
      add(group.items)
    case .picture(let picture):
      add(4)
      add(picture.image.fingerprint)
      add(picture.interpolation.rawValue)
      add(picture.opacity)
      add(picture.transform)
    }
  }

  private mutating func add(_ path: Path) {
    add(path.verbs.count)
    for verb in path.verbs { add(UInt64(verb.rawValue)) }
    for point in path.points { add(point) }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.lineWidth)
    add(style.lineCap.rawValue)
    add(style.lineJoin.rawValue)
    add(style.miterLimit)
    // A solid line adds nothing: a paint's tag follows, which is less than this one.
    guard !style.dash.isEmpty else { return }
    add(100)
    add(style.dash.count)
    for length in style.dash { add(length) }
    add(style.dashPhase)
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(1)
      add(color)
    case .linearGradient(let linear):
      add(2)
      add(linear.gradient)
      add(linear.start)
      add(linear.end)
      add(linear.transform)
    case .radialGradient(let radial):
      add(3)
      add(radial.gradient)
      add(radial.startCenter)
      add(radial.startRadius)
      add(radial.endCenter)
      add(radial.endRadius)
      add(radial.transform)
    case .angularGradient(let angular):
      add(4)
      add(angular.gradient)
      add(angular.center)
      add(angular.startAngle.radians)
      add(angular.endAngle.radians)
      add(angular.transform)
    case .pattern(let pattern):
      add(5)
      add(pattern.items)
      add(pattern.tile.origin)
      add(pattern.tile.size.width)
      add(pattern.tile.size.height)
      add(pattern.opacity)
      add(pattern.transform)
    }
  }

  private mutating func add(_ gradient: GradientStops) {
    add(gradient.interpolation.rawValue)
    add(gradient.space.rawValue)
    add(gradient.spread.rawValue)
    add(gradient.stops.count)
    for stop in gradient.stops {
      add(stop.color)
      add(stop.location)
    }
  }

  private mutating func add(_ clip: Clip?) {
    guard let clip else { return add(0) }
    add(1)
    add(clip.path)
    add(clip.rule.rawValue)
    add(clip.transform)
  }

  private mutating func add(_ mask: Mask?) {
    guard let mask else { return add(0) }
    add(1)
    add(mask.kind.rawValue)
    add(mask.items)
  }

  private mutating func add(_ filter: Filter) {
    // The text of an operation names its kind and each of its numbers in full.
    add(filter.region.map { "\($0)" } ?? "")
    add(filter.transform)
    add(filter.primitives.count)
    for primitive in filter.primitives {
      add("\(primitive.operation) \(primitive.space)")
      add(primitive.subregion.map { "\($0)" } ?? "")
      add(primitive.inputs.count)
      for input in primitive.inputs {
        switch input {
        case .items(let items): add(items)
        default: add("\(input)")
        }
      }
    }
  }

  mutating func add(_ fingerprint: Fingerprint) {
    add(fingerprint.high)
    add(fingerprint.low)
  }

  private mutating func add(_ color: Color) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.opacity)
  }

  private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ transform: Affine) {
    add(transform.a)
    add(transform.b)
    add(transform.c)
    add(transform.d)
    add(transform.tx)
    add(transform.ty)
  }
}
