import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

@Suite("Coverage")
struct CoverageTests {
  /// The 8-bit coverage of every pixel, by drawing white on nothing.
  static func coverage(
    of path: Path, rule: FillRule, width: Int, height: Int, transform: Affine = .identity
  ) throws -> [UInt8] {
    let list = DisplayList(
      size: Size(width: Double(width), height: Double(height)),
      items: [.fill(Fill(path, rule: rule, paint: .color(.white), transform: transform))])
    let bitmap = try Renderer(scale: 1).render(list)
    return (0..<width * height).map { bitmap[$0 % width, $0 / width].alpha }
  }

  @Test(
    "every pixel of random paths is within 1/255 of the mean winding measured by scan lines",
    arguments: FillRule.allCases)
  func randomPaths(rule: FillRule) throws {
    let side = 24
    var paths = RandomPaths(seed: 2026, size: Double(side))
    for index in 0..<250 {
      let path = paths.next()
      let actual = try Self.coverage(of: path, rule: rule, width: side, height: side)
      let expected = ReferenceCoverage(
        of: path, rule: rule, width: side, height: side, linesPerRow: 256
      ).values
      for pixel in actual.indices {
        let difference = abs(Double(actual[pixel]) - expected[pixel] * 255)
        #expect(
          difference <= 1,
          "path \(index), pixel (\(pixel % side), \(pixel / side)): \(actual[pixel]) for \(expected[pixel] * 255)"
        )
      }
    }
  }

  @Test(
    "where a path neither crosses nor overlaps itself, coverage is the true area of its inside",
    arguments: FillRule.allCases)
  func simplePaths(rule: FillRule) throws {
    var generator = SeededGenerator(seed: 81)
    let side = 24
    for index in 0..<100 {
      // Star-shaped about its centre, with a hole: no two edges cross, however sharp the corners.
      let hole = generator.next(in: 0.1..<0.9)
      let outer = (0..<13).map { _ in generator.next(in: 1..<11) }
      let path = Path {
        for (scale, step) in [(1.0, 1), (hole, -1)] {
          $0.addPath(
            polygon(
              (0..<13).map { corner in
                let number = (corner * step + 13) % 13
                let (sine, cosine) = Double.sincos(Double(number) * 2 * .pi / 13)
                let radius = outer[number] * scale
                return (12.3 + radius * cosine, 11.8 + radius * sine)
              }))
        }
      }
      let actual = try Self.coverage(of: path, rule: rule, width: side, height: side)
      let area = ReferenceCoverage(
        of: path, rule: rule, width: side, height: side
      ).values
      for pixel in actual.indices {
        #expect(
          abs(Double(actual[pixel]) - area[pixel] * 255) <= 1,
          "path \(index), pixel (\(pixel % side), \(pixel / side))")
      }
    }
  }

  @Test("two edges of a path over each other in a pixel add up, to at most the whole of it")
  func overlapWithinAPixel() throws {
    // Twice the same quarter, three quarters, and a quarter wound the other way.
    for (widths, expected) in [([0.25, 0.25], 0.5), ([0.75, 0.75], 1), ([0.25, -0.25], 0)] {
      let path = Path {
        for width in widths {
          let (left, right) = width > 0 ? (1, 1 + width) : (1 - width, 1)
          $0.addPath(polygon([(left, 0), (right, 0), (right, 1), (left, 1)]))
        }
      }
      let coverage = try Self.coverage(of: path, rule: .nonZero, width: 3, height: 1)
      #expect(coverage == [0, UInt8((expected * 255).rounded()), 0])
    }
  }
}
