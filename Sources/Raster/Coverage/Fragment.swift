/// The part of an edge within one row of pixels, in 1/4096 pixel; `y0` <= `y1`.
struct Fragment {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// +1 where the outline runs from (x0, y0) to (x1, y1), -1 where it runs back.
  var winding: Int32
  /// The index of another fragment whose leftmost column is the same, or -1.
  var next: Int32
}
