import Geometry

/// One character of a text element, after white space has been settled.
struct TextCharacter {
  var scalar: Unicode.Scalar
  /// The index of the span that it belongs to.
  var span: Int
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
  /// How far the baseline lies below that of the text.
  var baselineShift = 0.0
  /// The lines under, over and through it, each with the element that asked for it.
  var decorations: [TextDecoration] = []
  /// The path that it runs along.
  var path: TextPath?
  /// A length that the element's text is fitted into.
  var fit: TextFit?
}

/// A line that goes with text.
struct TextDecoration {
  enum Line: Hashable { case under, over, through }

  var line: Line
  /// The element that declares it, whose paint it has.
  var element: Int
  var context: ResolveContext
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
