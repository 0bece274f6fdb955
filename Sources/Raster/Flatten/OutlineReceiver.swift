import Geometry

/// A vertex in fixed point.
struct FixedPlace {
  var x: Int32
  var y: Int32
}

/// What takes the edges of an outline.
protocol OutlineReceiver {
  /// The rows of the canvas whose edges are wanted.
  var rows: Range<Int> { get }
  /// The nearest place to `point`, held to what there is room for.
  func place(_ point: Point) -> FixedPlace
  /// Takes the edge from one place to another.
  mutating func add(from start: FixedPlace, to end: FixedPlace)
  /// Comes after the last edge.
  mutating func finish()
}
