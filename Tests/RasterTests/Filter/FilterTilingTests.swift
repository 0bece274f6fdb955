import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Filters in tiles")
struct FilterTilingTests {
  /// A chain as design tools write it: a hardened alpha, moved, blurred, cut, tinted and merged.
  private static func chain(_ space: FilterPrimitive.Space) -> Filter {
    Filter([
      FilterPrimitive(.offset(dx: 3, dy: 5), inputs: [.sourceAlpha], space: space),
      FilterPrimitive(.gaussianBlur(sigmaX: 6, sigmaY: 9), inputs: [.result(0)], space: space),
      FilterPrimitive(
        .colorMatrix([0.2, 0, 0, 0, 0.3, 0, 0, 0, 0, 0.1, 0, 0, 1, 0, 0.5, 0, 0, 0, 0.6, 0]),
        inputs: [.result(1)], space: space),
      FilterPrimitive(
        .morphology(.dilate, radiusX: 2, radiusY: 2.5), inputs: [.result(2)], space: space),
      FilterPrimitive(.merge, inputs: [.result(3), .source, .source], space: space),
    ])
  }

  /// A tall picture of slanted bars in gradients, `shift` rows further up.
  private static func tall(_ height: Int, shift: Double, _ filter: Filter) -> DisplayList {
    let stops = GradientStops([
      .init(color: Color(hex: 0xff_8040), location: 0),
      .init(color: Color(hex: 0x20_60ff).opacity(0.4), location: 1),
    ])
    let bars = stride(from: -200.0, to: 1600, by: 37).map { y in
      DrawingItem.fill(
        Fill(
          polygon([(4, y), (50, y + 9), (50, y + 20), (4, y + 16)]),
          paint: .linearGradient(
            LinearGradientPaint(stops, start: Point(x: 0, y: y), end: Point(x: 60, y: y + 30)))))
    }
    let group = DrawingItem.group(Group(bars, filters: [filter]))
    return picture(56, height, [group.applying(Affine(translationX: 0, y: -shift))])
  }

  @Test("a tall picture has no seams: tiles that begin elsewhere show the same to a level")
  func seams() throws {
    for space in FilterPrimitive.Space.allCases {
      let filter = Self.chain(space)
      let all = try Renderer(scale: 1).render(Self.tall(1300, shift: 0, filter))
      // A multiple of what dithering and blurs repeat by on the canvas.
      for shift in [256, 400] {
        let part = try Renderer(scale: 1).render(Self.tall(700, shift: Double(shift), filter))
        var worst = 0
        for y in 0..<part.height {
          for x in 0..<part.width {
            worst = max(worst, part[x, y].largestDifference(to: all[x, y + shift]))
          }
        }
        #expect(worst <= 1, "\(space), \(shift) rows up")
      }
    }
  }

  @Test("the bytes are the same in bands of any height and with any number of threads")
  func bands() throws {
    let list = Self.tall(1300, shift: 0, Self.chain(.linear))
    let whole = try Renderer(scale: 1).render(list)
    for rows in [0..<1, 300..<340, 255..<770, 1299..<1300] {
      let band = try Renderer(scale: 1).render(list, rows: rows)
      #expect(band == whole.cropped(columns: 0..<56, rows: rows), "\(rows)")
    }
    for threads in [2, 3, 8] {
      var drawn = Bitmap(width: 56, height: 1300)
      try Renderer(scale: 1).draw(list, on: &drawn, threads: threads)
      #expect(drawn == whole, "\(threads) threads")
    }
  }

  @Test("a turned filter is made in tiles too, and the same in bands")
  func turned() throws {
    var filter = Self.chain(.sRGB)
    filter.transform = Affine(rotation: .degrees(30))
    let list = Self.tall(900, shift: 0, filter)
    let whole = try Renderer(scale: 1).render(list)
    let band = try Renderer(scale: 1).render(list, rows: 410..<540)
    #expect(band == whole.cropped(columns: 0..<56, rows: 410..<540))
  }

  @Test(
    "filters in one another that show what is far off are drawn in a time that their number is in")
  func nested() throws {
    let twice = Filter([
      FilterPrimitive(.offset(dx: 900, dy: 0), inputs: [.source]),
      FilterPrimitive(.merge, inputs: [.source, .result(0)]),
    ])
    // Two pictures at each level, each with two of the next, were a million for twenty levels.
    var items = [
      rect(0, 0, 20, 20, Color(hex: 0x20_8040).opacity(0.5)), rect(-900, 30, 20, 20, .black),
    ]
    for _ in 0..<20 { items = [.group(Group(items, filters: [twice]))] }
    let time = try ContinuousClock().measure {
      let bitmap = try draw(64, 64, items)
      #expect(bitmap[10, 10].alpha == 128 && bitmap[10, 40].alpha == 255)
      #expect(bitmap[40, 10].alpha == 0)
    }
    #expect(time < .seconds(15), "\(time)")
  }

  @Test("a filter that reaches too far for memory is an error, and one before anything is made")
  func tooMuch() {
    let wide = rect(-1e5, -1e5, 2e5, 2e5)
    let filter = Filter([
      FilterPrimitive(.morphology(.erode, radiusX: 9000, radiusY: 9000), inputs: [.source])
    ])
    let time = ContinuousClock().measure {
      do {
        _ = try draw(64, 64, [.group(Group([wide], filters: [filter]))])
        Issue.record("it was drawn")
      } catch RasterError.filter(let width, let height, let bytes) {
        #expect(width == 64 && height == 64 && bytes > 1 << 30)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(time < .seconds(1))
  }
}

extension RGBA8 {
  /// The largest difference of a channel.
  fileprivate func largestDifference(to other: RGBA8) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
