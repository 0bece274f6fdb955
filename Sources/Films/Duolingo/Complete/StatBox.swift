import Flipbook

/// A figure of the lesson: a coloured header, and an icon with the value on white.
struct StatBox<Value: View>: View {
  let title: String
  let color: Color
  let icon: StatIcon
  /// The widest text that the value may be: what the room is kept for, so that nothing moves as it counts.
  let widest: String
  let value: Value

  var body: some View {
    ZStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(color)
      Text(title)
        .role(.statHeader)
        .foregroundStyle(Color.onColor)
        .baseline(at: 20.08)
      RoundedRectangle(cornerRadius: 13.5, style: .circular)
        .fill(Color.ground)
        .frame(width: 109, height: 58.5)
        .offset(y: 31)
      HStack(spacing: 7) {
        StatIconView(icon: icon, color: color)
        Text(widest)
          .opacity(0)
          .overlay(alignment: .trailing) { value.fixedSize() }
          .font(TextRole.statValue.font.monospacedDigit())
          .foregroundStyle(color)
          // Figures stand high in their line.
          .offset(y: 1)
      }
      .frame(height: 26)
      .offset(y: 47)
    }
    .frame(width: 114, height: 92)
  }
}

/// What a figure of the lesson is of.
enum StatIcon {
  case bolt
  case target
  case stopwatch
}

/// The icon of a figure, 26 points square.
struct StatIconView: View {
  let icon: StatIcon
  let color: Color

  private static let bolt = Path { path in
    path.move(to: CGPoint(x: 6.6, y: 0))
    for (x, y) in [(0, 9.2), (4.6, 9.2), (3.4, 16), (10.2, 6.6), (5.6, 6.6)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.closeSubpath()
  }
  .applying(Affine(scaleX: 1.42, y: 1.42).concatenating(Affine(translationX: 6, y: 2)))

  var body: some View {
    Canvas { context, _ in
      switch icon {
      case .bolt: drawBolt(in: context)
      case .target: drawTarget(in: context)
      case .stopwatch: drawStopwatch(in: context)
      }
    }
    .frame(width: 26, height: 28)
    .frame(width: 26, height: 26, alignment: .top)
  }

  private func drawBolt(in context: GraphicsContext) {
    context.fill(Self.bolt, with: .color(color))
    context.stroke(
      Self.bolt, with: .color(color), style: StrokeStyle(lineWidth: 2.84, lineJoin: .round))
  }

  private func drawTarget(in context: GraphicsContext) {
    ring(at: CGPoint(x: 13, y: 13.5), 12.5, 8.4, in: context)
    disc(at: CGPoint(x: 13, y: 13.5), 4.6, color, in: context)
  }

  private func drawStopwatch(in context: GraphicsContext) {
    context.fill(
      Path(roundedRect: CGRect(x: 9.6, y: 0, width: 6.8, height: 4), cornerRadius: 2),
      with: .color(color))
    ring(at: CGPoint(x: 13, y: 14.6), 11.6, 7.9, in: context)
    context.stroke(
      Path(through: CGPoint(x: 13, y: 14.8), CGPoint(x: 16.4, y: 10.6)), with: .color(color),
      style: .round(3))
  }

  private func ring(
    at center: CGPoint, _ outer: Double, _ inner: Double, in context: GraphicsContext
  ) {
    disc(at: center, outer, color, in: context)
    disc(at: center, inner, .ground, in: context)
  }

  private func disc(
    at center: CGPoint, _ radius: Double, _ color: Color, in context: GraphicsContext
  ) {
    context.fill(Path(ellipseAt: center, rx: radius, ry: radius), with: .color(color))
  }
}
