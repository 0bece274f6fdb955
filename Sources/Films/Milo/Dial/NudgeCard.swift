import Flipbook

/// The card that offers a reminder: a bell, two lines, and a switch.
struct NudgeCard: View {
  let dial: Dial
  let time: Double
  let send: @Sendable (Dial.Action) -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 20, style: .circular).fill(.card)
      Bell()
        .stroke(.ink, style: .round(1.8))
        .frame(width: 0, height: 0)
        .offset(x: 28, y: 36)
      Text("A little nudge?").type(.nudgeTitle).offset(x: 54).baseline(at: 32.5)
      Text("8:30 PM · your call").type(.nudgeLine).offset(x: 54).baseline(at: 53)
      Button {
        send(.nudge)
      } label: {
        Color.clear
      }
      .buttonStyle(
        SwitchStyle(
          amount: dial.nudge.value(at: time), tint: dial.nudgeTint.value(at: time), time: time)
      )
      .frame(width: 51, height: 31)
      .accessibilityLabel("A little nudge")
      .offset(x: 285, y: 20.5)
    }
    .frame(width: 354, height: 72)
  }
}

/// The outline of a bell, about its middle.
private struct Bell: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: -9.5, y: 4.5))
      path.addCurve(
        to: CGPoint(x: -6.8, y: -2.5), control1: CGPoint(x: -7.5, y: 2.5),
        control2: CGPoint(x: -6.8, y: 0.5))
      path.addCurve(
        to: CGPoint(x: 0, y: -9.5), control1: CGPoint(x: -6.8, y: -6.6),
        control2: CGPoint(x: -3.9, y: -9.5))
      path.addCurve(
        to: CGPoint(x: 6.8, y: -2.5), control1: CGPoint(x: 3.9, y: -9.5),
        control2: CGPoint(x: 6.8, y: -6.6))
      path.addCurve(
        to: CGPoint(x: 9.5, y: 4.5), control1: CGPoint(x: 6.8, y: 0.5),
        control2: CGPoint(x: 7.5, y: 2.5))
      path.closeSubpath()
      path.move(to: CGPoint(x: -3, y: 7.7))
      path.addCurve(
        to: CGPoint(x: 0, y: 10), control1: CGPoint(x: -2.5, y: 9.3),
        control2: CGPoint(x: -1.4, y: 10))
      path.addCurve(
        to: CGPoint(x: 3, y: 7.7), control1: CGPoint(x: 1.4, y: 10),
        control2: CGPoint(x: 2.5, y: 9.3))
      path.move(to: CGPoint(x: 0, y: -9.5))
      path.addLine(to: CGPoint(x: 0, y: -11.5))
    }
  }
}

/// A switch whose knob slides, and stretches under a finger.
private struct SwitchStyle: ButtonStyle {
  /// How far the switch is on, 0...1, and beyond where its spring swings.
  let amount: Double
  /// How far its colour is that of one that is on, 0...1.
  let tint: Double
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    let stretch =
      4
      * configuration.pressed(
        at: time, in: .easeOut(duration: 0.12), out: .spring(response: 0.3, dampingFraction: 0.8))
    // The knob keeps 2 points from the end that it lies at, stretched or not.
    let middle = 15.5 + 20 * amount + stretch * (0.5 - amount)
    ZStack {
      configuration.label
      Capsule(style: .circular).fill(Color.switchOff.mix(with: .leaf, by: tint))
      Capsule(style: .circular).fill(.black.opacity(0.16))
        .frame(width: 27 + stretch, height: 27)
        .blur(radius: 2)
        .position(x: middle, y: 17.5)
      Capsule(style: .circular).fill(.white)
        .frame(width: 27 + stretch, height: 27)
        .position(x: middle, y: 15.5)
    }
  }
}
