import Flipbook

/// A node's colours: its face, the ellipse inside, the edge below, and what is on it.
private struct NodeTint {
  let face: Color
  let inner: Color
  let edge: Color
  let gloss: Double

  init(_ state: NodeState) {
    switch state {
    case .done: (face, inner, edge, gloss) = (.gold, .goldFace, .goldEdge, 0.28)
    case .current: (face, inner, edge, gloss) = (.action, .actionFace, .actionEdge, 0.28)
    case .locked: (face, inner, edge, gloss) = (.border, .lockedFace, .lockedEdge, 0.40)
    }
  }
}

/// A round node, deep like a button: its face goes down on its edge under a finger.
struct NodeStyle: ButtonStyle {
  let state: NodeState
  let time: Double

  static let size = CGSize(width: 66, height: 58)
  private static let sink = 4.0

  func makeBody(configuration: Configuration) -> some View {
    let press = configuration.pressed(
      at: time, in: .linear(duration: 0.05), out: .easeOut(duration: 0.10))
    ZStack {
      NodeEdge().fill(NodeTint(state).edge)
      configuration.label.offset(y: Self.sink * press)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .contentShape(Ellipse())
  }
}

/// A node's ellipse, and the same 4 points lower.
private struct NodeEdge: Shape {
  func path(in rect: CGRect) -> Path {
    Path(literal: "M-33,0 V4 A33,29 0 0 0 33,4 V0 Z").offsetBy(dx: rect.midX, dy: rect.midY)
  }
}

/// What a node's face shows.
struct NodeFace: View {
  let state: NodeState
  let kind: PathNode.Kind

  private static let gloss = Path(
    literal: """
      M-33,0 A33,29 0 0 1 -4,-28.8 L-19.4,22.6 A33,29 0 0 1 -33,0 Z \
      M8,-28.1 L17,-24.9 L-.6,28.9 L-10,27.7 Z
      """)

  var body: some View {
    let tint = NodeTint(state)
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.fill(Path(ellipseAt: .zero, rx: 33, ry: 29), with: .color(tint.face))
      var glossy = context
      glossy.opacity = tint.gloss
      glossy.fill(Self.gloss, with: .color(.onColor))
      context.fill(Path(ellipseAt: .zero, rx: 25, ry: 21.5), with: .color(tint.inner))
      NodeSign(state: state, kind: kind, edge: tint.edge).draw(in: context)
    }
  }
}

/// The sign on a node.
private struct NodeSign {
  let state: NodeState
  let kind: PathNode.Kind
  let edge: Color

  private static let check = Path(literal: "M-10.08,0.56 L-2.91,7.62 L10.53,-7.17")
  private static let star = Path(
    literal: """
      M0,-12.5 L3.53,-4.85 L11.89,-3.86 L5.71,1.85 L7.35,10.11 L0,6 L-7.35,10.11 L-5.71,1.85 \
      L-11.89,-3.86 L-3.53,-4.85 Z
      """)
  private static let bow = Path(
    literal: "M6.4,12 V8.4 C6.4,5 8.8,2.6 12,2.6 C15.2,2.6 17.6,5 17.6,8.4 V12")
  private static let handles = Path(
    literal: "M8,8 H4.6 C4,14.4 6.4,17.6 10.4,18 M24,8 H27.4 C28,14.4 25.6,17.6 21.6,18")
  private static let cup = Path(
    literal: """
      M8,4.6 C8,3.7 8.7,3 9.6,3 H22.4 C23.3,3 24,3.7 24,4.6 V13 C24,18.4 20.6,21.6 16,21.6 \
      C11.4,21.6 8,18.4 8,13 Z
      """)

  func draw(in context: GraphicsContext) {
    switch (state, kind) {
    case (.done, _):
      var shadow = context
      shadow.opacity = 0.9
      shadow.translateBy(x: 0, y: 2.4)
      shadow.stroke(Self.check, with: .color(edge), style: .round(6.4))
      context.stroke(Self.check, with: .color(.onColor), style: .round(6.4))
    case (.current, .lesson), (.current, .chest):
      for (y, color) in [(3.2, edge), (0.8, Color.onColor)] {
        var context = context
        context.translateBy(x: 0, y: y)
        context.fill(Self.star, with: .color(color))
        context.stroke(Self.star, with: .color(color), style: .round(5))
      }
    case (.current, .trophy): drawTrophy(.onColor, in: context)
    case (.locked, .trophy): drawTrophy(.asleep, in: context)
    case (.locked, _): drawLock(in: context)
    }
  }

  private func drawLock(in context: GraphicsContext) {
    var context = context
    context.translateBy(x: -12, y: -13.4)
    context.stroke(Self.bow, with: .color(.asleep), style: .round(3.6))
    rect(2.6, 10.6, 18.8, 13.4, radius: 4, .asleep, in: context)
    context.fill(Path(ellipseAt: CGPoint(x: 12, y: 16.4), rx: 2.1, ry: 2.1), with: .color(.border))
    rect(11, 16.6, 2, 4, radius: 1, .border, in: context)
  }

  private func drawTrophy(_ color: Color, in context: GraphicsContext) {
    var context = context
    context.translateBy(x: -16, y: -16.4)
    context.stroke(Self.handles, with: .color(color), style: .round(3))
    context.fill(Self.cup, with: .color(color))
    rect(14, 20, 4, 6, radius: 0, color, in: context)
    rect(9.6, 25, 12.8, 4.4, radius: 2.2, color, in: context)
  }

  private func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ color: Color,
    in context: GraphicsContext
  ) {
    context.fill(
      Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius),
      with: .color(color))
  }
}

/// The ring round the node that is next: how many of its lessons are done.
struct NodeRing: View {
  let node: PathNode

  var body: some View {
    let done = Double(node.lesson - 1) / Double(max(node.lessons, 1))
    ZStack {
      Ellipse().stroke(Color.border, lineWidth: 6.5)
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        guard done > 0 else { return }
        context.stroke(
          Self.turn.trimmedPath(from: 0, to: done), with: .color(.action), style: .round(6.5))
      }
      .frame(width: 100, height: 94)
    }
    .frame(width: 86, height: 79)
    .offset(y: 2)
  }

  /// Once round, clockwise from the top.
  private static let turn = Path(literal: "M0,-39.5 A43,39.5 0 0 1 0,39.5 A43,39.5 0 0 1 0,-39.5")
}
