import Drawing
import Geometry
import Imaging
import Testing

@Suite("Fingerprint")
struct FingerprintTests {
  /// A list in which every kind of node and paint occurs, with no field at its default.
  static let list: DisplayList = {
    let path = Path {
      $0.move(to: Point(x: 1, y: 2))
      $0.addLine(to: Point(x: 3, y: 4))
      $0.addQuadCurve(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8))
      $0.addCurve(
        to: Point(x: 9, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 13, y: 14))
      $0.closeSubpath()
    }
    let matrix = Affine(a: 1.5, b: 0.25, c: -0.5, d: 2, tx: 3, ty: 4)
    let gradient = GradientStops(
      [.init(color: .black, location: 0.25), .init(color: .white, location: 0.75)],
      interpolation: .straight)
    let linear = LinearGradientPaint(gradient, start: Point(x: 1, y: 1), end: Point(x: 9, y: 2))
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3)
    return DisplayList(
      size: Size(width: 100, height: 50),
      items: [
        .fill(Fill(path, rule: .evenOdd, paint: .color(color), transform: matrix)),
        .stroke(Stroke(path, style: style, paint: .linearGradient(linear), transform: matrix)),
        .group(
          Group(
            [.fill(Fill(path, paint: .color(color)))], opacity: 0.5, blendMode: .multiply,
            clip: Clip(path, rule: .evenOdd, transform: matrix))),
      ])
  }()

  /// The list after each of many single changes, with what was changed.
  static let changes: [(name: String, list: DisplayList)] = {
    var changes: [(name: String, list: DisplayList)] = []
    func change(_ name: String, _ body: (inout DisplayList) -> Void) {
      var copy = list
      body(&copy)
      changes.append((name, copy))
    }
    func fill(_ name: String, _ body: @escaping (inout Fill) -> Void) {
      change("fill \(name)") { list in
        guard case .fill(var fill) = list.items[0] else { return }
        body(&fill)
        list.items[0] = .fill(fill)
      }
    }
    func stroke(_ name: String, _ body: @escaping (inout Stroke) -> Void) {
      change("stroke \(name)") { list in
        guard case .stroke(var stroke) = list.items[1] else { return }
        body(&stroke)
        list.items[1] = .stroke(stroke)
      }
    }
    func gradient(_ name: String, _ body: @escaping (inout LinearGradientPaint) -> Void) {
      stroke(name) { stroke in
        guard case .linearGradient(var linear) = stroke.paint else { return }
        body(&linear)
        stroke.paint = .linearGradient(linear)
      }
    }
    func group(_ name: String, _ body: @escaping (inout Group) -> Void) {
      change("group \(name)") { list in
        guard case .group(var group) = list.items[2] else { return }
        body(&group)
        list.items[2] = .group(group)
      }
    }
    change("width") { $0.size.width += 1 }
    change("height") { $0.size.height += 1 }
    change("order") { $0.items.swapAt(0, 1) }
    change("one item less") { $0.items.removeLast() }
    change("one item twice") { $0.items.append($0.items[0]) }
    change("a group round two items") { list in
      list.items = [.group(Group(Array(list.items[0...1]))), list.items[2]]
    }
    change("a group round one item") { $0.items[0] = .group(Group([$0.items[0]])) }
    fill("aliased") { $0.isAntialiased = false }
    stroke("aliased") { $0.isAntialiased = false }
    fill("rule") { $0.rule = .nonZero }
    fill("path") { $0.path.addLine(to: .zero) }
    fill("path without its close") { fill in
      let points = fill.path.points
      fill.path = Path {
        $0.move(to: points[0])
        $0.addLine(to: points[1])
        $0.addQuadCurve(to: points[3], control: points[2])
        $0.addCurve(to: points[6], control1: points[4], control2: points[5])
      }
    }
    fill("path of lines through the same points") { fill in
      let points = fill.path.points
      fill.path = Path { path in for point in points { path.addLine(to: point) } }
    }
    fill("one ulp of one coordinate") { fill in
      fill.path = fill.path.applying(
        Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0x1p-51))
    }
    let base = (red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    for (name, color) in [
      ("red", Color(red: 0.11, green: base.green, blue: base.blue, opacity: base.opacity)),
      ("green", Color(red: base.red, green: 0.21, blue: base.blue, opacity: base.opacity)),
      ("blue", Color(red: base.red, green: base.green, blue: 0.31, opacity: base.opacity)),
      ("opacity", Color(red: base.red, green: base.green, blue: base.blue, opacity: 0.41)),
    ] {
      fill(name) { $0.paint = .color(color) }
    }
    for (name, key) in [
      ("a", \Affine.a), ("b", \.b), ("c", \.c), ("d", \.d), ("tx", \.tx), ("ty", \.ty),
    ] as [(String, WritableKeyPath<Affine, Double> & Sendable)] {
      fill("transform \(name)") { $0.transform[keyPath: key] += 1 }
      stroke("transform \(name)") { $0.transform[keyPath: key] += 1 }
      group("clip transform \(name)") { $0.clip?.transform[keyPath: key] += 1 }
    }
    stroke("width") { $0.style.lineWidth += 1 }
    stroke("cap") { $0.style.lineCap = .square }
    stroke("cap butt") { $0.style.lineCap = .butt }
    stroke("join") { $0.style.lineJoin = .miter }
    stroke("join round") { $0.style.lineJoin = .round }
    stroke("miter limit") { $0.style.miterLimit += 1 }
    stroke("path") {
      $0.path.closeSubpath(); $0.path.move(to: .zero)
    }
    stroke("paint") { $0.paint = .color(.black) }
    gradient("start") { $0.start.x += 1 }
    gradient("start y") { $0.start.y += 1 }
    gradient("end") { $0.end.x += 1 }
    gradient("end y") { $0.end.y += 1 }
    gradient("interpolation") { $0.gradient.interpolation = .premultiplied }
    gradient("stop colour") { linear in
      var stops = linear.gradient.stops
      stops[1].color = .clear
      linear.gradient = GradientStops(stops, interpolation: .straight)
    }
    gradient("stop location") { linear in
      var stops = linear.gradient.stops
      stops[1].location = 0.8
      linear.gradient = GradientStops(stops, interpolation: .straight)
    }
    gradient("one stop less") { linear in
      linear.gradient = GradientStops(
        Array(linear.gradient.stops.dropLast()), interpolation: .straight)
    }
    group("opacity") { $0.opacity = 0.6 }
    for mode in BlendMode.allCases where mode != .multiply {
      group("mode \(mode)") { $0.blendMode = mode }
    }
    group("no clip") { $0.clip = nil }
    group("clip rule") { $0.clip?.rule = .nonZero }
    group("clip path") { $0.clip?.path.addLine(to: .zero) }
    group("no items") { $0.items = [] }
    return changes
  }()

  @Test("equal lists have equal fingerprints, and 0 and -0 are equal")
  func equal() {
    let copy = DisplayList(size: Self.list.size, items: Self.list.items)
    #expect(copy == Self.list && copy.fingerprint == Self.list.fingerprint)
    var (plus, minus) = (Self.list, Self.list)
    (plus.size.height, minus.size.height) = (0, -0.0)
    #expect(plus == minus && plus.fingerprint == minus.fingerprint)
  }

  @Test("any single change changes the fingerprint, and no two changes give the same one")
  func changes() {
    var seen = [Self.list.fingerprint: "the list itself"]
    for change in Self.changes {
      #expect(change.list != Self.list, "\(change.name) changed nothing")
      let other = seen.updateValue(change.name, forKey: change.list.fingerprint)
      #expect(other == nil, "\(change.name) and \(other ?? "") have one fingerprint")
    }
    #expect(seen.count > 80)
  }

  @Test("each half of the fingerprint by itself tells the changes apart")
  func halves() {
    let fingerprints = [Self.list.fingerprint] + Self.changes.map(\.list.fingerprint)
    #expect(Set(fingerprints.map(\.high)).count == fingerprints.count)
    #expect(Set(fingerprints.map(\.low)).count == fingerprints.count)
  }

  @Test("a hundred thousand small pictures have as many fingerprints")
  func many() {
    var seen = Set<Fingerprint>()
    for x in 0..<100 {
      for y in 0..<100 {
        for width in 1...10 {
          let rect = Rect(x: Double(x), y: Double(y), width: Double(width), height: 1)
          let fill = Fill(Path(rect), paint: .color(.black))
          seen.insert(
            DisplayList(size: Size(width: 9, height: 9), items: [.fill(fill)]).fingerprint)
        }
      }
    }
    #expect(seen.count == 100_000)
  }

  // Written into flipbook.json beside frames: a change of this value makes every saved frame stale.
  @Test("the fingerprint of a fixed list is the same in every run and on every machine")
  func pinned() {
    #expect(Self.list.fingerprint.description == "9090558f4bedb2c005cb2e25d25e4eec")
    #expect(DisplayList(size: .zero).fingerprint.description == "77efc940e56997a7ffffd1e606d585c9")
  }
}
