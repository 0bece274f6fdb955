import Flipbook

/// Above an exercise: the way out, how much is done, and the battery.
struct LessonHeader: View {
  let lesson: LessonRun
  let time: Double
  let close: @Sendable () -> Void

  var body: some View {
    ZStack {
      CloseButton(time: time, action: close).position(x: 28, y: 84)
      LessonBarView(bar: lesson.bar, time: time).allowsHitTesting(false)
      BatteryView()
        .scaleEffect(lesson.energy.scale(at: time))
        .position(x: 343.5, y: 84)
      energy
    }
  }

  /// A number that goes down leaves upwards; the new one comes from below.
  private var energy: some View {
    let level = lesson.energy
    return ZStack(alignment: .topLeading) {
      Color.clear
      NumericText(
        from: "\(level.before)", to: "\(level.value)", progress: level.rolled(at: time),
        roll: Self.roll
      )
      .role(.lessonEnergy)
      .foregroundStyle(Color.energy)
      .baseline(at: 16)
    }
    .frame(width: 36, height: 22)
    .clipShape(Rectangle())
    .position(x: 382, y: 84)
  }

  private static let roll = NumericText.Roll(
    distance: 20 / TextRole.lessonEnergy.size, blurX: 0, blurY: 0, fade: 0)
}

/// The bar of a lesson, with its shine and its sparkles.
struct LessonBarView: View {
  let bar: LessonBar
  let time: Double

  private static let track = CGRect(x: 56, y: 76, width: 260, height: 16)
  private static let wideBand = Path(literal: "M12,74 H44 L32,94 H0 Z")
  private static let narrowBand = Path(literal: "M52,74 H60 L48,94 H40 Z")

  var body: some View {
    Canvas { context, _ in
      draw(in: context)
      if let (age, end) = bar.sparkles(at: time) {
        Sparkles(age: age).draw(at: end, in: context)
      }
    }
  }

  private func draw(in context: GraphicsContext) {
    let track = Path(roundedRect: Self.track, cornerRadius: 8)
    context.fill(track, with: .color(.border))
    var fillRect = Self.track
    fillRect.size.width = bar.fill(at: time)
    let fill = Path(roundedRect: fillRect, cornerRadius: 8)
    let isHot = bar.isHot(at: time)
    let heat = bar.heat(at: time)
    context.fill(
      fill,
      with: .color(isHot && heat == .infinity ? .streak : bar.wasHot(at: time) ? .streak : .action))
    if isHot, heat < .infinity { drawHeat(upTo: heat, over: fill, in: context) }
    var inside = context
    inside.opacity = 0.32
    inside.fill(
      Path(
        roundedRect: CGRect(x: 64, y: 80, width: max(fillRect.width - 16, 0), height: 4.5),
        cornerRadius: 2.25), with: .color(.onColor))
    if let shine = bar.shine(at: time) { drawShine(at: shine, over: fill, in: context) }
  }

  /// The colour changes from the left, with the shine's edge.
  private func drawHeat(upTo edge: Double, over fill: Path, in context: GraphicsContext) {
    var context = context
    context.clip(to: fill)
    context.fill(
      Path(CGRect(x: 0, y: 70, width: max(edge, 0), height: 30)), with: .color(.streak))
  }

  private func drawShine(at x: Double, over fill: Path, in context: GraphicsContext) {
    var context = context
    context.clip(to: fill)
    context.translateBy(x: x, y: 0)
    for (band, opacity) in [(Self.wideBand, 0.75), (Self.narrowBand, 0.55)] {
      context.opacity = opacity
      context.fill(band, with: .color(.onColor))
    }
  }
}
