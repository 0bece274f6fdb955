import Drawing
import Geometry
import Imaging
import Raster
import TestSupport
import Testing

/// Random display lists: drawn whole, in bands and by the reference, they come out the same, and soon.
@Suite("Random lists, at length") struct DisplayListFuzzTests {
  @Test(
    "come out as the reference draws them, to a level a rounding and four in all, with many gradients a half more"
  )
  func likeTheReference() throws {
    let settings = FuzzSettings(count: 200)
    let side = 8
    print("seed \(settings.seed), \(settings.count) lists beside the reference")
    var lists = RandomDisplayLists(seed: settings.seed &+ 0x11575, size: Double(side))
    var failures = 0
    for index in 0..<settings.count where failures < 10 {
      let list = lists.next()
      let bitmap = try Renderer(scale: 1).render(list)
      // Errors seldom add up: far from all roundings go one way. But gradients over gradients do, since
      // all are dithered by one pattern: of 80,000 lists one has a pixel that is off by more than 4, which
      // six of them cover.
      let most = list.items.map(\.gradients).reduce(0, +) >= 6 ? 4.5 : 4
      let allowed = min(Double(list.items.map(\.roundings).reduce(0, +)) + 0.5, most)
      var distance = distance(of: bitmap, from: list, lines: 64)
      // The reference itself is a level or two off where an edge lies along its lines.
      if distance > allowed { distance = self.distance(of: bitmap, from: list, lines: 2048) }
      let isNear = distance <= allowed
      #expect(
        isNear,
        "seed \(settings.seed), list \(index): off by \(distance) of \(allowed)\n\(list)")
      if !isNear { failures += 1 }
    }
  }

  /// The largest difference between a bitmap and the reference with so many lines a row, in levels.
  private func distance(of bitmap: Bitmap, from list: DisplayList, lines: Int) -> Double {
    let exact = ReferenceRenderer(
      width: bitmap.width, height: bitmap.height, scale: 1, linesPerRow: lines
    ).render(list)
    return exact.indices.map { pixel in
      bitmap[pixel % bitmap.width, pixel / bitmap.width].levels.distance(to: exact[pixel] * 255)
    }.max() ?? 0
  }

  @Test("are the same whole, in bands of any height and by threads, filters and all modes included")
  func bands() throws {
    let settings = FuzzSettings(count: 200)
    let side = 40
    print("seed \(settings.seed), \(settings.count) lists in bands")
    var lists = RandomDisplayLists(
      seed: settings.seed &+ 0xba4d5, size: Double(side), modes: BlendMode.allCases)
    var filters = RandomFilters(seed: settings.seed, size: Double(side))
    var failures = 0
    for index in 0..<settings.count where failures < 10 {
      var list = lists.next()
      if index % 3 == 0 { list.items = [.group(Group(list.items, filters: [filters.next()]))] }
      let renderer = Renderer(scale: index % 4 == 0 ? 1.7 : 1)
      let time = try processorTime {
        if try !isSame(list, renderer, cut: filters.int(1...30)) {
          failures += 1
          Issue.record("seed \(settings.seed), list \(index) differs in bands\n\(list)")
        }
      }
      #expect(time < FuzzSettings.longest, "seed \(settings.seed), list \(index)\n\(list)")
    }
  }

  /// Whether the list comes out the same whole, in two bands and by two threads.
  private func isSame(_ list: DisplayList, _ renderer: Renderer, cut: Int) throws -> Bool {
    let whole = try renderer.render(list)
    for rows in [0..<cut, cut..<whole.height] {
      let band = try renderer.render(list, rows: rows)
      if band != whole.cropped(columns: 0..<whole.width, rows: rows) { return false }
    }
    var drawn = Bitmap(width: whole.width, height: whole.height)
    try renderer.draw(list, on: &drawn, threads: 2)
    return drawn == whole
  }
}
