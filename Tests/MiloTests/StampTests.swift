import Flipbook
import Milo
import Testing

/// The stamp's outline and its drop.
@Suite("Milo's stamp")
struct StampTests {
  @Test("its perforations are whole along each side and at the corners")
  func perforations() {
    let size = StampPaper.size
    let paper = StampPaper().path(in: CGRect(origin: .zero, size: size))
    func isPaper(_ x: Double, _ y: Double) -> Bool { paper.contains(CGPoint(x: x, y: y)) }
    for index in 0..<16 {
      let x = 10 + 15 * Double(index)
      for (edge, inward) in [(0.0, 1.0), (size.height, -1.0)] {
        #expect(!isPaper(x, edge + 4.9 * inward) && isPaper(x, edge + 5.1 * inward))
        #expect(!isPaper(x - 4.7, edge + inward) && !isPaper(x + 4.7, edge + inward))
        #expect(isPaper(x + 7.5, edge + 0.1 * inward))
      }
    }
    for index in 0..<19 {
      let y = 10 + 15 * Double(index)
      for (edge, inward) in [(0.0, 1.0), (size.width, -1.0)] {
        #expect(!isPaper(edge + 4.9 * inward, y) && isPaper(edge + 5.1 * inward, y))
        #expect(isPaper(edge + 0.1 * inward, y + 7.5))
      }
    }
    for (x, y) in [(0.5, 0.5), (244.5, 0.5), (0.5, 289.5), (244.5, 289.5)] {
      #expect(isPaper(x, y), "a corner at (\(x), \(y))")
    }
    #expect(!isPaper(0.1, 0.1))
    let bounds = paper.boundingRect
    #expect(abs(bounds.minX) < 1e-4 && abs(bounds.maxX - 245) < 1e-4)
    #expect(abs(bounds.minY) < 1e-4 && abs(bounds.maxY - 290) < 1e-4)
    #expect(paper.subpaths.count == 1)
  }

  @Test("the emblem is one line, mirrored above its middle, as large as the panel asks")
  func emblem() {
    let line = StampEmblem().path(in: .zero)
    #expect(line.subpaths.count == 1)
    let ink = line.strokedPath(
      StrokeStyle(lineWidth: StampEmblem.lineWidth, lineCap: .round, lineJoin: .round))
    let bounds = ink.boundingRect
    #expect(abs(bounds.width - 148) < 0.5 && abs(bounds.height - 166) < 1, "\(bounds)")
    for x in stride(from: -80.0, through: 0, by: 1.5) {
      for y in stride(from: -70.0, to: -3.5, by: 1.5) {
        #expect(
          ink.contains(CGPoint(x: x, y: y)) == ink.contains(CGPoint(x: -x, y: y)), "(\(x), \(y))")
      }
    }
  }

  @Test("in the picture the emblem's line ends round, at both ends")
  func caps() throws {
    let frame = try FrameRenderer(scale: 3, fonts: FontLibrary.bundled()).bitmap(
      of: stampFilm, at: stampFilm.duration)
    let (cream, panel) = (Color(hex: 0xF8DFA5), Color(hex: 0xE0563B))
    // An end, and the direction that the line has beyond it; the emblem's origin is at (201, 347.5).
    for (x, y, dx, dy) in [(-46.0, 46.0, 12.8, 13.1), (18, 85, 2.8, -3.2)] {
      let length = (dx * dx + dy * dy).squareRoot()
      func pixel(ahead: Double, aside: Double) -> RGBA8 {
        let (px, py) = (
          x + (ahead * dx - aside * dy) / length, y + (ahead * dy + aside * dx) / length
        )
        return frame[Int((201 + px) * 3), Int((347.5 + py) * 3)]
      }
      #expect(pixel(ahead: 7, aside: 0) == cream.premultiplied8, "it goes on half its width")
      #expect(pixel(ahead: 9, aside: 0) == panel.premultiplied8)
      for aside in [6.8, -6.8] {
        #expect(pixel(ahead: 6.8, aside: aside) == panel.premultiplied8, "without corners")
      }
    }
  }
}
