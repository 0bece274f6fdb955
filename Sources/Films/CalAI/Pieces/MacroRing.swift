import Flipbook

/// A ring that fills as a macro is eaten: value and plan inside, its name below.
struct MacroRing: View {
  /// A ring's measures.
  struct Size {
    let diameter: Double
    let type: Type

    static let hero = Size(diameter: 80, type: .ringValue)
    static let compact = Size(diameter: 64, type: .ringValueCompact)
  }

  let color: Color
  /// Grams eaten.
  let grams: Count
  /// How much of the ring is filled: 1 and above is all of it.
  let share: Double
  /// Grams planned, if that is said inside.
  var goal: Double?
  /// How far it has turned from what is eaten to what is left of the plan, 0...1.
  var turn = 0.0
  var size = Size.hero

  static let lineWidth = 6.0

  var body: some View {
    ZStack {
      Circle().strokeBorder(Palette.surface3, lineWidth: Self.lineWidth)
      if share > 0 {
        RingArc(share: share)
          .stroke(color, style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
          .padding(Self.lineWidth / 2)
      }
      ZStack(alignment: .topLeading) {
        Color.clear
        value.at(x: middle, baseline: goal == nil ? middle + 6.5 : middle + 3, .center)
        if let goal {
          plan("of \(Int(goal))", 1 - turn)
          plan(grams.rest > goal ? "over" : "left", turn)
        }
      }
    }
    .frame(width: size.diameter, height: size.diameter)
  }

  private var middle: Double { size.diameter / 2 }

  private var value: some View {
    HStack(alignment: .firstTextBaseline, spacing: 1) {
      number.type(size.type)
      Text("g").type(.ringUnit, Palette.textSecondary)
    }
  }

  @ViewBuilder private var number: some View {
    let left = grams.distance(to: goal ?? 0)
    if turn > 0, turn < 1 {
      NumericText(
        from: Int(grams.value.rounded()).grouped, to: Int(left.value.rounded()).grouped,
        progress: turn, roll: .window
      )
      .digitWindow()
    } else {
      RollingNumber(count: turn < 1 ? grams : left)
    }
  }

  private func plan(_ text: String, _ opacity: Double) -> some View {
    Text(text).type(.ringGoal, Palette.textTertiary)
      .opacity(opacity)
      .at(x: middle, baseline: middle + 17.5, .center)
  }
}

/// A ring under a finger: it gives a little.
struct RingStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Circle())
      .scaleEffect(
        1 - 0.03 * configuration.pressed(at: time, in: Tempo.press, out: Tempo.release))
  }
}

/// The filled part of a ring, clockwise from 12 o'clock; a full one is closed.
private struct RingArc: Shape {
  let share: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      if share >= 1 { return path.addEllipse(in: rect) }
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(-90), delta: .degrees(360 * share))
    }
  }
}
