import Flipbook
import Pickup
import Testing

/// The screens as the app's description has them.
@Suite("Pickup's screens")
struct ScreenTests {
  private let fonts: FontLibrary

  init() throws { fonts = try FontLibrary.bundled() }

  private func tree(_ film: some Film, _ time: Seconds) throws -> String {
    try FrameRenderer(scale: 3, fonts: fonts).viewTree(of: film, at: time)
  }

  private func frame(_ film: some Film, _ time: Seconds, scale: Double = 1) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: film, at: time)
  }

  private func color(_ hex: UInt32) -> RGBA8 { Color(hex: hex).premultiplied8 }

  @Test("the order screen says what it has to say")
  func orderStrings() throws {
    let making = try tree(revealFilm, 0.3)
    for text in [
      "Order A42", "Being made", "Ready in about\u{A0}", "2", "\u{A0}min", "Ordered", "Making",
      "Ready", "Blondie Matcha", "Regular, iced, oat milk", "£4.45", "42 Gordon Street",
      "Collect from the pickup counter", "BLANK", "STREET",
    ] {
      #expect(making.contains("\"\(text)\""), "\(text)")
    }
    #expect(making.contains("labelled \"Ready in about 2 min\""))
    #expect(try tree(revealFilm, 1.2).contains("labelled \"Ready in about 1 min\""))
    let ready = try tree(revealFilm, 2.4)
    #expect(ready.contains("\"Show your code to the barista\""))
    #expect(!ready.contains("\"Being made\""))
  }

  @Test("the code's screen says what it has to say")
  func codeStrings() throws {
    let tree = try tree(revealFilm, 7)
    for text in [
      "Pickup", "A42", "Pickup code", "Ready", "Show this to your barista",
      "Blondie Matcha, Regular · 42 Gordon Street", "Brightness is turned up while this is open",
      "Add to Apple Wallet",
    ] {
      #expect(tree.contains("\"\(text)\""), "\(text)")
    }
    #expect(try self.tree(codeFilm, 1.7).contains("\"Added\""))
  }

  @Test("the order screen has the description's colours")
  func orderColors() throws {
    let frame = try frame(revealFilm, 3.2)
    #expect(frame[26, 58] == color(0xD8C29E), "the wall")
    #expect(frame[135, 250] == color(0xE2D0B0), "a pilaster")
    #expect(frame[345, 235] == color(0x5F7383), "glass")
    #expect(frame[201, 343] == color(0x6DAA5F), "the shopfront")
    #expect(frame[201, 334] == color(0x4E8A45), "its trim")
    #expect(frame[181, 414] == color(0x2C4A2C), "the door")
    #expect(frame[100, 615] == color(0xA6A6A6), "the road")
    #expect(frame[201, 585] == color(0xFFFFFF), "its dashes")
    #expect(frame[150, 690] == color(0xE9E3D7), "the slabs")
    let sheet = try self.frame(revealFilm, 2.4)
    #expect(sheet[60, 633] == color(0x5BA55B), "a bar that is done")
    #expect(sheet[320, 633] == color(0xDADADA), "a bar that is not")
    #expect(sheet[300, 700] == color(0xFFFFFF), "the card")
    #expect(sheet[64, 704] == color(0xDDF5D8), "a row's circle")
  }

  @Test("the code's screen has the description's colours")
  func codeColors() throws {
    let frame = try frame(revealFilm, 7)
    #expect(frame[20, 300] == color(0xEFEFEF), "the ground")
    #expect(frame[60, 212] == color(0x000000), "a module")
    #expect(frame[70, 222] == color(0xEFEFEF), "a light module")
    #expect(frame[201, 590] == color(0xFAFAF8), "the card")
    #expect(frame[300, 600] == color(0xDFF7DA), "the pill")
    #expect(frame[50, 790] == color(0x000000), "the button")
  }

  @Test("the making bar fills from 60 % to the end by a spring, and never beyond")
  func bars() throws {
    func length(_ time: Seconds) throws -> Int {
      let frame = try frame(revealFilm, time, scale: 3)
      return (0..<330).filter { frame[438 + $0, 633 * 3] == color(0x5BA55B) }.count
    }
    // In the middle of a round end the outermost pixel is not quite covered.
    #expect(try abs(length(1.3) - 198) <= 2)
    #expect(try abs(length(2.6) - 330) <= 2)
    let way = try [1.44, 1.5, 1.6, 1.7].map { try length($0) }
    #expect(way == way.sorted() && way[0] > 200)
    #expect(try self.frame(revealFilm, 1.75, scale: 3)[774, 1899] != color(0x5BA55B))
  }

  @Test("while the digit changes nothing beside it moves")
  func countdown() throws {
    func places(_ time: Seconds) throws -> [Substring] {
      try tree(revealFilm, time).split(separator: "\n")
        .filter { $0.contains("\"Ready in about\u{A0}\"") || $0.contains("\"\u{A0}min\"") }
    }
    let before = try places(0.5)
    #expect(before.count == 2)
    for time in [0.65, 0.75, 0.85, 1.2] { #expect(try places(time) == before) }
  }

  @Test("a frame is the same alone, after others, and beside others")
  func purity() async throws {
    let times: [Seconds] = [0.75, 1.55, 3.1, 3.5, 4.1, 4.65, 5.3, 5.6]
    let alone = try times.map { time in
      try FrameRenderer(scale: 1, fonts: try .bundled()).bitmap(of: revealFilm, at: time)
    }
    let together = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, time) in times.enumerated().reversed() {
        group.addTask {
          (index, try FrameRenderer(scale: 1, fonts: fonts).bitmap(of: revealFilm, at: time))
        }
      }
      var frames = alone
      for try await (index, frame) in group { frames[index] = frame }
      return frames
    }
    #expect(together == alone)
  }
}
