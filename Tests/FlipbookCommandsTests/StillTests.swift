import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("flipbook still")
struct StillTests {
  @Test("a moment by its name or its time, up to the end itself, is a frame of the film")
  func moments() throws {
    let folder = try TemporaryFolder()
    let result = flipbook("still", "test/dot", "--at", "middle", "-o", folder("new/a.png"))
    #expect(result.code == 0)
    #expect(result.messages == "\(folder("new/a.png")): 144 × 96 pixels\n")
    #expect(flipbook("still", "test/dot", "--at", "0.5", "-o", folder("b.png")).code == 0)
    #expect(flipbook("still", "test/dot", "--at", "1", "-o", folder("end.png")).code == 0)
    #expect(try folder.bytes("new/a.png") == folder.bytes("b.png"))
    _ = flipbook("render", "test/dot", "-o", folder("frames"), "--frames", "30-59")
    #expect(try folder.bytes("b.png") == folder.bytes("frames/frame-00030.png"))
    #expect(try folder.bytes("end.png") == folder.bytes("frames/frame-00059.png"))
  }

  @Test("--tree prints the views with their frames in points, and writes nothing")
  func tree() {
    let result = flipbook("still", "test/still", "--tree")
    #expect(result.code == 0 && result.messages.isEmpty)
    let lines = result.text.split(separator: "\n")
    #expect(lines.first == "screen (0, 0) 48 x 32" && lines.count > 2)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    for other in [["-o", "a.png"], ["--size", "4x4"], ["--shadow"], ["--caption", "a"]] {
      let refused = run(["still", "test/still", "--tree"] + other)
      #expect(refused.code == 2 && refused.messages.contains("--tree"))
    }
  }

  @Test("a script that can't be played is input that is wrong: code 3, in the script's words")
  func script() throws {
    struct Blank: Storyboard {
      mutating func update(_ action: Int, at time: Seconds) -> [Delayed<Int>] { [] }
      func body(at time: Seconds, send: @escaping @Sendable (Int) -> Void) -> some View {
        Color.black
      }
    }
    let film = StoryboardFilm(
      Blank(), script: [.tap("Go", at: 1)], name: "test/blank", size: Size(width: 8, height: 8),
      duration: 2)
    let folder = try TemporaryFolder()
    let result = flipbook(
      "still", "test/blank", "--at", "1.5", "-o", folder("a.png"), films: [film])
    #expect(result.code == 3)
    #expect(
      result.messages.contains("tap on \"Go\" at 1 s: no view called \"Go\" can be touched"))
    #expect(throws: (any Error).self) { try folder.bytes("a.png") }
    #expect(flipbook("still", "test/blank", "--at", "0.5", "-o", "-", films: [film]).code == 0)
  }

  @Test("a film without duration needs no moment, and - is standard output")
  func withoutMoment() throws {
    let result = flipbook("still", "test/still", "--scale", "1", "-o", "-")
    #expect(result.code == 0 && result.messages.isEmpty)
    let picture = try PNG.decode(result.output)
    #expect(picture.width == 48 && picture.height == 32)
  }

  @Test(
    "--size is exact to the pixel",
    arguments: [(1290, 2796), (1320, 2868), (2048, 2732), (1242, 2208), (1, 1), (7, 500)])
  func exactSize(width: Int, height: Int) throws {
    let film = Dot(size: Size(width: 402, height: 874))
    let result = flipbook(
      "still", "test/dot", "--at", "0", "--size", "\(width)x\(height)", "-o", "-", films: [film])
    let picture = try PNG.decode(result.output)
    #expect(picture.width == width && picture.height == height)
  }

  @Test("with --size the film is as large as it fits, in the middle, over the background")
  func fitted() throws {
    // 48 x 32 points in 300 x 100 pixels: 150 x 100, with 75 columns left at each side.
    let wide = try PNG.decode(
      flipbook(
        "still", "test/still", "--size", "300x100", "--background", "#0000ff", "-o", "-"
      ).output)
    let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    let cream = RGBA8(red: 0xff, green: 0xf4, blue: 0xe0, alpha: 255)
    for y in [0, 99] {
      #expect(wide[0, y] == blue && wide[74, y] == blue)
      #expect(wide[75, y] == cream && wide[224, y] == cream)
      #expect(wide[225, y] == blue && wide[299, y] == blue)
    }
    // 100 x 300: 100 x 66.67, from row 117 on; 66 rows are whole.
    let high = try PNG.decode(
      flipbook("still", "test/still", "--size", "100x300", "-o", "-").output)
    #expect(high[0, 116] == .clear && high[0, 117] == cream)
    #expect(high[99, 182] == cream && high[99, 183] == .clear)
  }

  @Test("a size in the film's own shape is the same picture as that scale")
  func sameShape() throws {
    let sized = flipbook("still", "test/dot", "--at", "0.3", "--size", "96x64", "-o", "-")
    let scaled = flipbook("still", "test/dot", "--at", "0.3", "--scale", "2", "-o", "-")
    #expect(sized.code == 0 && sized.output == scaled.output)
  }

  @Test("what became of the film is said: fitted with what is left over, or cut off")
  func fitting() throws {
    let folder = try TemporaryFolder()
    func still(_ arguments: String...) -> String {
      run(["still", "test/still", "-o", folder("a.png")] + arguments).messages
    }
    #expect(
      still("--size", "300x100")
        == "\(folder("a.png")): 300 × 100 pixels; the film fits at scale 3.125, with 75 and 75 columns "
        + "beside it, 0 and 0 rows above and below\n")
    #expect(
      still("--size", "300x100", "--mode", "cover").hasSuffix(
        "the film covers its place at scale 6.25, cut off by 50 pixels at the top and 50 pixels at the "
          + "bottom\n"))
    #expect(still("--size", "96x64") == "\(folder("a.png")): 96 × 64 pixels\n")
    #expect(still("--mode", "cover").contains("--size or --preset"))
  }

  @Test("several moments are several files in a folder, by their names, the same as one by one")
  func severalMoments() throws {
    let folder = try TemporaryFolder()
    let result = flipbook(
      "still", "test/dot", "--at", "middle", "--at", "0.3", "--at", "end", "-o", folder("a"))
    #expect(result.code == 0 && result.messages.split(separator: "\n").count == 3)
    let files = try folder.files("a")
    #expect(
      files.keys.sorted()
        == ["test-dot-0.3s.png", "test-dot-end.png", "test-dot-middle.png"])
    let alone = flipbook("still", "test/dot", "--at", "0.3", "-o", "-")
    #expect(files["test-dot-0.3s.png"] == alone.output)
    #expect(
      flipbook("still", "test/dot", "--at", "end", "--at", "end", "-o", folder("a")).code == 2)
    #expect(
      flipbook("still", "test/dot", "--at", "0", "--at", "end", "-o", folder("a.png")).code == 2)
  }

  @Test("the App Store's set has each size exactly, without alpha, a caption for each moment")
  func preset() throws {
    let folder = try TemporaryFolder()
    let film = Dot(size: Size(width: 402, height: 874))
    let result = run(
      [
        "still", "test/dot", "--at", "start", "--at", "end", "--caption", "One", "--caption", "Two",
        "--preset", "app-store", "-o", folder("a"),
      ], films: [film])
    #expect(result.code == 0, "\(result.messages)")
    let sizes = ["iphone-6.9": (1320, 2868), "iphone-6.5": (1284, 2778), "ipad-13": (2064, 2752)]
    let files = try folder.files("a")
    #expect(files.count == 6)
    for (display, size) in sizes {
      for name in ["01-start", "02-end"] {
        let bytes = try #require(files["\(display)-\(name).png"])
        let picture = try PNG.decode(bytes)
        #expect(picture.width == size.0 && picture.height == size.1)
        // RGB of 8 bits.
        #expect(bytes[24...25] == [8, 2])
      }
    }
    let clear = run(
      ["still", "test/dot", "--at", "0", "--preset", "app-store", "--background", "#00000080"]
        + ["-o", folder("b")], films: [film])
    #expect(clear.code == 2 && clear.messages.contains("alpha"))
    #expect(flipbook("still", "test/still", "--preset", "play-store").code == 2)
    let three = run(
      ["still", "test/dot", "--at", "0", "--caption", "a", "--caption", "b", "-o", folder("c")])
    #expect(three.code == 2 && three.messages.contains("2 captions for 1 moment"))
  }

  @Test("a caption's font is one of the library's, with a weight")
  func captionFont() throws {
    func still(_ font: String) -> Run {
      flipbook(
        "still", "test/still", "--caption", "Agg", "--caption-font", font, "--size", "200x300",
        "-o",
        "-")
    }
    let (regular, black) = (still("Inter:400"), still("inter:900"))
    #expect(regular.code == 0 && black.code == 0 && regular.output != black.output)
    let missing = still("Comic Sans")
    #expect(missing.code == 3 && missing.messages.contains("Comic Sans"))
    #expect(still("Inter:heavy").code == 2)
  }

  @Test("--background is a colour, a gradient at an angle, or the film's own")
  func backgrounds() throws {
    func still(_ background: String) -> Run {
      flipbook(
        "still", "test/still", "--size", "300x100", "--background", background, "-o", "-")
    }
    let gradient = try PNG.decode(still("90deg,#000000,#ffffff").output)
    #expect(gradient[0, 50].red < 3 && gradient[299, 50].red > 252)
    // Of cream and green, green is strong.
    let own = try PNG.decode(still("film").output)[5, 50]
    #expect(own.green > own.red && own.green > own.blue)
    for wrong in ["red", "#12", "90deg", "deg,#000,#fff", "#000,", ""] {
      #expect(still(wrong).code == 2, "\(wrong)")
    }
  }

  @Test("--optimise writes the same pixels in fewer bytes, and says how many")
  func optimised() throws {
    let folder = try TemporaryFolder()
    _ = flipbook("still", "test/still", "-o", folder("a.png"))
    let result = flipbook("still", "test/still", "--optimise", "-o", folder("b.png"))
    let (before, after) = (try folder.bytes("a.png").count, try folder.bytes("b.png").count)
    #expect(after < before)
    #expect(result.messages.contains("b.png: \(before) bytes before, \(after) after"))
    #expect(try folder.picture("a.png") == folder.picture("b.png"))
  }

  @Test("an existing file is replaced, a link's target too")
  func replaced() throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], "real.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.png"), withDestinationPath: "real.png")
    #expect(flipbook("still", "test/still", "-o", folder("link.png")).code == 0)
    #expect(try folder.picture("real.png").width == 144)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("link.png"))
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }
}
