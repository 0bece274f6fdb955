import Flipbook

/// What the order's state is: a title and a line under it, which cross in a blur when the order is ready.
struct OrderStatus: View {
  let run: PickupRun
  let time: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Text("Order A42").type(.orderNumber).text(left: 20, baseline: 45)
      if isMaking {
        Text("Being made").type(.status).text(left: 20, baseline: 84.5)
          .blursOut(at: time, from: ready)
        Countdown(ticked: run.ticked ?? .infinity, time: time)
          .text(left: 44, baseline: 118)
          .blursOut(at: time, from: lineChange)
        clock.corner(x: 20, y: 103.6).blursOut(at: time, from: lineChange)
      }
      if time > ready {
        Text("Ready").type(.status).text(left: 20, baseline: 84.5)
          .blursIn(at: time, from: ready)
        Text("Show your code to the barista").type(.statusLine).text(left: 44, baseline: 118)
          .blursIn(at: time, from: lineChange)
        check.corner(x: 20, y: 103.6).blursIn(at: time, from: lineChange)
      }
    }
  }

  private var ready: Double { run.ready ?? .infinity }
  /// The line follows the title.
  private var lineChange: Double { ready + 0.05 }
  private var isMaking: Bool { time < lineChange + 0.25 }

  private var clock: some View {
    ZStack {
      Circle().stroke(.soft, lineWidth: 1.6).frame(width: 15.2, height: 15.2)
      Icon.clockHands.line(.soft, width: 1.6)
    }
    .frame(width: 16.8, height: 16.8)
  }

  private var check: some View {
    ZStack {
      Circle().fill(.soft)
      Icon.check.line(.sheet, width: 1.7)
    }
    .frame(width: 16.8, height: 16.8)
  }
}

/// "Ready in about 2 min": the digit rolls up, in a place of its own, so that nothing else moves.
private struct Countdown: View {
  /// When 2 became 1.
  let ticked: Double
  let time: Double

  var body: some View {
    let progress = Animation.easeInOut(duration: 0.3).progress(at: time - ticked)
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("Ready in about\u{A0}")
      ZStack(alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)) {
        if progress < 1 {
          digit("2").offset(y: -8 * progress).blur(radius: 3 * progress).opacity(1 - progress)
        }
        if progress > 0 {
          digit("1").offset(y: 8 * (1 - progress)).blur(radius: 3 * (1 - progress))
            .opacity(progress)
        }
      }
      Text("\u{A0}min")
    }
    .type(.statusLine)
    .accessibilityLabel("Ready in about \(time < ticked ? 2 : 1) min")
  }

  private func digit(_ digit: String) -> some View {
    Text(digit).monospacedDigit().type(.statusNumber)
  }
}
