import Flipbook

/// What waits at a node, and the way in; its tail points to the node, from below or, near the foot, from above.
struct NodePopover: View {
  let node: PathNode
  let state: NodeState
  let points: Int
  /// The middle of the node's face.
  let center: CGPoint
  /// Seconds since it came.
  let age: Double
  let time: Double
  let start: () -> Void

  private static let size = CGSize(width: 370, height: 164)
  /// From the node's middle to the tail's tip, and the tail's length.
  private static let (distance, tail) = (41.0, 12.0)
  /// How far down it may reach: the tabs are below.
  private static let foot = 780.0
  private static let spring = Animation.spring(response: 0.30, dampingFraction: 0.75)

  var body: some View {
    ZStack(alignment: .topLeading) {
      ground
      Text(node.title).role(.popoverTitle).foregroundStyle(tint.title)
        .baseline(at: 39).offset(x: 20)
      Text(line).role(.popoverLine).foregroundStyle(tint.line)
        .baseline(at: 66).offset(x: 20)
      Button(action: start) {
        Text(way).role(.button)
      }
      .buttonStyle(EdgeButtonStyle(tint: tint.button, time: time))
      .disabled(state == .locked)
      .frame(width: 330, height: 52)
      .offset(x: 20, y: 92)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    // A tap beside the button is not one on what is behind.
    .contentShape(Rectangle())
    .onTapGesture {}
    .scaleEffect(mix(0.6, 1, Self.spring.progress(at: age)), anchor: tip)
    .offset(x: Self.left, y: top)
  }

  private static let left = 16.0

  /// Whether it is below the node: where there is room for it.
  private var isBelow: Bool {
    center.y + Self.distance + Self.tail + Self.size.height <= Self.foot
  }

  private var top: Double {
    isBelow
      ? center.y + Self.distance + Self.tail
      : center.y - Self.distance - Self.tail - Self.size.height
  }

  /// Where the tail's tip is, as shares of the popover's size: it grows from there.
  private var tip: UnitPoint {
    let reach = Self.tail / Self.size.height
    return UnitPoint(
      x: (center.x - Self.left) / Self.size.width, y: isBelow ? -reach : 1 + reach)
  }

  private var line: String {
    switch state {
    case .done: Copy.allDone(lessons: node.lessons)
    case .current: Copy.lesson(node.lesson, of: node.lessons)
    case .locked: Copy.lockedLine
    }
  }

  private var way: String {
    switch state {
    case .done: Copy.review(points: points)
    case .current: Copy.start(points: points)
    case .locked: Copy.locked
    }
  }

  private var tint: PopoverTint { PopoverTint(state) }

  private var ground: some View {
    let outline = PopoverOutline(tail: center.x - Self.left, isBelow: isBelow)
    return ZStack {
      outline.fill(tint.ground)
      if let border = tint.border {
        outline.stroke(border, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      }
    }
  }
}

/// A popover's colours.
private struct PopoverTint {
  let ground: Color
  /// Nil where the ground ends the popover by itself.
  let border: Color?
  let title: Color
  let line: Color
  let button: EdgeTint

  init(_ state: NodeState) {
    switch state {
    case .done:
      (ground, border, title, line) = (.gold, nil, .onGold, .onGold)
      button = EdgeTint(face: .ground, edge: .goldEdge, words: .onGold)
    case .current:
      (ground, border, title, line) = (.action, nil, .onColor, .onActionQuiet)
      button = .onAction
    case .locked:
      (ground, border, title, line) = (.quietGround, .border, .asleep, .asleep)
      button = .action
    }
  }
}

/// A rounded box, its tail included.
private struct PopoverOutline: Shape {
  /// How far to the right the tail is.
  let tail: Double
  /// Whether the tail is at the top.
  let isBelow: Bool

  private static let radius = 16.0

  func path(in rect: CGRect) -> Path {
    let box = Path { path in
      let x = (rect.minX + tail).clamped(rect.minX + 30, rect.maxX - 30)
      path.move(to: CGPoint(x: x - 12, y: rect.minY))
      path.addLine(to: CGPoint(x: x - 2.6, y: rect.minY - 11))
      path.addCurve(
        to: CGPoint(x: x + 2.6, y: rect.minY - 11),
        control1: CGPoint(x: x - 1.2, y: rect.minY - 12.6),
        control2: CGPoint(x: x + 1.2, y: rect.minY - 12.6))
      path.addLine(to: CGPoint(x: x + 12, y: rect.minY))
      let corners = [
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        CGPoint(x: x - 12, y: rect.minY),
      ]
      for (corner, next) in zip(corners, corners.dropFirst()) {
        path.addArc(tangent1End: corner, tangent2End: next, radius: Self.radius)
      }
      path.closeSubpath()
    }
    let upsideDown = Affine(scaleX: 1, y: -1).about(CGPoint(x: rect.midX, y: rect.midY))
    return isBelow ? box : box.applying(upsideDown)
  }
}
