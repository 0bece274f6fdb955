import CalAI
import Flipbook
import Testing

/// Frames of films, and what is found in them.
struct Frames {
  let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary.bundled()
  }

  func bitmap(_ film: some Film, at time: Seconds, scale: Int = 1) throws -> Bitmap {
    try FrameRenderer(scale: Double(scale), fonts: fonts).bitmap(of: film, at: time)
  }

  func tree(_ film: some Film, at time: Seconds) throws -> String {
    try FrameRenderer(scale: 1, fonts: fonts).viewTree(of: film, at: time)
  }

  /// Expects exact colours at places in points.
  func expect(
    _ colors: [(x: Int, y: Int, hex: UInt32)], of film: some Film, at time: Seconds, scale: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bitmap = try bitmap(film, at: time, scale: scale)
    for (x, y, hex) in colors {
      let found = bitmap[x * scale, y * scale]
      #expect(
        found == Color(hex: hex).premultiplied8, "at (\(x), \(y)): \(found)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects every one of `texts` to be read in the frame.
  func expect(
    texts: [String], in film: some Film, at time: Seconds,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tree = try tree(film, at: time)
    for text in texts {
      #expect(tree.contains("\"\(text)\""), "\(text)", sourceLocation: sourceLocation)
    }
  }
}

/// Whether two pictures are the same to the byte.
func isEqual(_ a: borrowing Bitmap, _ b: borrowing Bitmap) -> Bool {
  a.withPixels { a in
    b.withPixels { b in a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] } }
  }
}

/// CSS's ease-out, (0, 0, 0.58, 1), by bisection: x(u) = 1.74 u² (1 - u) + u³, y(u) = 3 u² (1 - u) + u³.
func easeOut(_ x: Double) -> Double {
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let u = (low + high) / 2
    if 1.74 * u * u * (1 - u) + u * u * u < x { low = u } else { high = u }
  }
  return 3 * low * low * (1 - low) + low * low * low
}
