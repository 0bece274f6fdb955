import Flipbook
import Testing

/// An editor that holds what is typed into it.
private struct Note: Storyboard {
  var text = ""

  init() {}
  init(_ text: String) { self.text = text }

  mutating func update(_ text: String, at time: Seconds) -> [Delayed<String>] {
    self.text = text
    return []
  }

  func body(at time: Seconds, send: @escaping @Sendable (String) -> Void) -> some View {
    TextEditor(text: Binding(get: { text }, set: { send($0) }))
      .font(.system(size: 16))
      .lineHeight(.exact(points: 20))
      .tint(.red)
      .caretOpacity(time < 8 ? 1 : 0)
      .accessibilityLabel("Note")
      .frame(width: 100, height: 60)
  }
}

@Suite("Text editor") struct TextEditorTests {
  private let fonts: FontLibrary
  private let size = Size(width: 100, height: 60)

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  private func frame(_ note: Note, _ script: Script, at time: Double) throws -> Bitmap {
    try FrameRenderer(scale: 1, fonts: fonts).bitmap(
      of: StoryboardFilm(note, script: script, name: "note", size: size, duration: 9), at: time)
  }

  private func pixels(_ bitmap: borrowing Bitmap) -> [UInt32] {
    bitmap.withPixels { span in span.indices.map { span[$0] } }
  }

  /// The columns and rows that are red.
  private func caret(_ bitmap: borrowing Bitmap) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var (columns, rows) = ([Int](), [Int]())
    for y in 0..<60 {
      for x in 0..<100 where bitmap[x, y].alpha > 0 && bitmap[x, y].red > 100 {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  @Test("return begins a new line, and what is typed goes on there")
  func lines() throws {
    let script: Script = [.tap("Note", at: 1), .type("One\ntwo\n", at: 1.5, interval: 0.1)]
    let note = try Player(Note(), script: script, size: size).state(at: 9, fonts: fonts)
    #expect(note.text == "One\ntwo\n")
  }

  @Test("the caret shows once the editor is tapped, at the end of the last line")
  func caret() throws {
    #expect(try caret(frame(Note("Hi"), [], at: 2)) == nil)
    let tapped = try #require(caret(try frame(Note("Hi"), [.tap("Note", at: 1)], at: 2)))
    // "Hi" is some 15 points wide in Inter at 16; the caret is two points wide, and a line high.
    #expect(tapped.x.lowerBound >= 13 && tapped.x.upperBound <= 20, "\(tapped)")
    #expect(tapped.y.count >= 17 && tapped.y.upperBound <= 20, "\(tapped)")
    let next = try #require(caret(try frame(Note("Hi\n"), [.tap("Note", at: 1)], at: 2)))
    #expect(next.x.upperBound <= 2 && next.y.lowerBound >= 20, "\(next)")
    #expect(try caret(frame(Note("Hi"), [.tap("Note", at: 1)], at: 8)) == nil, "it is clear")
  }

  @Test(
    "where there are more lines than fit, the last are seen, and nothing stands out of the frame")
  func overflow() throws {
    let all = (1...12).map { "Line \($0)" }
    let long = try pixels(frame(Note(all.joined(separator: "\n")), [], at: 0))
    let tail = try pixels(frame(Note(all.suffix(3).joined(separator: "\n")), [], at: 0))
    #expect(long == tail)
    #expect(long != (try pixels(frame(Note(""), [], at: 0))))
  }

  @Test("lines break at the editor's width, and spaces at the end move the caret no further")
  func wrapping() throws {
    let tap: Script = [.tap("Note", at: 1)]
    let wrapped = try #require(caret(try frame(Note("Small good things"), tap, at: 2)))
    #expect(wrapped.y.lowerBound >= 20, "on the second line")
    let spaces = String(repeating: " ", count: 60)
    let hanging = try #require(caret(try frame(Note("a" + spaces), tap, at: 2)))
    #expect(hanging.x.upperBound <= 99)
  }
}
