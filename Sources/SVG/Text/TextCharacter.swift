import Geometry
import Typography

/// One character of a text element, after white space has been settled.
struct TextCharacter {
  var scalar: Unicode.Scalar
  /// The index of the span that it belongs to.
  var span: Int
  /// Whether it belongs to the character before it, as people see it.
  var isContinuation = false
  /// Where it is put, where a list of `x` says so.
  var x: Double?
  /// Where it is put, where a list of `y` says so.
  var y: Double?
  /// How far it is moved from where it would stand.
  var dx = 0.0
  var dy = 0.0
  /// How far it is turned, in degrees.
  var rotation = 0.0
}

/// A stretch of text with one style: what stands in a `text`, `tspan`, `a` or `textPath` itself.
struct TextSpan {
  /// The element.
  var element: Int
  /// The element's style and the user space of the whole text.
  var context: ResolveContext
  /// How far `baseline-shift` moves it below the line.
  var baselineShift = 0.0
  /// The baseline that `alignment-baseline` puts on the line.
  var alignment: TextBaseline?
  /// The lines under, over and through it, each with the element that asked for it.
  var decorations: [TextDecoration] = []
  /// The path that it runs along.
  var path: TextPath?
  /// A length that the element's text is fitted into.
  var fit: TextFit?
  /// Whether nothing of it is shown, as if it was not there but for the white space.
  var isLeftOut = false

  /// The properties of its text.
  var text: TextProperties { context.style.text }

  /// How far below the line the baseline of its letters lies that is put on it.
  ///
  /// Browsers look only at the innermost element that says something, and so does this.
  func shift(_ metrics: @autoclosure () -> FontMetrics?) -> Double {
    guard let baseline = alignment ?? text.dominantBaseline, let metrics = metrics() else {
      return baselineShift
    }
    let standard = text.isVertical ? TextBaseline.central.height(in: metrics) : 0
    return baselineShift + baseline.height(in: metrics) - standard
  }
}

/// A line that goes with text.
struct TextDecoration {
  enum Line: Hashable { case under, over, through }

  var line: Line
  /// The element that declares it, whose paint it has.
  var element: Int
  var context: ResolveContext
  /// How far the declaring element's letters stand below the line.
  var shift: Double
  /// Where the middle of the line lies below the baseline of those letters, and how thick it is.
  var middle: Double
  var thickness: Double
}

/// The line that text of a `textPath` stands on.
struct TextPath {
  /// The element that asks for it; text of another one starts anew.
  var element: Int
  var measure: PathMeasure
  var startOffset: Double
}

/// What `textLength` asks for.
struct TextFit: Hashable {
  var element: Int
  var length: Double
  /// Whether letters are stretched, instead of the space between them.
  var stretches: Bool
}
