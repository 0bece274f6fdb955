import Drawing
import Geometry
import Imaging
import Numerics
import Raster
import Testing

/// What a filter sees of the picture below it.
@Suite("Backdrops")
struct BackdropTests {
  @Test("a backdrop's blur takes the canvas's last row to go on, though its region reaches beyond")
  func edge() throws {
    let (size, sigma, line) = (60.0, 4.0, 57)
    let ground = DrawingItem.fill(
      Fill(Path(Rect(x: 0, y: 0, width: size, height: size)), paint: .color(.white)))
    let stroke = DrawingItem.fill(
      Fill(Path(Rect(x: 0, y: Double(line), width: size, height: 1)), paint: .color(.black)))
    let glass = Filter(
      [
        FilterPrimitive(
          .gaussianBlur(sigmaX: sigma, sigmaY: sigma, clampsEdges: true), inputs: [.backdrop])
      ],
      region: Rect(x: -12, y: 28, width: size + 24, height: size), transform: .identity)
    let cut = Clip(Path(Rect(x: 0, y: 40, width: size, height: 20)))
    let bitmap = try Renderer(scale: 1).render(
      DisplayList(
        size: Size(width: size, height: size),
        items: [ground, stroke, .group(Group([], clip: cut, filters: [glass]))]))
    // A normal distribution's weights; rows beyond the last count as the last, those above the region as
    // its first.
    for y in 44..<60 {
      var (sum, total) = (0.0, 0.0)
      for offset in -16...16 {
        let distance = Double(offset) / sigma
        let weight = Double.exp(-distance * distance / 2)
        total += weight
        if min(max(y + offset, 28), 59) == line { sum += weight }
      }
      let expected = 255 * (1 - sum / total)
      let found = bitmap[30, y]
      #expect(abs(Double(found.green) - expected) < 4, "row \(y): \(found), expected \(expected)")
      #expect(found.alpha == 255, "row \(y)")
    }
    #expect(bitmap[30, 39] == .white && bitmap[30, 20] == .white)
  }
}
