import Flipbook

/// The path: the unit's banner, its nodes, and Duo beside them.
struct LearnScreen: View {
  let home: Home
  let account: Account
  let time: Double
  let send: @Sendable (DuolingoApp.Action) -> Void

  private static let duo = (scale: 0.2785, middle: 322.0, ground: 396.0)

  var body: some View {
    let path = PathGeometry(account: account)
    ZStack(alignment: .topLeading) {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { send(.home(.closePopover)) }
      PathTrack(path: path)
      ForEach(account.unit.nodes.indices, id: \.self) { index in
        node(index, at: path.centers[index])
      }
      duo
      UnitBanner(unit: account.unit)
      if let current = account.current {
        if let popover = home.popover, popover.node == current {
          NodePopover(
            node: account.unit.nodes[current], points: account.lessonPoints,
            tip: path.centers[current].y + 41, age: time - popover.time, time: time
          ) {
            send(.startLesson)
          }
        } else {
          StartBubble(path: path, node: current, time: time - home.since)
        }
      }
    }
  }

  @ViewBuilder private func node(_ index: Int, at center: CGPoint) -> some View {
    let state = account.state(ofNode: index)
    let node = account.unit.nodes[index]
    ZStack {
      if state == .current { NodeRing(node: node) }
      if node.kind == .chest {
        Image("icons/chest").resizable().frame(width: 70.4, height: 61.6).offset(y: -2.2)
      } else {
        Button {
          send(.home(.node(index)))
        } label: {
          NodeFace(state: state, kind: node.kind)
        }
        .buttonStyle(NodeStyle(state: state, time: time))
        .accessibilityLabel(Copy.node(number: index + 1))
        .disabled(state != .current)
      }
    }
    .position(x: center.x, y: center.y)
  }

  private var duo: some View {
    ZStack {
      Ellipse().fill(Color.pathShadow).frame(width: 76, height: 9)
        .position(x: Self.duo.middle, y: Self.duo.ground)
      DuoView(pose: DuoMotion.wave.pose(at: time - home.since), scale: Self.duo.scale)
        .position(
          x: Self.duo.middle,
          y: Self.duo.ground - DuoView.unitHeight * Self.duo.scale / 2)
    }
  }
}
