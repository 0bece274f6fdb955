import Geometry
import Numerics
import Testing

@Suite("Dashes")
struct DashTests {
  /// The x of the starts and ends of dashes along a level line.
  private func runs(_ data: String, _ dash: [Double], phase: Double = 0) throws -> [[Double]] {
    try Path(svg: data).dashedPath(dash, phase: phase).subpaths.map { subpath in
      [subpath.start.x, subpath.segments.last?.end.x ?? .nan].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test(
    "a pattern is laid along a line from its phase on",
    arguments: [
      ([10, 5], 0.0, [[0.0, 10], [15, 25], [30, 40], [45, 50]]),
      ([10, 5], 3, [[0, 7], [12, 22], [27, 37], [42, 50]]),
      ([10, 5], -3, [[3, 13], [18, 28], [33, 43], [48, 50]]),
      ([10, 5], 10, [[5, 15], [20, 30], [35, 45]]),
      ([10, 5], 1503, [[0, 7], [12, 22], [27, 37], [42, 50]]),
      ([10, 5, 2], 17, [[10, 15], [17, 27], [32, 34], [44, 49]]),
      ([20], 0, [[0, 20], [40, 50]]),
      ([25, 25], 0, [[0, 25]]),
      ([100, 5], 0, [[0, 50]]),
      ([5, 100], 0, [[0, 5]]),
      ([5, 100], 50, []),
      ([5, 10], .nan, [[0, 5], [15, 20], [30, 35], [45, 50]]),
    ] as [([Double], Double, [[Double]])])
  func line(dash: [Double], phase: Double, expected: [[Double]]) throws {
    #expect(try runs("M0 0H50", dash, phase: phase) == expected)
  }

  @Test(
    "a pattern without gaps, or that makes no sense, leaves a solid line",
    arguments: [
      [], [0], [0, 0], [5, 0], [-1, 2], [3, -1], [.nan, 1], [.infinity, 1], [0, 0, 0],
    ] as [[Double]])
  func solid(dash: [Double]) throws {
    let path = try Path(svg: "M0 0H50V50z")
    #expect(try path.dashedPath(dash) == path)
  }

  @Test("the pattern starts anew at each subpath, and runs on round corners")
  func subpaths() throws {
    #expect(
      try runs("M0 0H12M100 0H112", [5, 5]) == [[0, 5], [10, 12], [100, 105], [110, 112]])
    let corner = try Path(svg: "M0 0H10V10").dashedPath([15, 5])
    #expect(corner == (try Path(svg: "M0 0H10V5")))
  }

  @Test("on a closed path a dash goes on over the seam where both ends are on")
  func seam() throws {
    let square = try Path(svg: "M0 0H10V10H0Z")
    // 40 long: the dashes at 0-4 and 34-40 are one.
    let joined = try square.dashedPath([6, 3], phase: 2)
    #expect(joined.subpaths.first == (try Path(svg: "M0 6V0H4")).subpaths.first)
    #expect(joined.subpaths.count == 4)
    let miter = joined.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(miter.contains(Point(x: -0.9, y: -0.9)))
    // Off at the end: no join. One dash all the way: closed.
    #expect(try square.dashedPath([5, 5]).subpaths.first?.start == .zero)
    #expect(try square.dashedPath([40, 5]).subpaths.map(\.isClosed) == [true])
    #expect(try square.dashedPath([39, 5]).subpaths.map(\.isClosed) == [false])
  }

  @Test("dashes without length are dots with the path's direction, where caps stand")
  func dots() throws {
    let diagonal = try Path(svg: "M0 0L30 40")
    let dots = try diagonal.dashedPath([0, 10]).subpaths
    #expect(dots.count == 5)
    for (index, dot) in dots.enumerated() {
      let line = try #require(dot.segments.first)
      let place = line.start.mixed(with: line.end, by: 0.5)
      #expect(place.distance(to: Point(x: 6 * Double(index), y: 8 * Double(index))) < 1e-6)
      #expect((line.end - line.start).length < 2e-6)
    }
    let style = StrokeStyle(lineWidth: 2, lineCap: .square, dash: [0, 10])
    let square = diagonal.strokedPath(style, tolerance: 1e-3)
    // Turned with the line: 2 to a side, five of them.
    #expect(abs(square.signedArea - 5 * 4) < 0.01)
    #expect(square.contains(Point(x: 6 + 0.6 * 0.9, y: 8 + 0.8 * 0.9)))
    #expect(square.contains(Point(x: 6 + 1.4 * 0.9, y: 8 + 0.2 * 0.9)))
    let butt = diagonal.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 10]), tolerance: 1e-3)
    #expect(butt.signedArea < 0.01)
  }

  @Test("the dashes of a curve are as long as they should be, and as far apart")
  func curves() throws {
    var shapes = RandomShapes(seed: 61)
    for _ in 0..<40 {
      let path = shapes.path()
      guard path.length() > 1 else { continue }
      for subpath in path.subpaths where subpath.segments.count > 1 && !subpath.isClosed {
        let alone = Path { $0.addSubpath(subpath) }
        let length = alone.length()
        let dashes = try alone.dashedPath([7, 3]).subpaths
        #expect(abs(Double(dashes.count) - (length / 10).rounded(.up)) <= 1)
        for dash in dashes.dropLast() {
          #expect(abs(Path { $0.addSubpath(dash) }.length() - 7) < 1e-4)
        }
      }
    }
  }

  @Test("only what can be seen is dashed, and that as if all were")
  func visible() throws {
    let view = Rect(x: 100, y: -10, width: 50, height: 20)
    let line = try Path(svg: "M0 0H1000C1000 50 500 50 100 0")
    let all = try line.dashedPath([3, 2])
    let seen = try line.dashedPath([3, 2], visibleIn: view)
    #expect(seen.subpaths.count < all.subpaths.count / 4)
    for x in stride(from: 100.25, to: 150, by: 0.5) {
      func isOn(_ path: Path) -> Bool {
        path.strokedPath(StrokeStyle(lineWidth: 1)).contains(Point(x: x, y: 0.25))
      }
      #expect(isOn(all) == isOn(seen), "\(x)")
    }
    let clock = ContinuousClock()
    let far = try Path(svg: "M-1e9 0H1e9")
    let spent = try clock.measure {
      let dashes = try far.dashedPath([1, 1], visibleIn: view)
      #expect(dashes.subpaths.count == 25 || dashes.subpaths.count == 26)
    }
    #expect(spent < .milliseconds(100))
    #expect(throws: DashError.self) { try far.dashedPath([1, 1]) }
    #expect(throws: DashError.self) { try Path(svg: "M0 0H1").dashedPath([1e-9, 1e-9]) }
  }

  @Test("a stroke's pattern that is too fine to be seen keeps the share that it covers")
  func fine() throws {
    let line = try Path(svg: "M10 50H90")
    for dash in [[0.5, 0.5], [1e-3, 3e-3], [1e-7, 1e-7], [1e-300, 1e-300], [2e-9, 1e-9, 1e-9]] {
      let even = dash.count % 2 == 0 ? dash : dash + dash
      let on = stride(from: 0, to: even.count, by: 2).reduce(0) { $0 + even[$1] }
      let share = on / even.reduce(0, +)
      let style = StrokeStyle(lineWidth: 10, dash: dash)
      let area = line.strokedPath(style, tolerance: 1.0 / 1024).signedArea
      #expect(abs(area - 800 * share) < 2, "\(dash)")
    }
  }
}
