import Geometry

extension Shape {
  /// The part of the outline between two fractions of its length.
  ///
  /// See ``Path/trimmedPath(from:to:accuracy:)``.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

private struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: Double
  let end: Double

  func path(in rect: Rect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}
