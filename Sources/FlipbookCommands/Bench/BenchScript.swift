import Flipbook

/// A benchmark's picture as its file describes it: an operation a line, all numbers in pixels.
///
/// The format is the one of `flipbook-ops 1` files: `canvas W H RRGGBBAA` first, then what is drawn,
/// in order. Coordinates are absolute; `#` starts a comment line.
struct BenchScript: Sendable {
  /// One line of the file.
  enum Operation: Sendable {
    case draw(DrawingItem)
    /// The part of a path from 0 to a fraction of its length, stroked: cut while the clock runs.
    case trim(Path, to: Double, StrokeStyle, Color)
    /// One glyph, its outline found before the clock starts.
    case glyph(Unicode.Scalar, size: Double, at: Point, Color)
    /// Another script's picture, made before the clock starts, blurred.
    case blur(name: String, sigma: Double)
    /// A group of everything up to its end.
    case layer(opacity: Double, [Operation])
  }

  var width = 0
  var height = 0
  var background = Color.clear
  var operations: [Operation] = []
}

/// What is wrong with a benchmark's file, and in which line.
struct BenchScriptError: Error, CustomStringConvertible {
  let file: String
  let line: Int
  let reason: String

  var description: String { "\(file):\(line): \(reason)" }
}
