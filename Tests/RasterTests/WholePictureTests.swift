import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

@Suite("Whole pictures")
struct WholePictureTests {
  @Test("any partition into bands gives the whole, byte for byte")
  func bands() throws {
    var pictures = RandomPictures(seed: 41, size: 40)
    let renderer = Renderer(scale: 1)
    for index in 0..<60 {
      let list = pictures.next()
      let background: Color = index % 2 == 0 ? .clear : Color(hex: 0x336699)
      let whole = try renderer.render(list, background: background).packed
      var joined: [UInt32] = []
      var row = 0
      while row < 40 {
        let end = min(row + 1 + pictures.index(below: 19), 40)
        joined += try renderer.render(list, rows: row..<end, background: background).packed
        row = end
      }
      #expect(joined == whole, "picture \(index): \(list)")
    }
  }

  @Test("drawing twice gives the same bytes")
  func twice() throws {
    var pictures = RandomPictures(seed: 42, size: 30)
    for _ in 0..<20 {
      let list = pictures.next()
      #expect(try Renderer(scale: 2).render(list) == Renderer(scale: 2).render(list))
    }
  }

  /// Draws `count` random pictures both ways, and returns the worst difference, in levels, over what
  /// is allowed, with a word about where.
  static func worst(
    _ pictures: inout RandomPictures, count: Int, allowed: (Int) -> Double
  ) throws -> (excess: Double, place: String) {
    var worst = (excess: -Double.infinity, place: "")
    let side = Int(pictures.size)
    for index in 0..<count {
      let list = pictures.next()
      let actual = try Renderer(scale: 1).render(list)
      let expected = ReferenceRenderer(width: side, height: side, scale: 1, linesPerRow: 128)
        .render(list)
      for pixel in expected.indices {
        let found = actual[pixel % side, pixel / side]
        let bytes = [found.red, found.green, found.blue, found.alpha]
        for channel in 0..<4 {
          let difference = abs(Double(bytes[channel]) - expected[pixel][channel] * 255)
          let excess = difference - allowed(list.nodeCount)
          guard excess > worst.excess else { continue }
          worst = (
            excess,
            "picture \(index), (\(pixel % side), \(pixel / side)) channel \(channel): "
              + "\(bytes[channel]) for \(expected[pixel][channel] * 255), "
              + "\(list.nodeCount) nodes:\n\(list)"
          )
        }
      }
    }
    return worst
  }

  /// Modes that are linear in both layers' premultiplied channels, with a slope of at most 1.
  static let linearModes: [BlendMode] = [
    .normal, .destinationOver, .destinationOut, .sourceAtop, .plusLighter, .clear, .copy, .sourceIn,
    .sourceOut, .destinationIn, .destinationAtop, .xor,
  ]

  // A fill's or a clip's coverage is within one level, mostly half; a store rounds by half a level,
  // or dithers by one; and laying one over another makes no error larger. Together that could come
  // to two levels a node; measured, one a node holds but for a lone gradient's 1.23.
  @Test("pictures are within one level a node, and one more, of the reference for the linear modes")
  func linear() throws {
    var pictures = RandomPictures(seed: 43, size: 20, modes: Self.linearModes)
    let worst = try Self.worst(&pictures, count: 120) { Double($0) + 1 }
    #expect(worst.excess <= 0, "\(worst.place)")
  }

