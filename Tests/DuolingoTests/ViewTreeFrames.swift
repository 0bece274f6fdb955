import Flipbook

/// The frames of views in the text of a view tree.
struct ViewTreeFrames {
  private let lines: [Substring]

  init(_ film: some Film, at time: Seconds, fonts: FontLibrary) throws {
    lines = try FrameRenderer(scale: 3, fonts: fonts).viewTree(of: film, at: time)
      .split(separator: "\n")
  }

  /// The frames of the lines that hold `text`, in the order of drawing.
  func frames(_ text: String) -> [Rect] {
    lines.filter { $0.contains(text) }.compactMap(Self.frame)
  }

  private static func frame(_ line: Substring) -> Rect? {
    guard
      let match = line.firstMatch(
        of: /\((-?[\d.]+), (-?[\d.]+)\) (-?[\d.]+) x (-?[\d.]+)/),
      let x = Double(match.1), let y = Double(match.2), let width = Double(match.3),
      let height = Double(match.4)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
