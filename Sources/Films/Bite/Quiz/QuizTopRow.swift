import Flipbook

/// The row above the questions: back, how far one has come, and skip.
struct QuizTopRow: View {
  /// The question that is asked, in between while the dashes change.
  let progress: Double
  let time: Double
  let send: @Sendable (QuizAction) -> Void

  var body: some View {
    ZStack {
      QuizDashes(progress: progress)
      HStack {
        Button {
          send(.back)
        } label: {
          Chevron()
            .stroke(
              .white, style: StrokeStyle(lineWidth: 2.25, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 7.5, height: 15)
            .offset(x: -1.25)
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel("Back")
        Spacer()
        Button {
          send(.skip)
        } label: {
          Text("Skip")
            .font(.bite(15, .medium))
            .foregroundStyle(.white)
            .offset(y: -0.72)
            .frame(width: 70, height: 44)
        }
      }
      .buttonStyle(NightButtonStyle(time: time))
    }
    .padding(.top, 62)
    .padding(.horizontal, 20)
  }
}

/// A dark capsule round its label.
private struct NightButtonStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background { Capsule(style: .circular).fill(Color.nightButton) }
      .scaleEffect(1 - 0.04 * configuration.pressed(at: time, in: .touch, out: .release))
  }
}

/// An arrow head to the left.
private struct Chevron: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

/// Eight dashes: those of the questions so far white, that of this one wider.
private struct QuizDashes: View {
  let progress: Double

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<8, id: \.self) { index in
        let distance = abs(progress - Double(index))
        let reached = min(max(progress - Double(index) + 1, 0), 1)
        Capsule(style: .circular)
          .fill(.white.opacity(0.24 + 0.76 * reached))
          .frame(width: 10 + 16 * max(0, 1 - distance), height: 4)
      }
    }
  }
}
