import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Random display lists")
struct RandomDisplayListTests {
  @Test("a thousand come out as the reference draws them, to a level a rounding and four in all")
  func likeTheReference() throws {
    let (seed, side): (UInt64, Int) = (2027, 8)
    var lists = RandomDisplayLists(seed: seed, size: Double(side))
    let renderer = Renderer(scale: 1)
    let reference = ReferenceRenderer(width: side, height: side, scale: 1, linesPerRow: 64)
    for index in 0..<1_000 {
      let list = lists.next()
      let bitmap = try renderer.render(list)
      let exact = reference.render(list)
      // Errors seldom add up: far from all roundings go one way.
      let allowed = min(Double(list.items.map(\.roundings).reduce(0, +)) + 0.5, 4)
      for pixel in exact.indices {
        let actual = bitmap[pixel % side, pixel / side].levels
        let distance = actual.distance(to: exact[pixel] * 255)
        #expect(
          distance <= allowed,
          "seed \(seed), list \(index) at (\(pixel % side), \(pixel / side)): off by \(distance) of \(allowed)\n\(actual) for \(exact[pixel] * 255)\n\(list)"
        )
        if distance > allowed { return }
      }
    }
  }

  @Test("bands give the same bytes as the whole, with any mode")
  func bands() throws {
    let (seed, side): (UInt64, Int) = (77, 40)
    var lists = RandomDisplayLists(seed: seed, size: Double(side), modes: BlendMode.allCases)
    for index in 0..<300 {
      let list = lists.next()
      let renderer = Renderer(scale: index % 3 == 0 ? 1.7 : 1)
      let whole = try renderer.render(list, background: Color(white: 0.9))
      var top = 0
      for height in [1, 7, 2, 13, 100] where top < whole.height {
        let rows = top..<min(top + height, whole.height)
        let band = try renderer.render(list, rows: rows, background: Color(white: 0.9))
        let isSame = band == whole.cropped(columns: 0..<whole.width, rows: rows)
        #expect(isSame, "seed \(seed), list \(index), rows \(rows)\n\(list)")
        if !isSame { return }
        top = rows.upperBound
      }
    }
  }

  @Test("numbers of any size neither trap nor take long")
  func anySize() throws {
    var paints = RandomPaints(seed: 404, size: 16)
    func wild() -> Double {
      let sign: Double = paints.integer(0..<2) == 0 ? 1 : -1
      let size = [0, 1, 1e-300, 1e-20, 1e-9, 1e-3, 0.3, 7, 1e3, 1e6, 1e9, 1e20, 1e160, 1e300]
      return sign * paints.element(of: size)
        * (paints.integer(0..<2) == 0 ? 1 : paints.number(0.5..<2))
    }
    func transform() -> Affine {
      Affine(a: wild(), b: wild(), c: wild(), d: wild(), tx: wild(), ty: wild())
    }
    func point() -> Point { Point(x: wild(), y: wild()) }
    func paint() -> Paint {
      let stops = paints.stops()
      switch paints.integer(0..<4) {
      case 0:
        return .linearGradient(
          LinearGradientPaint(stops, start: point(), end: point(), transform: transform()))
      case 1:
        return .radialGradient(
          RadialGradientPaint(
            stops, startCenter: point(), startRadius: wild(), endCenter: point(),
            endRadius: wild(), transform: transform()))
      case 2:
        return .angularGradient(
          AngularGradientPaint(
            stops, center: point(), startAngle: Angle(radians: wild()),
            endAngle: Angle(radians: wild()), transform: transform()))
      default:
        let dot = Fill(Path(Rect(x: 0, y: 0, width: 3, height: 2)), paint: .color(.black))
        return .pattern(
          PatternPaint(
            [.fill(dot)], tile: Rect(x: wild(), y: wild(), width: wild(), height: wild()),
            transform: transform()))
      }
    }
    for _ in 0..<3_000 {
      let item: DrawingItem
      switch paints.integer(0..<3) {
      case 0:
        item = .picture(
          Picture(
            paints.image(), interpolation: paints.element(of: Picture.Interpolation.allCases),
            transform: transform()))
      case 1:
        let path = Path(Rect(x: 0, y: 0, width: 16, height: 16))
        item = .fill(Fill(path, paint: paint()))
      default:
        let path = Path(Rect(x: wild(), y: wild(), width: wild(), height: wild()))
        item = .group(
          Group(
            [.fill(Fill(path, paint: paint(), transform: transform()))], opacity: 0.5,
            clip: Clip(path)))
      }
      let list = DisplayList(size: Size(width: 16, height: 16), items: [item])
      // What overflows is an error; anything else is some picture.
      do { _ = try Renderer(scale: 1).render(list) } catch RasterError.notFinite {}
    }
  }
}
