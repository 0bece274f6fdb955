import Flipbook

/// A stop on the path: a round node, or a chest.
struct PathStop: View {
  /// From 1 on.
  let number: Int
  let node: PathNode
  let state: NodeState
  /// Seconds since its chest popped open; below 0 while it is closed.
  let chestAge: Double
  /// How far to the right it is as it shakes, in points.
  let shake: Double
  let time: Double
  let action: () -> Void

  /// How large a chest is on the path, and how far above its node's middle.
  private static let chest = (scale: 1.1, rise: 2.2)

  var body: some View {
    ZStack {
      if node.kind == .chest {
        Button(action: action) {
          Chest(age: chestAge).contentShape(Rectangle())
        }
        .buttonStyle(ShrinkingButtonStyle(time: time))
        .scaleEffect(Self.chest.scale)
        .offset(x: shake, y: -Self.chest.rise)
      } else {
        if state == .current { NodeRing(node: node) }
        Button(action: action) {
          NodeFace(state: state, kind: node.kind)
        }
        .buttonStyle(NodeStyle(state: state, time: time))
      }
    }
    .accessibilityLabel(Copy.node(number: number))
  }
}