  // Rounded to eight bits, a colour under a small alpha is known only roughly, and the modes that
  // divide by alpha or by a channel make more of that; in an opaque layer they do not.
  @Test(
    "opaque layers mixed by a blend function are within half a level and what the mode makes of it")
  func blended() throws {
    var paths = RandomPaths(seed: 44, size: 16)
    for mode in BlendMode.allCases {
      for _ in 0..<6 {
        func color() -> Color {
          Color(
            red: paths.number(in: 0..<1), green: paths.number(in: 0..<1),
            blue: paths.number(in: 0..<1))
        }
        let whole = Path(Rect(x: 0, y: 0, width: 16, height: 16))
        let backdrop = DrawingItem.fill(Fill(whole, paint: .color(color())))
        let shape = paths.next()
        let top = DrawingItem.group(
          Group(
            [
              .fill(Fill(whole, paint: .color(color()))),
              .fill(Fill(shape, paint: .color(color()))),
            ], opacity: paths.number(in: 0.3..<1), blendMode: mode))
        let list = picture(16, 16, [backdrop, top])
        let actual = try Renderer(scale: 1).render(list)
        let expected = ReferenceRenderer(width: 16, height: 16, scale: 1, linesPerRow: 64)
          .render(list)
        // Inside and outside the shape, away from its edge, where no coverage has a say.
        let coverage = ReferenceCoverage(of: shape, rule: .nonZero, width: 16, height: 16).values
        for pixel in expected.indices where coverage[pixel] == 0 || coverage[pixel] >= 0.999_999 {
          let found = actual[pixel % 16, pixel / 16]
          let bytes = [found.red, found.green, found.blue, found.alpha]
          for channel in 0..<4 {
            let difference = abs(Double(bytes[channel]) - expected[pixel][channel] * 255)
            #expect(
              difference <= Self.slope(of: mode) + 0.5,
              "\(mode): \(bytes[channel]) for \(expected[pixel][channel] * 255)")
          }
        }
      }
    }
  }

  /// How much half a level of both layers can become after a mode on opaque layers.
  static func slope(of mode: BlendMode) -> Double {
    switch mode {
    // b / (1 - s) is steep where s nears 1, and 1 - (1 - b) / s where s nears 0.
    case .colorDodge, .colorBurn: 255
    // The saturation is stretched to another's, which divides by its own.
    case .hue, .saturation: 255
    case .softLight: 4
    case .color, .luminosity: 4
    default: 2
    }
  }

  // Compositing library after library rounded down here, and white turned grey.
  @Test("200 layers of a translucent grey come out as exact arithmetic with one rounding each")
  func manyLayers() throws {
    for (white, opacity) in [
      (1.0, 0.3), (0.5, 0.3), (0.5, 0.01), (128.0 / 255, 0.3), (0.2, 0.5), (0.9, 1.0 / 255),
    ] {
      for start in [0.0, 0.5, 1] {
        let layer = rect(0, 0, 2, 2, Color(white: white, opacity: opacity))
        let bitmap = try draw(
          2, 2, Array(repeating: layer, count: 200), background: Color(white: start))
        // The colour is held to 1/65,536 of a level, so an exact tie may fall either way; a tie
        // between two levels then leaves two possible histories.
        var levels: Set<Double> = [(start * 255).rounded()]
        for _ in 0..<200 {
          var next: Set<Double> = []
          for level in levels {
            let exact = white * opacity * 255 + level * (1 - opacity)
            next.insert((exact - 0.003).rounded())
            next.insert((exact + 0.003).rounded())
          }
          levels = next
        }
        #expect(levels.contains(Double(bitmap[1, 1].red)), "\(white) \(opacity) on \(start)")
        #expect(bitmap[1, 1].alpha == 255)
      }
    }
    let white = rect(0, 0, 1, 1, Color(white: 1, opacity: 0.3))
    let stack = try draw(1, 1, Array(repeating: white, count: 200), background: .white)
    #expect(stack[0, 0] == .white)
  }

  @Test("no stored pixel has a colour byte above its alpha")
  func wellFormed() throws {
    var pictures = RandomPictures(
      seed: 45, size: 24, modes: Self.linearModes + [.multiply, .screen])
    for index in 0..<80 {
      let bitmap = try Renderer(scale: 1).render(pictures.next())
      for y in 0..<24 {
        for x in 0..<24 {
          let pixel = bitmap[x, y]
          #expect(
            max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha, "picture \(index): \(pixel)")
        }
      }
    }
  }

  @Test("a group that changes nothing is as if it were not there")
  func plainGroups() throws {
    var pictures = RandomPictures(seed: 46, size: 24, modes: [.normal])
    for _ in 0..<40 {
      var list = pictures.next()
      let plain = try Renderer(scale: 1).render(list)
      list.items = [.group(Group(list.items))]
      #expect(try Renderer(scale: 1).render(list) == plain)
    }
  }

  // A lone item took the group's opacity unclamped, and its mode before the coverage.
  @Test("a group of one item looks as it does beside an item that can't be seen")
  func loneItems() throws {
    let circle = Path(ellipseIn: Rect(x: 2.3, y: 2.1, width: 14, height: 13))
    let item = DrawingItem.fill(
      Fill(circle, paint: .color(Color(red: 0.9, green: 0.6, blue: 0.1, opacity: 0.5))))
    let nothing = rect(30, 30, 1, 1)
    for mode in BlendMode.allCases {
      for opacity in [-1, 0, 0.4, 1, 1.7] {
        func render(_ items: [DrawingItem]) throws -> Bitmap {
          let group = DrawingItem.group(Group(items, opacity: opacity, blendMode: mode))
          return try draw(20, 20, [rect(0, 0, 12, 20, Color(hex: 0x88cc44)), group])
        }
        let (lone, pair) = (try render([item]), try render([item, nothing]))
        for y in 0..<20 {
          for x in 0..<20 {
            let (a, b) = (lone[x, y], pair[x, y])
            for (p, q) in [
              (a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha),
            ] {
              // The pair's layer is rounded once more, which dodging and the like enlarge.
              let slack = [.colorDodge, .colorBurn, .hue, .saturation].contains(mode) ? 40 : 4
              #expect(
                abs(Int(p) - Int(q)) <= slack, "\(mode) \(opacity) (\(x), \(y)): \(a) for \(b)")
            }
          }
        }
      }
    }
  }

  @Test("a layer cut out of its group by destinationOut leaves a hole with the edge's other half")
  func cutOut() throws {
    let hole = DrawingItem.group(Group([rect(5.25, 5, 4.5, 5)], blendMode: .destinationOut))
    let bitmap = try draw(16, 16, [.group(Group([rect(0, 0, 16, 16), hole], opacity: 0.999_999))])
    #expect(bitmap[4, 7].alpha == 255 && bitmap[7, 7].alpha == 0)
    #expect(bitmap[5, 7].alpha == 64 && bitmap[9, 7].alpha == 64)
    // Outside the group the eraser has no effect.
    let below = try draw(
      16, 16,
      [rect(0, 0, 16, 16, .white), .group(Group([rect(0, 0, 16, 16), hole], opacity: 0.999_999))])
    #expect(below[7, 7] == .white)
  }

  // Winding numbers add up, and nothing may run over.
  @Test("a path that is thousands of copies of itself is drawn soon, full inside and clear outside")
  func thousandsOfCopies() throws {
    let shape = Path(roundedRect: Rect(x: 2.3, y: 3.1, width: 14.2, height: 12.7), cornerRadius: 5)
    let copies = Path { for _ in 0..<4096 { $0.addPath(shape) } }
    let clock = ContinuousClock()
    for rule in FillRule.allCases {
      var bitmap = try draw(1, 1, [])
      let elapsed = try clock.measure { bitmap = try draw(20, 20, [black(copies, rule: rule)]) }
      #expect(elapsed < .seconds(5))
      // An even number of copies is nothing by the even-odd rule.
      let inside: UInt8 = rule == .nonZero ? 255 : 0
      for index in 5..<14 {
        #expect(bitmap[index, 7].alpha == inside && bitmap[7, index].alpha == inside)
      }
      for index in 0..<20 {
        #expect(bitmap[index, 1].alpha == 0 && bitmap[1, index].alpha == 0)
        #expect(bitmap[index, 17].alpha == 0 && bitmap[18, index].alpha == 0)
      }
    }
  }

  @Test("2000 edges within one row of pixels are drawn soon, and to a level of their area")
  func crowdedRow() throws {
    var generator = SeededGenerator(seed: 47)
    let points = (0..<2000).map { _ in
      (generator.next(in: 0..<30), generator.next(in: 1..<2))
    }
    let clock = ContinuousClock()
    for rule in FillRule.allCases {
      let path = polygon(points)
      var bitmap = try draw(1, 1, [])
      let elapsed = try clock.measure { bitmap = try draw(30, 3, [black(path, rule: rule)]) }
      #expect(elapsed < .seconds(10))
      let exact = ReferenceCoverage(of: path, rule: rule, width: 30, height: 3, linesPerRow: 512)
        .values
      for column in 0..<30 {
        // Some 130 edges end or cross in each pixel, and their roundings are random.
        #expect(abs(Double(bitmap[column, 1].alpha) - exact[30 + column] * 255) <= 3)
        #expect(bitmap[column, 0].alpha == 0 && bitmap[column, 2].alpha == 0)
      }
    }
  }
}
