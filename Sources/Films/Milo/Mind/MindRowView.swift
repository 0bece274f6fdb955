import Flipbook

/// A row: a topic, and the face that peeks out of it.
struct MindRowView: View {
  let topic: MindSelection.Topic
  let row: MindRow
  /// When the row comes, in seconds after its screen.
  let delay: Double
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let action: () -> Void

  static let size = CGSize(width: 354, height: 72)
  private static let outline = RoundedRectangle(cornerRadius: 24, style: .circular)

  var body: some View {
    Button(action: action) {
      ZStack(alignment: .topLeading) {
        Self.outline.fill(Color.row.mix(with: .violet, by: row.fill.value(at: time)))
        face
        Text(topic.title)
          .foregroundStyle(Color.ink.mix(with: .white, by: row.tint.value(at: time)))
          .type(.rowLabel)
          .offset(x: 22)
          .baseline(at: 43.5)
      }
    }
    .buttonStyle(YieldingStyle(time: time))
    .frame(width: Self.size.width, height: Self.size.height)
    .offset(x: row.sway(at: time))
    .rises(after: delay, at: age)
  }

  /// The face, cut off at the row's lower edge, from behind which it comes up.
  private var face: some View {
    let hidden =
      1
      - Animation.spring(response: 0.5, dampingFraction: 0.62).delay(delay + 0.16)
      .progress(at: age)
    let lift = row.lift.value(at: time) - 56 * hidden
    // Each blinks in its own time.
    let openness = CompanionPose.idle(at: age - 0.5 * Double(topic.rawValue)).openness
    let blend = row.fill.value(at: time)
    return Canvas { context, size in
      context.translateBy(x: 288, y: size.height - lift)
      topic.face.draw(blend: blend, openness: openness, in: context)
    }
    .clipShape(Self.outline)
  }
}

/// A label that gives a little under a finger.
private struct YieldingStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(
      1 - 0.02
        * configuration.pressed(
          at: time, in: .spring(response: 0.22, dampingFraction: 0.85),
          out: .spring(response: 0.35, dampingFraction: 0.7)))
  }
}
