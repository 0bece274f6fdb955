import Flipbook

/// What is prepared, row by row, under rings that turn.
struct AlmostReadyContent: View {
  let preparations: Preparations
  /// Seconds since the screen came.
  let age: Double
  let time: Double

  /// The middle of the first row, and what is between two.
  private static let firstRow = 584.0
  private static let pitch = 56.0

  var body: some View {
    Board {
      DotRings(age: age)
        .transition(.scale(0.86), progress: Self.pop.progress(at: age).settled)
        .fadesIn(after: 0, over: 0.25, at: age)
        .at(midX: 201, midY: 262)
      Text("Almost ready").role(.onboardingTitle, .white)
        .rises(after: 0.08, at: age)
        .at(x: 22, baseline: 462)
      note("Relax for a moment.", baseline: 498)
      note("Your week is coming together.", baseline: 522)
      ForEach(Preparations.rows.indices, id: \.self) { row in
        PreparationRow(
          title: Preparations.rows[row], isLast: row == Preparations.rows.count - 1,
          age: preparations.ticked[row].map { time - $0 }
        )
        .rises(after: 0.16 + 0.06 * Double(row), at: age)
        .at(x: 0, y: Self.firstRow - Self.pitch / 2 + Self.pitch * Double(row))
      }
    }
  }

  private func note(_ text: String, baseline: Double) -> some View {
    Text(text).role(.body, .second).rises(after: 0.12, at: age).at(x: 22, baseline: baseline)
  }

  private static let pop = Animation.spring(response: 0.5, dampingFraction: 0.8)
}

/// Something that is prepared: its circle is ticked, and its name lit, when it is done.
private struct PreparationRow: View {
  let title: String
  let isLast: Bool
  /// Seconds since it was done; nil while it is not.
  let age: Double?

  var body: some View {
    Board(width: Viewport.width, height: 56) {
      CheckCircle(age: age, ring: 13, ringColor: .white.opacity(0.32), disc: 14, check: 18)
        .at(midX: 34, midY: 28)
      Text(title).role(.button, .white.opacity(0.62 + 0.38 * lit))
        .at(x: 62, baseline: 34.3)
      if !isLast { Hairline().frame(width: 320).at(x: 62, y: 55.5) }
    }
  }

  private var lit: Double {
    age.map { Animation.easeOut(duration: 0.2).progress(at: $0) } ?? 0
  }
}
