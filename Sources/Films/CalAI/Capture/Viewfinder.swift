import Flipbook

/// What the camera sees.
struct ViewfinderPicture: View {
  /// How far the dish has made room for the result below, 0...1, or beyond where it swings.
  let room: Double

  var body: some View {
    DishPhoto(
      dish: .bowl, light: CGPoint(x: 88.44, y: 87.4), reach: 913.92,
      center: CGPoint(x: 201, y: 404 - 182 * room), scale: 1.04 - 0.04 * room
    )
    .frame(width: 402, height: 874)
  }
}

/// Four corners round what is photographed; their lines keep their width at any scale.
struct Reticle: View {
  var scale = 1.0
  /// The side of the square, in points.
  var side = 326.0

  var body: some View {
    ReticleCorners()
      .stroke(Palette.textPrimary, style: StrokeStyle(lineWidth: 2, lineCap: .round))
      .frame(width: side * scale, height: side * scale)
  }
}

private struct ReticleCorners: Shape {
  private static let arm = 20.0
  private static let radius = 8.0

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (x, y, dx, dy) in [
        (rect.minX, rect.minY, 1.0, 1.0), (rect.maxX, rect.minY, -1, 1),
        (rect.maxX, rect.maxY, -1, -1), (rect.minX, rect.maxY, 1, -1),
      ] {
        path.move(to: CGPoint(x: x + Self.arm * dx, y: y))
        path.addArc(
          tangent1End: CGPoint(x: x, y: y), tangent2End: CGPoint(x: x, y: y + Self.arm * dy),
          radius: Self.radius)
        path.addLine(to: CGPoint(x: x, y: y + Self.arm * dy))
      }
    }
  }
}
