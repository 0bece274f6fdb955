import Geometry
import Testing

@Suite("Trim")
struct TrimTests {
  @Test("a trimmed path has its share of the length, and lies on the path")
  func lengths() {
    var shapes = RandomShapes(seed: 13)
    for _ in 0..<150 {
      let path = shapes.path()
      let total = path.length()
      let (a, b) = (shapes.number(-0.2..<1.2), shapes.number(-0.2..<1.2))
      let trimmed = path.trimmedPath(from: min(a, b), to: max(a, b))
      let share = max(min(max(a, b), 1) - max(min(a, b), 0), 0)
      #expect(abs(trimmed.length() - share * total) < 1e-4)
      let probe = PathProbe(path, samples: 2000)
      for point in PathProbe(trimmed, samples: 8).polylines.joined() {
        #expect(probe.distance(to: point) < 1e-3)
      }
    }
  }

  @Test("neighbouring trims meet, and together are the whole")
  func neighbours() {
    var shapes = RandomShapes(seed: 14)
    for _ in 0..<100 {
      let path = Path {
        $0.move(to: shapes.point())
        for _ in 0..<3 {
          let cubic = shapes.cubic()
          $0.addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
        }
      }
      let cut = shapes.number(0.05..<0.95)
      let (first, second) = (
        path.trimmedPath(from: 0, to: cut), path.trimmedPath(from: cut, to: 1)
      )
      #expect(first.points.first == path.points.first)
      #expect(second.points.last == path.points.last)
      if let end = first.points.last, let start = second.points.first {
        #expect(end.distance(to: start) < 1e-9)
      }
    }
  }

  @Test("subpaths count one after the other, as one length")
  func subpaths() {
    let path = Path {
      for (y, length) in [(20.0, 100.0), (60, 50), (80, 50)] {
        $0.move(to: Point(x: 0, y: y))
        $0.addLine(to: Point(x: length, y: y))
      }
    }
    let trimmed = path.trimmedPath(from: 0, to: 0.625)
    #expect(trimmed.description == "M 0.0,20.0 L 100.0,20.0 M 0.0,60.0 L 25.0,60.0")
    let later = path.trimmedPath(from: 0.25, to: 0.875)
    #expect(
      later.description
        == "M 50.0,20.0 L 100.0,20.0 M 0.0,60.0 L 50.0,60.0 M 0.0,80.0 L 25.0,80.0")
  }

  @Test("a closed subpath stays closed when it is whole, and is open when a part")
  func closed() {
    let path = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(Rect(x: 20, y: 0, width: 10, height: 10))
    }
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    let trimmed = path.trimmedPath(from: 0, to: 0.75)
    #expect(trimmed.subpaths.map(\.isClosed) == [true, false])
    #expect(abs(trimmed.length() - 60) < 1e-9)
    // The closing line is trimmed like any other.
    #expect(trimmed.points.last == Point(x: 30, y: 10))
  }

  // The last subpath missed its end by a rounding error, and was left open.
  @Test("a later subpath that is wholly inside stays closed, and one outside leaves no sliver")
  func laterSubpaths() {
    for size in stride(from: 0.1, to: 9, by: 0.1) {
      let path = Path {
        $0.addRect(Rect(x: 0, y: 0, width: size, height: size))
        $0.addRect(Rect(x: 20, y: 0, width: size, height: size))
        $0.addEllipse(in: Rect(x: 40, y: 0, width: size, height: size))
      }
      let end = path.trimmedPath(from: 0.1, to: 1).subpaths
      #expect(end.map(\.isClosed) == [false, true, true])
      let rects = 8 * size / path.length()
      #expect(path.trimmedPath(from: rects, to: 1).subpaths.map(\.isClosed) == [true])
      #expect(path.trimmedPath(from: 0, to: rects).subpaths.map(\.isClosed) == [true, true])
    }
  }

  @Test("nothing is left where the end is not beyond the start, or either is NaN")
  func nothing() {
    let path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    let nan = Double.nan
    for (start, end) in [(0.5, 0.5), (0.7, 0.2), (1, 2), (-2, 0), (nan, 1), (0, nan), (nan, nan)] {
      #expect(path.trimmedPath(from: start, to: end).isEmpty, "\(start) to \(end)")
    }
    #expect(Path().trimmedPath(from: 0.1, to: 0.9).isEmpty)
    let dot = Path {
      $0.move(to: .zero)
      $0.addLine(to: .zero)
    }
    #expect(dot.trimmedPath(from: 0.1, to: 0.9).isEmpty)
  }

  @Test("fractions beyond 0 and 1 are clamped")
  func clamped() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: -.infinity, to: .infinity) == path)
    #expect(path.trimmedPath(from: -3, to: 0.4) == path.trimmedPath(from: 0, to: 0.4))
  }
}
