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
    "every pixel of random paths is within 1/255 of the area measured by scan lines",
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
}
