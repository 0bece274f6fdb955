import Flipbook

/// The dishes of the week on their tiles: those that move lie over the others, a lifted one over all.
struct PlanTiles: View {
  let plan: WeekPlan
  /// Seconds since the tab was shown.
  let age: Double
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board(width: Viewport.width, height: PlanMetrics.contentHeight) {
      ForEach(order, id: \.self) { slot in
        ZStack {
          if slot == plan.lift?.slot { EmptySlot() } else { tile(slot) }
        }
        .gesture(holding(slot))
        .accessibilityLabel("\(plan.days[slot.day].name) \(Meal.allCases[slot.meal].name)")
        .at(x: slot.frame.minX, y: slot.frame.minY)
      }
      if let lift = plan.lift { lifted(lift) }
    }
  }

  /// The slots, those whose tile moved last at the end.
  private var order: [PlanSlot] {
    PlanSlot.all.sorted { a, b in
      let (first, second) = (plan.moved[a.index], plan.moved[b.index])
      return first == second ? rank(a) < rank(b) : first < second
    }
  }

  /// Of two that moved at once, the one that was dropped is the last.
  private func rank(_ slot: PlanSlot) -> Int {
    slot == plan.dropped?.slot ? PlanSlot.all.count : slot.index
  }

  private func tile(_ slot: PlanSlot) -> some View {
    let way = plan.ways[slot.index].value(at: time)
    let target = plan.lift?.target.flatMap { $0.slot == slot ? time - $0.since : nil }
    return PlanTile(
      dish: plan.dish(in: slot), state: TileState(target: target, lift: lift(of: slot)),
      pop: age - 0.06 - 0.03 * Double(slot.index)
    )
    .offset(x: way.width, y: way.height)
  }

  /// How far the tile of a slot still is from being let down, 0...1.
  private func lift(of slot: PlanSlot) -> Double {
    guard let dropped = plan.dropped, dropped.slot == slot else { return 0 }
    return 1
      - Animation.spring(response: 0.42, dampingFraction: 0.78).progress(at: time - dropped.time)
      .settled
  }

  private func lifted(_ lift: Lift) -> some View {
    let way = lift.way.value(at: time)
    let age = time - lift.start
    return PlanTile(
      dish: plan.dish(in: lift.slot),
      state: TileState(
        lift: Animation.spring(response: 0.3, dampingFraction: 0.7).progress(at: age),
        shadow: Animation.easeOut(duration: 0.15).progress(at: age)), pop: .infinity
    )
    .at(x: lift.slot.frame.minX + way.width, y: lift.slot.frame.minY + way.height)
    .allowsHitTesting(false)
  }

  private func holding(_ slot: PlanSlot) -> some Gesture {
    LongPressGesture(minimumDuration: 0.35)
      .sequenced(before: DragGesture(coordinateSpace: .global))
      .onChanged { value in
        guard case .second(true, let drag) = value else { return }
        if let drag {
          send(.plan(.carry(to: drag.location, from: drag.startLocation)))
        } else {
          send(.plan(.lift(slot)))
        }
      }
      .onEnded { _ in send(.plan(.drop)) }
  }
}

/// What becomes of a tile under a finger.
struct TileState {
  /// Seconds since a dish is held over it; nil while none is.
  var target: Double?
  /// How far it is lifted; beyond 1 where its spring swings.
  var lift = 0.0
  /// How far its shadow has come, 0...1.
  var shadow: Double?
}

/// A dish on its tile.
private struct PlanTile: View {
  let dish: Dish
  let state: TileState
  /// Seconds since the dish began to pop in.
  let pop: Double

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 22, style: .circular) }
  /// How far it is a target, 0...1.
  private var target: Double {
    state.target.map { Animation.easeOut(duration: 0.12).progress(at: $0) } ?? 0
  }
  private var lift: Double { min(max(state.lift, 0), 1) }

  var body: some View {
    let shrink = 1 - (1 - PlanMetrics.targetPlate / PlanMetrics.plate) * target
    let popped = Animation.spring(response: 0.35, dampingFraction: 0.62).progress(at: pop).settled
    ZStack {
      if lift > 0 {
        outline.fill(Color.liftShadow)
          .blur(radius: 13)
          .offset(y: 14)
          .opacity(state.shadow ?? lift)
      }
      outline.fill(
        Color.planTile.mix(with: .targetTile, by: target).mix(with: .liftedTile, by: lift))
      if lift > 0 { outline.strokeBorder(.white.opacity(0.16 * lift), lineWidth: 1) }
      if target > 0 { outline.strokeBorder(Color.accent.opacity(target), lineWidth: 2) }
      DishPlate(dish: dish, diameter: PlanMetrics.plate)
        .scaleEffect((0.6 + 0.4 * popped) * shrink)
        .opacity(Animation.easeOut(duration: 0.12).progress(at: pop))
    }
    .frame(width: PlanMetrics.tile, height: PlanMetrics.tile)
    .scaleEffect(1 + 0.1 * state.lift)
  }
}

/// What a lifted tile leaves behind.
private struct EmptySlot: View {
  var body: some View {
    let outline = RoundedRectangle(cornerRadius: 22, style: .circular)
    outline.fill(.white.opacity(0.03))
      .overlay {
        outline.strokeBorder(
          .white.opacity(0.3), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [4, 6]))
      }
      .frame(width: PlanMetrics.tile, height: PlanMetrics.tile)
  }
}
