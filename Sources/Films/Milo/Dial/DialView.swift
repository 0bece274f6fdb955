import Flipbook

/// The dial: ticks, track, arc, the white face with the number, and the knob.
///
/// Arc, knob and number are functions of the same minutes.
struct DialView: View {
  let minutes: Double
  /// Seconds since the screen came.
  let age: Double
  let send: @Sendable (Dial.Action) -> Void

  var body: some View {
    ZStack {
      DialTicks(age: age)
      ZStack {
        Circle().stroke(.track, lineWidth: DialRing.width)
          .frame(width: 2 * DialRing.radius, height: 2 * DialRing.radius)
        DialArc(minutes: minutes).stroke(.sky, lineWidth: DialRing.width)
        face
        knob.rotationEffect(DialRing.angle(minutes))
        reading
      }
      .transition(
        .opacity.combined(with: .scale(0.92)),
        progress: Animation.spring(response: 0.5, dampingFraction: 0.8).delay(0.1)
          .progress(at: age).settled)
    }
    .frame(width: DialRing.side, height: DialRing.side)
    .contentShape(DialGrip(), eoFill: true)
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          // Across the middle a finger loses the ring, and takes hold of it on the other side.
          send(DialRing.minutes(at: drag.location).map(Dial.Action.turn) ?? .letGo)
        }
        .onEnded { _ in send(.letGo) }
    )
    .accessibilityLabel("Minutes a day")
  }

  private var face: some View {
    ZStack {
      Circle().fill(.dialShadow).blur(radius: 5).offset(y: 3)
      Circle().fill(.white)
    }
    .frame(width: 2 * DialRing.faceRadius, height: 2 * DialRing.faceRadius)
  }

  /// The mark at the arc's end, at 12 o'clock.
  private var knob: some View {
    ZStack {
      Capsule(style: .circular).fill(.ink).frame(width: 16, height: 52).offset(y: -94)
      Circle().fill(.white).frame(width: 7, height: 7).offset(y: -109)
    }
  }

  private var reading: some View {
    ZStack(alignment: .top) {
      Color.clear
      // Half of what follows the last character, which puts the middle of the ink on that of the dial.
      NumericText(value: minutes).type(.dialNumber)
        .offset(x: MiloType.dialNumber.tracking / 2)
        .baseline(at: 87)
      Text("MIN / DAY").type(.dialUnit)
        .offset(x: MiloType.dialUnit.tracking / 2)
        .baseline(at: 109)
    }
    .frame(width: 2 * DialRing.faceRadius, height: 2 * DialRing.faceRadius)
    .clipShape(Circle())
  }
}
