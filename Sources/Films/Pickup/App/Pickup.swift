package import Flipbook

/// Blank Street's order tracker: from the order that is being made to the code that the barista scans.
package struct Pickup: Storyboard {
  package enum Action: Sendable {
    /// What happens by itself in a run, by the run's number.
    case tick(run: Int)
    case finish(run: Int)
    /// A finger draws the sheet down by so many points.
    case drag(Double)
    /// The finger lets go of it.
    case release(by: Double, velocity: Double)
    case dismiss
    case addToWallet
    /// The wallet's answer goes, unless it was asked again since.
    case clearAnswer(run: Int, tap: Int)
    case restart
  }

  package private(set) var run = PickupRun(start: 0, number: 0)
  /// The run before, which fades out over this one.
  package private(set) var previous: PickupRun?

  /// The order screen as it comes at time 0.
  package init() {}

  /// The order is made by itself.
  package func launch() -> [Delayed<Action>] { script }

  private var script: [Delayed<Action>] {
    [
      Delayed(.tick(run: run.number), after: 0.6), Delayed(.finish(run: run.number), after: 1.4),
    ]
  }

  /// Does what a touch asks for, or what was to happen by itself.
  package mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .tick(let number): if number == run.number { run.ticked = time }
    case .finish(let number): if number == run.number { run.ready = time }
    case .drag(let distance):
      guard run.dismissal == nil else { break }
      run.drag.set(to: sheetOffset(draggedBy: distance), at: time)
    case .release(let distance, let velocity):
      guard run.dismissal == nil else { break }
      // Where the finger would be a quarter of a second on decides.
      if run.ready != nil, distance + velocity / 4 > 100 {
        dismiss(at: time, velocity: velocity)
      } else {
        run.drag.set(
          to: 0, at: time, animation: .spring(response: 0.4, dampingFraction: 0.8))
      }
    case .dismiss:
      if run.ready != nil, run.dismissal == nil { dismiss(at: time, velocity: 0) }
    case .addToWallet:
      guard run.reveal(at: time) >= PickupRun.landing else { break }
      run.walletTaps += 1
      run.added.set(to: 1, at: time, animation: PickupRun.answering)
      return [
        Delayed(.clearAnswer(run: run.number, tap: run.walletTaps), after: PickupRun.answerTime)
      ]
    case .clearAnswer(let number, let tap):
      guard number == run.number, tap == run.walletTaps else { break }
      run.added.set(to: 0, at: time, animation: PickupRun.answering)
    case .restart:
      guard run.reveal(at: time) >= PickupRun.landing else { break }
      previous = run
      run = PickupRun(start: time, number: run.number + 1)
      return script
    }
    return []
  }

  private mutating func dismiss(at time: Seconds, velocity: Double) {
    run.dismissal = PickupRun.Dismissal(
      time: time, offset: run.drag.value(at: time), velocity: velocity)
  }

  /// Down the sheet follows the finger once the order is ready; elsewhere it resists.
  private func sheetOffset(draggedBy distance: Double) -> Double {
    distance > 0 && run.ready != nil ? distance : distance / 8
  }
}

extension Pickup {
  /// The run, and over it the one before while it fades.
  package func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    let fade = Animation.easeInOut(duration: 0.25).progress(at: time - run.start)
    let leaving = fade < 1 ? previous : nil
    return ZStack {
      ForEach([run, leaving].compactMap { $0 }, id: \.number) { shown in
        let isCurrent = shown.number == run.number
        PickupScreen(run: shown, time: time, send: send)
          .compositingGroup()
          .opacity(isCurrent ? 1 : 1 - fade)
          .allowsHitTesting(isCurrent)
      }
    }
  }
}
