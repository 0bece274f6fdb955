import Flipbook
import TestSupport
import Testing

@Suite("flipbook sheet")
struct SheetTests {
  @Test("a picture every so often, the end included, each the frame of its time")
  func cells() throws {
    let folder = try TemporaryFolder()
    let result = flipbook(
      "sheet", "test/dot", "--every", "0.25", "--scale", "2", "--columns", "3", "-o",
      folder("a.png"))
    #expect(result.code == 0, "\(result.messages)")
    let sheet = try folder.picture("a.png")
    #expect(
      result.messages
        == "\(folder("a.png")): 5 pictures on \(sheet.width) × \(sheet.height) pixels\n")
    let renderer = FrameRenderer(scale: 2, fonts: try FontLibrary.bundled())
    var places: [(x: Int, y: Int)] = []
    for time in [0, 0.25, 0.5, 0.75, 1] {
      let frame = try renderer.bitmap(of: Dot(), at: time)
      let found = try #require(place(of: frame, in: sheet), "no frame at \(time) s")
      places.append(found)
    }
    // Three in the first row, in order, then two below them.
    #expect(places[0].y == places[2].y && places[3].y > places[0].y + 64)
    #expect(places[0].x < places[1].x && places[1].x < places[2].x && places[3].x == places[0].x)
  }

  /// Where all of `part` stands in `whole`.
  private func place(of part: Bitmap, in whole: Bitmap) -> (x: Int, y: Int)? {
    for y in 0...whole.height - part.height {
      for x in 0...whole.width - part.width where whole[x, y] == part[0, 0] {
        let cut = whole.cropped(columns: x..<x + part.width, rows: y..<y + part.height)
        if cut == part { return (x, y) }
      }
    }
    return nil
  }

  @Test("a part of a film, and what is not one", arguments: [("0.5", "0.7", 3), ("1", "1", 1)])
  func part(from: String, to: String, count: Int) throws {
    let folder = try TemporaryFolder()
    let result = flipbook(
      "sheet", "test/dot", "--every", "0.1", "--from", from, "--to", to, "-o", folder("a.png"))
    #expect(result.messages.contains("\(count) picture"))
    for wrong in [["--every", "0"], ["--every", "1e-5"], ["--from", "2"], ["--to", "x"]] {
      #expect(run(["sheet", "test/dot", "-o", folder("b.png")] + wrong).code == 2, "\(wrong)")
    }
    #expect(run(["sheet", "test/dot", "--from", "0.6", "--to", "0.5", "-o", "-"]).code == 2)
  }

  @Test("a frame that can't be drawn is named, and nothing is written")
  func badFrame() throws {
    let folder = try TemporaryFolder()
    let result = run(
      ["sheet", "test/dot", "-o", folder("a.png")], films: [Dot(badTime: 0.5)])
    #expect(result.code == 3 && result.messages.contains("test/dot at 0.5 s"))
    #expect(try folder.files().isEmpty)
  }
}
