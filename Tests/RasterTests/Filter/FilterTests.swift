import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

@Suite("Filters")
struct FilterTests {
  static let side = 40

  /// Some shapes, with soft edges and translucent colours.
  static func items(_ random: inout RandomFilters) -> [DrawingItem] {
    (0..<random.int(1...3)).map { _ in
      let box = Rect(
        x: random.number(2..<20), y: random.number(2..<20), width: random.number(4..<18),
        height: random.number(4..<18))
      let path = random.int(0...1) == 0 ? Path(box) : Path(ellipseIn: box)
      return .fill(Fill(path, paint: .color(random.color())))
    }
  }

  static func pixels(of bitmap: Bitmap) -> [SIMD4<Double>] {
    (0..<bitmap.width * bitmap.height).map {
      let pixel = bitmap[$0 % bitmap.width, $0 / bitmap.width]
      return SIMD4(
        Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha)) / 255
    }
  }

  @Test("every kind of filter agrees with its plain version in doubles")
  func random() throws {
    let side = Self.side
    let seed: UInt64 = 20_260_725
    var random = RandomFilters(seed: seed, size: Double(side))
    // The plain version knows nothing beyond its canvas, so that it gets a larger one.
    let margin = 36
    let wide = side + 2 * margin
    let move = Affine(translationX: Double(margin), y: Double(margin))
    let reference = ReferenceFilter(width: wide, height: wide, toPixels: move)
    for index in 0..<300 {
      let items = Self.items(&random)
      let filter = random.next()
      let source = Self.pixels(of: try draw(wide, wide, items.map { $0.applying(move) }))
      let filtered = reference.apply(filter, to: source, backdrop: source) { _ in source }
      let expected = (0..<side * side).map {
        filtered[($0 / side + margin) * wide + $0 % side + margin]
      }
      let actual = Self.pixels(
        of: try draw(side, side, [.group(Group(items, filters: [filter]))]))
      var worst = 0.0
      for pixel in expected.indices {
        let difference = expected[pixel] - actual[pixel]
        worst = max(worst, difference.max(), -difference.min())
      }
      #expect(
        worst * 255 <= 1.1,
        "seed \(seed), filter \(index), off by \(worst * 255): \(filter)")
    }
  }

  @Test("the same bytes in bands and whole, and by two threads")
  func bands() throws {
    let side = Self.side
    var random = RandomFilters(seed: 7, size: Double(side))
    for index in 0..<120 {
      let items = Self.items(&random)
      var filter = random.next()
      if index % 3 == 0 {
        filter = Filter([
          FilterPrimitive(.gaussianBlur(sigmaX: Double(index) / 6, sigmaY: 5), inputs: [.source])
        ])
      }
      if index % 7 == 0 {
        filter.primitives[0].inputs = filter.primitives[0].inputs.map { _ in .backdrop }
      }
      let list = picture(
        side, side,
        [rect(5, 5, 20, 9, Color(hex: 0x2255ff)), .group(Group(items, filters: [filter]))])
      let whole = try Renderer(scale: 1).render(list)
      for rows in [0..<7, 7..<8, 8..<29, 29..<side] {
        let band = try Renderer(scale: 1).render(list, rows: rows)
        for y in rows {
          for x in 0..<side { #expect(band[x, y - rows.lowerBound] == whole[x, y]) }
        }
      }
      var drawn = Bitmap(width: side, height: side)
      try Renderer(scale: 1).draw(list, on: &drawn, threads: 2)
      #expect(drawn == whole)
    }
  }

  @Test("a shadow arrives from far off the canvas, and costs no more than what is seen")
  func farShadow() throws {
    let shadow = FilterPrimitive(
      .dropShadow(sigmaX: 3, sigmaY: 3, dx: 100_000, dy: -70_000, color: .black),
      inputs: [.source])
    let bitmap = try draw(
      60, 60, [.group(Group([rect(-99_980, 70_020, 20, 20)], filters: [Filter([shadow])]))])
    #expect(bitmap[30, 30].alpha >= 254)
    #expect(bitmap[5, 5].alpha == 0)
    #expect(abs(Int(bitmap[20, 30].alpha) - 144) <= 3)
  }

  @Test("a caster far larger than the canvas is drawn as far as its shadow is seen")
  func hugeCaster() throws {
    let shadow = FilterPrimitive(
      .dropShadow(sigmaX: 2, sigmaY: 2, dx: 50_000, dy: 0, color: .black), inputs: [.source])
    let bitmap = try draw(
      40, 40, [.group(Group([rect(-1e6, -1e6, 999_990, 2e6)], filters: [Filter([shadow])]))])
    // The caster ends at -10, its shadow at 49,990: it covers the canvas.
    #expect((0..<1600).allSatisfy { bitmap[$0 % 40, $0 / 40] == .black })
  }

  @Test("under a turn the shadow turns with what casts it")
  func turnedShadow() throws {
    let shadow = FilterPrimitive(
      .dropShadow(sigmaX: 0, sigmaY: 0, dx: 20, dy: 0, color: .black), inputs: [.source])
    let group = DrawingItem.group(
      Group([rect(-5, -5, 10, 10, Color(hex: 0xff0000))], filters: [Filter([shadow])]))
    let turned = group.applying(
      Affine(rotation: .degrees(90)).concatenating(Affine(translationX: 30, y: 20)))
    let bitmap = try draw(60, 60, [turned])
    #expect(bitmap[30, 20] == RGBA8(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(bitmap[30, 40] == .black && bitmap[50, 20] == .clear)
  }

  @Test("a blur follows its own axes under a turn")
  func turnedBlur() throws {
    let blur = FilterPrimitive(.gaussianBlur(sigmaX: 6, sigmaY: 0), inputs: [.source])
    let group = DrawingItem.group(Group([rect(-8, -8, 16, 16)], filters: [Filter([blur])]))
    let turned = group.applying(
      Affine(rotation: .degrees(45)).concatenating(Affine(translationX: 40, y: 40)))
    let bitmap = try draw(80, 80, [turned])
    // Along the direction of the blur, down to the right, it fades; across it the edge is sharp.
    #expect((90...160).contains(bitmap[45, 45].alpha) || bitmap[45, 45].alpha > 90)
    #expect((5...128).contains(bitmap[49, 49].alpha))
    #expect(bitmap[31, 49].alpha < 5 && bitmap[36, 43].alpha > 150)
  }

  @Test("a backdrop filter blurs what is below its group")
  func backdrop() throws {
    let bar = Rect(x: 0, y: 10, width: 40, height: 20)
    let material = Filter(
      [
        FilterPrimitive(.gaussianBlur(sigmaX: 4, sigmaY: 4), inputs: [.backdrop]),
        FilterPrimitive(.blend(.sourceIn), inputs: [.result(0), .source]),
      ])
    let list = picture(
      40, 40,
      [
        rect(0, 0, 40, 40, .white), rect(20, 0, 20, 40),
        .group(Group([.fill(Fill(Path(bar), paint: .color(.black)))], filters: [material])),
      ])
    let bitmap = try Renderer(scale: 1).render(list)
    #expect(bitmap[19, 5] == .white && bitmap[20, 5] == .black)
    #expect((100...140).contains(bitmap[19, 20].red) && (100...150).contains(bitmap[20, 20].red))
    #expect(bitmap[19, 35] == .white)
  }

  @Test("a translucent flood stays even")
  func evenFlood() throws {
    let flood = FilterPrimitive(
      .flood(Color(red: 0.3, green: 0.7, blue: 0.1, opacity: 0.37)), inputs: [])
    let blur = FilterPrimitive(
      .gaussianBlur(sigmaX: 3, sigmaY: 3), inputs: [.result(0)], space: .linear)
    let bitmap = try draw(
      64, 64,
      [
        .group(
          Group(
            [rect(0, 0, 64, 64)],
            filters: [Filter([flood, blur], region: Rect(x: 0, y: 0, width: 64, height: 64))]))
      ])
    for y in 20..<44 {
      for x in 20..<44 { #expect(bitmap[x, y] == bitmap[32, 32]) }
    }
  }

  @Test("a bitmap at a whole place is filtered as it is, and elsewhere as it is drawn")
  func pictures() throws {
    var bitmap = Bitmap(width: 30, height: 20, fill: .white)
    bitmap[3, 4] = .black
    bitmap[29, 19] = .clear
    let source = ImageSource(bitmap)
    let filters = [
      Filter([FilterPrimitive(.gaussianBlur(sigmaX: 2, sigmaY: 3), inputs: [.source])])
    ]
    func blurred(_ items: [DrawingItem]) throws -> Bitmap {
      try draw(60, 50, [.group(Group(items, filters: filters))])
    }
    let move = Affine(translationX: 11, y: -3)
    let picture = DrawingItem.picture(Picture(source, transform: move))
    // A clear item beside it takes the short way away.
    let clear = rect(5, 5, 4, 4, .clear)
    #expect(try blurred([picture]) == blurred([picture, clear]))
  }

  @Test("grain shows the same at every scale")
  func grainScales() throws {
    let grain = FilterPrimitive(.grain(seed: 5, size: 4, amount: 0.6), inputs: [.source])
    let list = DisplayList(
      size: Size(width: 24, height: 24),
      items: [.group(Group([rect(0, 0, 24, 24, Color(white: 0.5))], filters: [Filter([grain])]))])
    let small = try Renderer(scale: 1).render(list)
    let large = try Renderer(scale: 4).render(list)
    for y in 0..<24 {
      for x in 0..<24 {
        let mean = (0..<16).reduce(0.0) {
          $0 + Double(large[4 * x + $1 % 4, 4 * y + $1 / 4].red) / 16
        }
        #expect(abs(mean - Double(small[x, y].red)) < 1.2)
      }
    }
    #expect(Set((0..<576).map { small[$0 % 24, $0 / 24].red }).count > 50)
  }

  @Test("turbulence starts as the module's reference code does")
  func turbulence() {
    // Seed 0 becomes 1; values of the published algorithm, worked out by its own text.
    let noise = TurbulenceNoise(
      Turbulence(
        frequencyX: 0.05, frequencyY: 0.05, octaves: 1, seed: 0, stitchesTiles: false,
        isFractal: true), tile: .zero)
    #expect(noise.color(at: .zero) == SIMD4(repeating: 0.5))
    let color = noise.color(at: Point(x: 7, y: 3))
    #expect((0..<4).allSatisfy { color[$0] > 0.1 && color[$0] < 0.9 && color[$0] != 0.5 })
  }

  @Test(
    "a filter whose scale is past all numbers is an error, whatever it does",
    arguments: [1e150, 1e155, 1e200, 1e300])
  func endlessScale(factor: Double) {
    // 0 times a scale that overflows is no number: a blur of 0 trapped on it.
    let operations: [FilterOperation] = [
      .gaussianBlur(sigmaX: 0, sigmaY: 3, clampsEdges: false),
      .dropShadow(sigmaX: 0, sigmaY: 0, dx: 1, dy: 0, color: .black),
      .morphology(.dilate, radiusX: 0, radiusY: 1), .offset(dx: 0, dy: 1, snapsToPixels: false),
    ]
    for operation in operations {
      let filter = Filter(
        [FilterPrimitive(operation, inputs: [.source])],
        transform: Affine(scaleX: factor, y: factor))
      let items = [
        DrawingItem.fill(Fill(Path(Rect(x: 1, y: 1, width: 6, height: 6)), paint: .color(.black)))
      ]
      let list = DisplayList(
        size: Size(width: 8, height: 8), items: [.group(Group(items, filters: [filter]))])
      do {
        _ = try Renderer(scale: 1).render(list)
        #expect(factor < 1e154)
      } catch {
        guard case .notFinite = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }

  @Test("a morphology wider than all there is takes all of it", arguments: [30, 1e6, 1e18, 1e200])
  func endlessRadius(radius: Double) throws {
    for kind in [FilterOperation.Morphology.dilate, .erode] {
      let filter = Filter(
        [FilterPrimitive(.morphology(kind, radiusX: radius, radiusY: 0.5), inputs: [.source])],
        region: Rect(x: 0, y: 0, width: 10, height: 10))
      let picture = try draw(10, 10, [.group(Group([rect(4, 2, 2, 6)], filters: [filter]))])
      #expect(picture[0, 5] == picture[9, 5])
      #expect((picture[0, 5].alpha == 255) == (kind == .dilate))
      #expect((picture[4, 5].alpha == 255) == (kind == .dilate))
    }
  }

  @Test("NaN and infinity in a filter are errors")
  func notFinite() {
    for number in [Double.nan, .infinity] {
      let filter = Filter([
        FilterPrimitive(.gaussianBlur(sigmaX: number, sigmaY: 1), inputs: [.source])
      ])
      #expect(throws: RasterError.notFinite(item: "a filter")) {
        try draw(10, 10, [.group(Group([rect(0, 0, 5, 5)], filters: [filter]))])
      }
    }
  }
}
