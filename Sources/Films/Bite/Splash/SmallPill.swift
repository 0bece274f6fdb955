import Flipbook

/// The mark as it stands on the welcome screen: the splash's pill at two fifths of its size.
struct SmallPill: View {
  private static let scale = 0.4

  var body: some View {
    BitePill()
      .scaleEffect(SmallPill.scale, anchor: .topLeading)
      .frame(
        width: BitePill.size.width * SmallPill.scale,
        height: BitePill.size.height * SmallPill.scale, alignment: .topLeading)
  }
}

/// The small mark on its own, with 24 points of ground round it.
struct SmallPillStill: Film {
  let name = "bite/pill"
  let size = Size(width: 132, height: 86)
  let duration: Seconds = 0
  let moments = [Moment("still", at: 0)]

  func body(at time: Seconds) -> some View {
    ZStack(alignment: .topLeading) {
      Color.ground
      SmallPill().offset(x: 24, y: 24)
    }
  }
}
