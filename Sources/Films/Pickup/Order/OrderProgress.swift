import Flipbook

/// Three steps, a bar and a label each: finished ones are filled, the current one is black.
struct OrderProgress: View {
  let run: PickupRun
  let time: Double

  var body: some View {
    let readiness = run.readiness(at: time)
    ZStack(alignment: .topLeading) {
      Color.clear
      step("Ordered", x: 20, filled: 1, emphasis: 0)
      step(
        "Making", x: 138, filled: 0.6 + 0.4 * run.making(at: time), emphasis: 1 - readiness)
      step("Ready", x: 256, filled: 0, emphasis: readiness)
    }
  }

  @ViewBuilder private func step(
    _ label: String, x: Double, filled: Double, emphasis: Double
  ) -> some View {
    StepBar(filled: filled).corner(x: x, y: 145)
    Text(label).type(.step(emphasis: emphasis)).text(left: x, baseline: 173)
  }
}

/// A bar of 110 points, a share of which is done.
private struct StepBar: View {
  let filled: Double

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule(style: .circular).fill(.barLeft)
      if filled > 0 {
        Capsule(style: .circular).fill(.barDone).frame(width: 110 * filled)
      }
    }
    .frame(width: 110, height: 4, alignment: .leading)
    .clipShape(Capsule(style: .circular))
  }
}
