import Flipbook

/// A loudspeaker with two waves, 26 × 22 points; the waves swell outward one after the other as it speaks.
struct Speaker: View {
  var color: Color = .claim
  /// Seconds since it began to speak; nil while it has not.
  let age: Double?

  private static let horn = Path(
    literal: """
      M-11,-3.6 H-7.2 L-2,-8.2 C-.7,-9.4 1.4,-8.5 1.4,-6.8 V6.8 C1.4,8.5 -.7,9.4 -2,8.2 L-7.2,3.6 H-11
      C-12.1,3.6 -13,2.7 -13,1.6 V-1.6 C-13,-2.7 -12.1,-3.6 -11,-3.6 Z
      """)
  private static let waves = [
    Path(literal: "M5.2,-3.4 C7,-1.6 7,1.6 5.2,3.4"),
    Path(literal: "M8.8,-7 C12.6,-3.2 12.6,3.2 8.8,7"),
  ]
  /// Seconds of a pulse, from one wave to the next, and from one pulse to the next; how many there are.
  private static let (pulse, interval, period, count) = (0.24, 0.12, 0.36, 2.0)
  /// How far a wave swells.
  private static let swell = 0.22

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.fill(Self.horn, with: .color(color))
      for (index, wave) in Self.waves.enumerated() {
        let size = 1 + Self.swell * height(ofWave: index)
        var context = context
        context.scaleBy(x: size, y: size)
        context.stroke(wave, with: .color(color), style: .round(2.7 / size))
      }
    }
    // Waves swell out of the frame.
    .frame(width: 36, height: 32)
    .frame(width: 26, height: 22)
  }

  /// How far a wave is swollen, 0...1.
  private func height(ofWave index: Int) -> Double {
    guard let age else { return 0 }
    let time = age - Self.interval * Double(index)
    guard time > 0, time < Self.period * Self.count else { return 0 }
    let share = time.truncatingRemainder(dividingBy: Self.period) / Self.pulse
    return share < 1 ? .sin(.pi * share) : 0
  }
}

/// A loudspeaker to tap: it takes the room of the sign, and a finger's round it.
struct SpeakerButton: View {
  /// What it says, for those who do not see it.
  let label: String
  let age: Double?
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Speaker(age: age).frame(width: 44, height: 44).contentShape(Rectangle())
    }
    .buttonStyle(ShrinkingButtonStyle(time: time))
    .accessibilityLabel(label)
  }
}

/// A blue button with a loudspeaker, 48 × 48 points.
struct SpeakerKey: View {
  let label: String
  let age: Double?
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Speaker(color: .onColor, age: age).offset(x: -0.5)
    }
    .buttonStyle(KeyStyle(time: time))
    .accessibilityLabel(label)
    .frame(width: 48, height: 48)
  }

  /// A face of 44 points on an edge of 4, rounder than a wide button's.
  private struct KeyStyle: ButtonStyle {
    let time: Double

    private static let outline = RoundedRectangle(cornerRadius: 14, style: .circular)

    func makeBody(configuration: Configuration) -> some View {
      let press = configuration.pressed(
        at: time, in: .linear(duration: 0.05), out: .easeOut(duration: 0.10))
      ZStack {
        Self.outline.fill(Color.claimEdge).padding(.top, EdgeButtonStyle.edge)
        ZStack {
          Self.outline.fill(Color.claim)
          configuration.label
        }
        .padding(.bottom, EdgeButtonStyle.edge)
        .offset(y: EdgeButtonStyle.edge * press)
      }
      .contentShape(Rectangle())
    }
  }
}
