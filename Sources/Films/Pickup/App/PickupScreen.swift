import Flipbook

/// All there is to see of one run: the street, the flight or the code, and what lies over them.
struct PickupScreen: View {
  let run: PickupRun
  let time: Double
  let send: @Sendable (Pickup.Action) -> Void

  private var reveal: Double { run.reveal(at: time) }
  /// Seconds since the flat code took over.
  private var age: Double { reveal - PickupRun.landing }

  var body: some View {
    ZStack {
      world
      if age >= 0 { title }
      buttons
      if reveal < 0.4 { OrderSheet(run: run, time: time, send: send) }
      if age >= 0 {
        CodeCard(run: run, time: time, send: send)
          .position(x: CodeCard.frame.midX, y: CodeCard.frame.midY + cardOffset)
      }
    }
    .frame(width: 402, height: 874)
    .clipped()
  }

  /// What lies under everything else: the same picture at either end of the flight.
  @ViewBuilder private var world: some View {
    if reveal < PickupRun.takeoff {
      Street(fade: run.streetFade(at: time))
    } else if age < 0 {
      Flight(age: reveal - PickupRun.takeoff)
    } else {
      FlatCode()
    }
  }

  private var title: some View {
    let progress = Animation.easeOut(duration: 0.3).progress(at: age)
    return ZStack(alignment: .topLeading) {
      Color.clear
      Text("Pickup").type(.barTitle).text(middle: 201, baseline: 90.2)
    }
    .offset(y: 4 * (1 - progress))
    .blur(radius: 4 * (1 - progress))
    .opacity(progress)
  }

  @ViewBuilder private var buttons: some View {
    let change = run.buttonChange(at: time)
    let flatness = reveal < PickupRun.takeoff ? 0 : FlightPose(age: reveal - PickupRun.takeoff).snap
    RoundButton(
      label: change < 0.5 ? "Back" : "Close", x: 38, change: change, flatness: flatness,
      time: time
    ) {
      send(.restart)
    } before: {
      Icon.back.line(.ink, width: 2.3)
    } after: {
      Icon.close.line(.ink, width: 2.2)
    }
    RoundButton(
      label: change < 0.5 ? "More" : "Share", x: 364, change: change, flatness: flatness,
      time: time
    ) {
    } before: {
      HStack(spacing: 2.9) {
        ForEach(0..<3, id: \.self) { _ in Circle().fill(.ink).frame(width: 3.7, height: 3.7) }
      }
    } after: {
      Icon.share.line(.ink, width: 1.9)
    }
  }

  /// How far the card is below its place, in points.
  private var cardOffset: Double {
    330 * (1 - Animation.spring(response: 0.42, dampingFraction: 0.86).progress(at: age))
  }
}
