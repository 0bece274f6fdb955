import Duolingo
import Flipbook
import Testing

/// The button with a darker edge, in its states.
@Suite("Duolingo's button")
struct EdgeButtonTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try TestFonts.bundled()
  }

  /// A button of 100 × 54 points at (10, 10), asleep until it is woken.
  private struct Sheet: Storyboard {
    var isAwake = true
    var presses = 0

    init() {}

    mutating func update(_ action: Int, at time: Seconds) -> [Delayed<Int>] {
      presses += 1
      return []
    }

    func body(at time: Seconds, send: @escaping @Sendable (Int) -> Void) -> some View {
      ZStack {
        Color.white
        Button {
          send(1)
        } label: {
          Text("OK").font(.system(size: 10))
        }
        .buttonStyle(EdgeButtonStyle(tint: .action, time: time))
        .disabled(!isAwake)
        .frame(width: 100, height: 54)
      }
    }
  }

  private func film(_ sheet: Sheet, _ script: Script? = nil) -> StoryboardFilm<Sheet> {
    StoryboardFilm(
      sheet, script: script ?? (sheet.isAwake ? tap : []), name: "button",
      size: Size(width: 120, height: 74), duration: 3)
  }

  /// A finger that is on the button for half a second.
  private let tap: Script = [.tap("OK", at: 1.5, hold: 0.5)]

  /// The colours down the column at x = 30: of each run its colour and its length.
  private func column(
    _ sheet: Sheet, _ script: Script? = nil, at time: Seconds
  ) throws -> [(RGBA8, Int)] {
    let frame = try FrameRenderer(scale: 1, fonts: fonts)
      .bitmap(of: film(sheet, script), at: time)
    var runs: [(RGBA8, Int)] = []
    for y in 0..<74 {
      let pixel = frame[30, y]
      if let last = runs.last, last.0 == pixel {
        runs[runs.count - 1].1 += 1
      } else {
        runs.append((pixel, 1))
      }
    }
    return runs
  }

  private let face = Color(hex: 0x58CC02).premultiplied8
  private let edge = Color(hex: 0x58A700).premultiplied8

  @Test("at rest there is an edge of 4 points under a face of 50")
  func rest() throws {
    let runs = try column(Sheet(), at: 0.9)
    #expect(runs.map(\.1) == [10, 50, 4, 10])
    #expect(runs[1].0 == face && runs[2].0 == edge)
  }

  @Test(
    "under a finger the face covers the edge after 0.05 s, and is back 0.10 s after it is lifted")
  func pressed() throws {
    for time in [1.05, 1.3, 1.5] {
      let runs = try column(Sheet(), at: time)
      #expect(runs.map(\.1) == [14, 50, 10], "at \(time)")
      #expect(runs[1].0 == face)
    }
    // Half-way down after half the time.
    #expect(try column(Sheet(), at: 1.025).map(\.1) == [12, 50, 2, 10])
    #expect(try column(Sheet(), at: 1.601).map(\.1) == [10, 50, 4, 10])
    #expect(try film(Sheet()).state(at: 2, fonts: fonts).presses == 1)
  }

  @Test("a finger that slips off the button lets it come up, and nothing comes of it")
  func slips() throws {
    let script: Script = [.cancelledTap("OK", at: 1.5, hold: 0.5)]
    #expect(try column(Sheet(), script, at: 1.06).map(\.1) == [14, 50, 10])
    #expect(try column(Sheet(), script, at: 1.601).map(\.1) == [10, 50, 4, 10])
    #expect(try film(Sheet(), script).state(at: 3, fonts: fonts).presses == 0)
  }

  @Test("asleep it is one flat grey shape, and does nothing")
  func asleep() throws {
    var sheet = Sheet()
    sheet.isAwake = false
    for time in [0.9, 1.3] {
      let runs = try column(sheet, at: time)
      #expect(runs.map(\.1) == [10, 54, 10])
      #expect(runs[1].0 == Color(hex: 0xE5E5E5).premultiplied8)
    }
    let player = Player(sheet, script: tap, size: Size(width: 120, height: 74))
    #expect(throws: PlayError.self) { try player.state(at: 2, fonts: fonts) }
  }
}
