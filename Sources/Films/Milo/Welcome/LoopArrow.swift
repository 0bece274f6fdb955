import Flipbook

/// The arrow that draws itself from the headline to the button: a sweep to the left, a loop, a drop.
struct LoopArrow: View {
  /// Seconds since the screen came.
  let age: Double

  /// From the upper right to the tip, in points of the screen.
  private static let line = Path(
    literal: """
      M308 526C293.9 544.3 276.6 559.9 257 572C241.5 581.6 224.2 589 206 588\
      C191.8 587.3 176.4 583.6 176 571C175.7 561.8 180.7 553 189 553C198.8 553 203 564.2 204 575\
      C206.3 599.9 205.9 625 205 650C204 678.7 202.5 707.3 201 736
      """)
  /// From one barb over the tip to the other.
  private static let head = Path(
    literal: "M189 721C193 727 197 732 201 736C204 731 208 726 213 722")
  /// The share of the head's length at which its tip lies.
  private static let tip = 0.51

  var body: some View {
    // The pen slows into the tip; both barbs come out of it just before it is there.
    let drawn = Animation.timingCurve(0.45, 0, 0.25, 1, duration: 0.8).delay(0.8)
      .progress(at: age)
    let opened = Animation.easeOut(duration: 0.16).delay(1.54).progress(at: age)
    ZStack {
      Self.line.trim(from: 0, to: drawn).stroke(.ink, style: .round(2))
      Self.head
        .trim(from: Self.tip * (1 - opened), to: Self.tip + (1 - Self.tip) * opened)
        .stroke(.ink, style: .round(2))
    }
  }
}
