import Flipbook

/// How much of the week is eaten: a ring of fine ticks along a lying stadium, and a knob on it.
struct WeekGauge: View {
  /// How much of it is eaten, 0...1.
  let share: Double
  /// Seconds since the ticks began to appear, clockwise from the top.
  let age: Double

  private static let size = CGSize(width: 190, height: 138)
  private static let ticks = 108
  /// How far inwards a tick runs, in points.
  private static let length = 13.0
  /// Room round the stadium for the knob's glow.
  private static let margin = 24.0

  var body: some View {
    ZStack {
      Capsule(style: .circular)
        .fill(
          RadialGradient(
            colors: [.lagoon.opacity(0.2), .lagoon.opacity(0)], center: .center, startRadius: 0,
            endRadius: 73)
        )
        .frame(width: 146, height: 94)
      Canvas { context, _ in
        context.translateBy(
          x: Self.margin + Self.size.width / 2, y: Self.margin + Self.size.height / 2)
        drawTicks(in: context)
        if shown > 0 { drawKnob(in: context) }
      }
      .frame(
        width: Self.size.width + 2 * Self.margin, height: Self.size.height + 2 * Self.margin)
      Text("\(Int((100 * share).rounded()))%").role(.gauge, .white)
        .fixedSize()
        .alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] - 14.5 }
        .offset(x: 1 + TextRole.gauge.tracking / 2)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }

  /// How many ticks have appeared.
  private var shown: Int {
    Int((Double(Self.ticks) * Animation.cubicOut(duration: 0.35).progress(at: age)).rounded(.up))
  }

  private func drawTicks(in context: GraphicsContext) {
    let eaten = min(Int((100 * share).rounded() * 1.08 + 0.5), Self.ticks)
    let style = StrokeStyle(lineWidth: 1.5, lineCap: .round)
    context.stroke(
      Self.path(ofTicks: min(eaten, shown)..<max(shown, min(eaten, shown))),
      with: .color(.white.opacity(0.34)), style: style)
    context.stroke(
      Self.path(ofTicks: 0..<min(eaten, shown)), with: .color(.accent), style: style)
  }

  private func drawKnob(in context: GraphicsContext) {
    let place = Stadium(size: Self.size).point(at: share, inset: Self.length / 2)
    context.fill(
      Path(disc: place, radius: 24),
      with: .radialGradient(Self.glow, center: place, startRadius: 0, endRadius: 24))
    context.fill(Path(disc: place, radius: 10.75), with: .color(.ground))
    context.fill(Path(disc: place, radius: 7.25), with: .color(.accent))
  }

  private static let glow = Gradient(colors: [.accent.opacity(0.7), .accent.opacity(0)])

  private static func path(ofTicks ticks: Range<Int>) -> Path {
    let outline = Stadium(size: size)
    return Path { path in
      for tick in ticks {
        let share = Double(tick) / Double(Self.ticks)
        path.move(to: outline.point(at: share))
        path.addLine(to: outline.point(at: share, inset: length))
      }
    }
  }
}

/// A lying stadium round the origin: two straights and two half circles.
private struct Stadium {
  /// Half a straight.
  let half: Double
  let radius: Double

  init(size: CGSize) {
    radius = size.height / 2
    half = size.width / 2 - radius
  }

  /// The point at a share of the way round, clockwise from the middle of the top; `inset` points inside of it.
  func point(at share: Double, inset: Double = 0) -> CGPoint {
    let arc = Double.pi * radius
    let way = share * (4 * half + 2 * arc)
    let r = radius - inset
    func onArc(_ way: Double, center x: Double, from start: Double) -> CGPoint {
      let (sine, cosine) = Double.sincos(start + way / radius)
      return CGPoint(x: x + r * sine, y: -r * cosine)
    }
    if way < half { return CGPoint(x: way, y: -r) }
    if way < half + arc { return onArc(way - half, center: half, from: 0) }
    if way < 3 * half + arc { return CGPoint(x: half - (way - half - arc), y: r) }
    if way < 3 * half + 2 * arc {
      return onArc(way - 3 * half - arc, center: -half, from: .pi)
    }
    return CGPoint(x: -half + (way - 3 * half - 2 * arc), y: -r)
  }
}
