import Flipbook

/// A ring that is drawn in a second, by an ease that starts and ends gently, and stays.
struct Ring: Film {
  let name = "tour/ring"
  let size = Size(width: 200, height: 200)
  let duration: Seconds = 1.25
  let moments = [Moment("half", at: 0.5), Moment("done", at: 1)]

  func body(at time: Seconds) -> some View {
    ZStack {
      Color(hex: 0x142020)
      Circle()
        .trim(from: 0, to: UnitCurve.easeInOut.value(at: time))
        .stroke(.white, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 120, height: 120)
      Text("\(Int((min(time, 1) * 100).rounded()))")
        .font(.custom("Plus Jakarta Sans", size: 40).weight(.semibold))
        .foregroundStyle(.white)
    }
  }
}
