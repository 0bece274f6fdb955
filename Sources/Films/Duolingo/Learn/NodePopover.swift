import Flipbook

/// What waits at a node, and the way in; its tail points up to the node.
struct NodePopover: View {
  let node: PathNode
  let points: Int
  /// Where its tail ends, in points from the top of the screen.
  let tip: Double
  /// Seconds since it came.
  let age: Double
  let time: Double
  let start: () -> Void

  private static let size = CGSize(width: 370, height: 164)
  private static let tail = 12.0
  private static let spring = Animation.spring(response: 0.30, dampingFraction: 0.75)

  var body: some View {
    let middle = node.offset + 185
    ZStack(alignment: .topLeading) {
      Outline(tail: middle).fill(Color.action)
      Text(node.title).role(.popoverTitle).foregroundStyle(Color.onColor)
        .baseline(at: 39).offset(x: 20)
      Text(Copy.lesson(node.lesson, of: node.lessons)).role(.popoverLine)
        .foregroundStyle(Color.onActionQuiet)
        .baseline(at: 66).offset(x: 20)
      Button(action: start) {
        Text(Copy.start(points: points)).role(.button)
      }
      .buttonStyle(EdgeButtonStyle(tint: .onAction, time: time))
      .frame(width: 330, height: 52)
      .offset(x: 20, y: 92)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .scaleEffect(
      mix(0.6, 1, Self.spring.progress(at: age)),
      anchor: UnitPoint(
        x: middle / Self.size.width, y: -Self.tail / Self.size.height)
    )
    .offset(x: 16, y: tip + Self.tail)
  }

  private struct Outline: Shape {
    let tail: Double

    func path(in rect: CGRect) -> Path {
      var path = Path(roundedRect: rect, cornerRadius: 16)
      let up = Path(literal: "M-12,0 L-2.6,-11 C-1.2,-12.6 1.2,-12.6 2.6,-11 L12,0 Z")
      path.addPath(up, transform: Affine(translationX: rect.minX + tail, y: rect.minY + 0.01))
      return path
    }
  }
}
