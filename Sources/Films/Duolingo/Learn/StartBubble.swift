import Flipbook

/// The bubble of the node that is next: it bounces, and never covers another node.
struct StartBubble: View {
  let path: PathGeometry
  let node: Int
  let title: String
  /// Seconds since it came.
  let time: Double

  private static let period = 1.2

  var body: some View {
    let place = path.bubblePlace(of: node)
    let outline = BubbleOutline(place: place)
    let rise = PathGeometry.bounce * (1 - .cos(2 * .pi * time / Self.period)) / 2
    let middle =
      path.centers[node] + path.bubbleMiddle(at: place) + path.bounceDirection(at: place) * rise
    ZStack {
      outline.fill(Color.ground)
      outline.stroke(Color.border, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      Text(title).role(.start).foregroundStyle(Color.action)
    }
    .frame(width: PathGeometry.bubble.width, height: PathGeometry.bubble.height)
    .position(x: middle.x, y: middle.y)
    .allowsHitTesting(false)
  }
}

/// The bubble's box with its tail, which points to the node.
private struct BubbleOutline: Shape {
  let place: PathGeometry.BubblePlace

  func path(in rect: CGRect) -> Path {
    switch place {
    case .above(let shift):
      SpeechBubble(cornerRadius: 12, tail: .small, tailShift: -shift).path(in: rect)
    case .left: turned(by: -90, in: rect)
    case .right: turned(by: 90, in: rect)
    }
  }

  /// A bubble whose tail points down, turned so that it points aside.
  private func turned(by degrees: Double, in rect: CGRect) -> Path {
    let upright = CGRect(
      x: rect.midX - rect.height / 2, y: rect.midY - rect.width / 2, width: rect.height,
      height: rect.width)
    return SpeechBubble(cornerRadius: 12, tail: .small).path(in: upright)
      .applying(
        Affine(rotation: .degrees(degrees)).about(CGPoint(x: rect.midX, y: rect.midY)))
  }
}
