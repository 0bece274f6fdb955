import Bite
import Flipbook
import Testing

/// Bite Club under a script: its state, its frames, and its views at times of the app.
struct Stage {
  let fonts: FontLibrary
  let film: StoryboardFilm<BiteApp>

  /// The app with a finger that does as `script` says.
  init(_ script: Script) throws {
    fonts = try FontLibrary.bundled()
    film = StoryboardFilm(BiteApp(), script: script, name: "bite/test", duration: 60)
  }

  /// The whole film's, which is played once for all tests.
  static func whole() throws -> Stage { try played.get() }

  private static let played = Result { try Stage(biteScript) }

  func state(at time: Seconds) throws -> BiteApp {
    try film.state(at: time, fonts: fonts)
  }

  func frame(at time: Seconds, scale: Double = 1) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: film, at: time)
  }

  func list(at time: Seconds) throws -> DisplayList {
    try FrameRenderer(scale: 1, fonts: fonts).displayList(of: film, at: time)
  }

  /// The lines of the view tree.
  func lines(at time: Seconds) throws -> [Substring] {
    try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: film, at: time)
      .split(separator: "\n")
  }

  /// The texts that are in the view tree.
  func texts(at time: Seconds) throws -> [PlacedText] {
    try lines(at: time).compactMap { PlacedText($0) }
  }

  /// Expects exact colours at places in points.
  func expect(
    _ colors: [(x: Int, y: Int, hex: UInt32)], at time: Seconds, within levels: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bitmap = try frame(at: time)
    for (x, y, hex) in colors {
      let (found, expected) = (bitmap[x, y], Color(hex: hex).premultiplied8)
      let distance = max(
        abs(Int(found.red) - Int(expected.red)), abs(Int(found.green) - Int(expected.green)),
        abs(Int(found.blue) - Int(expected.blue)))
      #expect(distance <= levels, "at (\(x), \(y)): \(found)", sourceLocation: sourceLocation)
    }
  }
}

/// A line of text in a view tree, and its frame on the screen.
struct PlacedText {
  let text: String
  let frame: Rect

  /// Reads `Text (20, 66.94) 183.46 x 35.28 "Good evening"`; nil for another line.
  init?(_ line: Substring) {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("Text ("), let open = line.firstIndex(of: "\""),
      let close = line.lastIndex(of: "\""), open < close
    else { return nil }
    let numbers = line[..<open].split { "(), x".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    text = String(line[line.index(after: open)..<close])
    frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Whether two pictures are the same to the byte.
func isEqual(_ a: borrowing Bitmap, _ b: borrowing Bitmap) -> Bool {
  a.withPixels { a in
    b.withPixels { b in a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] } }
  }
}

/// Whether two pictures are the same to what the rest of a spring can change: two levels of a channel.
func isClose(_ a: borrowing Bitmap, _ b: borrowing Bitmap) -> Bool {
  guard a.width == b.width, a.height == b.height else { return false }
  for y in 0..<a.height {
    for x in 0..<a.width {
      let (p, q) = (a[x, y], b[x, y])
      guard abs(Int(p.red) - Int(q.red)) <= 2, abs(Int(p.green) - Int(q.green)) <= 2,
        abs(Int(p.blue) - Int(q.blue)) <= 2
      else { return false }
    }
  }
  return true
}
