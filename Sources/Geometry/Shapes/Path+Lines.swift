extension Path {
  /// Adds straight lines from each point to the next, as a subpath of their own; nothing where there is no
  /// point.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds closed rectangles, each a subpath of its own.
  public mutating func addRects(_ rects: [Rect]) {
    for rect in rects { addRect(rect) }
  }
}
