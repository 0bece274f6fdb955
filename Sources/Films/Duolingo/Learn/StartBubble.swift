import Flipbook

/// "START" over the node that is next: it bounces, and never covers another node.
struct StartBubble: View {
  let path: PathGeometry
  let node: Int
  /// Seconds since it came.
  let time: Double

  private static let period = 1.2

  var body: some View {
    let center = path.centers[node]
    let shift = path.bubbleShift(over: node)
    let bubble = SpeechBubble(cornerRadius: 12, tail: .small, tailShift: -shift)
    let rise = PathGeometry.bounce * (1 - .cos(2 * .pi * time / Self.period)) / 2
    ZStack {
      bubble.fill(Color.ground)
      bubble.stroke(Color.border, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      Text(Copy.start).role(.start).foregroundStyle(Color.action)
    }
    .frame(width: PathGeometry.bubble.width, height: PathGeometry.bubble.height)
    .position(
      x: center.x + shift,
      y: center.y - PathGeometry.tip - PathGeometry.tail - PathGeometry.bubble.height / 2 - rise
    )
    .allowsHitTesting(false)
  }
}
