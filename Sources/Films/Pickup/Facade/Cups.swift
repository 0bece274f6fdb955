import Flipbook

/// A mug with a handle, about five points high.
struct Mug {
  let color: Color

  private static let bowl = Path(
    drawn: "M-2.3 -4.2h4.6v2.4a1.8 1.8 0 0 1 -1.8 1.8h-1a1.8 1.8 0 0 1 -1.8 -1.8Z")
  private static let handle = Path(drawn: "M2.3 -3.4a1.2 1.2 0 0 1 0 2.2")

  /// Draws the mug with the middle of its foot at a place.
  func draw(in context: GraphicsContext, _ x: Double, _ foot: Double) {
    context.fill(Self.bowl, dx: x, dy: foot, color)
    context.line(Self.handle, dx: x, dy: foot, width: 0.8, cap: .butt, color)
  }
}

/// A paper cup with a lid.
struct Beaker {
  let color: Color
  /// How much larger it is than those on the shelves.
  var scale = 1.0

  /// Draws the cup with the middle of its foot at a place.
  func draw(in context: GraphicsContext, x: Double, foot: Double) {
    let (top, bottom) = (2.2 * scale, 1.6 * scale)
    context.polygon(
      [
        (x - top, foot - 5.2 * scale), (x + top, foot - 5.2 * scale), (x + bottom, foot),
        (x - bottom, foot),
      ], color)
    context.rect(
      x - 2.6 * scale, foot - 6.4 * scale, 5.2 * scale, 1.4 * scale, radius: 0.6 * scale,
      // A dark cup has a white lid.
      color == .cupGreen ? .cupWhite : .cupGreen)
  }
}
