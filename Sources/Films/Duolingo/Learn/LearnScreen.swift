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
        PathStop(
          number: index + 1, node: account.unit.nodes[index],
          state: account.state(ofNode: index), chestAge: chestAge(index),
          shake: shake(index), time: time
        ) {
          tap(index)
        }
        .position(x: path.centers[index].x, y: path.centers[index].y)
      }
      // His picture is wider than he is: fingers go through it.
      duo.allowsHitTesting(false)
      UnitBanner(unit: account.unit, time: time) { send(.home(.openGuidebook)) }
      if let popover = home.popover {
        NodePopover(
          node: account.unit.nodes[popover.node], state: account.state(ofNode: popover.node),
          points: account.lessonPoints, center: path.centers[popover.node],
          age: time - popover.time, time: time
        ) {
          send(.startLesson)
        }
      } else if let current = account.current {
        StartBubble(
          path: path, node: current,
          title: account.unit.nodes[current].kind == .chest ? Copy.open : Copy.start,
          time: time - home.since)
      }
    }
  }

  private func tap(_ index: Int) {
    switch account.unit.nodes[index].kind {
    case .chest: send(.chest(index))
    case .lesson, .trophy: send(.home(.node(index)))
    }
  }

  /// Seconds since a chest popped open; below 0 while it is closed.
  private func chestAge(_ index: Int) -> Double {
    guard account.state(ofNode: index) == .done else { return -1 }
    guard let chest = home.chest, chest.node == index, chest.gems != nil else { return .infinity }
    return time - chest.time
  }

  /// A chest that stays shut shakes.
  private func shake(_ index: Int) -> Double {
    guard let chest = home.chest, chest.node == index, chest.gems == nil else { return 0 }
    return Shake.offset(age: time - chest.time)
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
