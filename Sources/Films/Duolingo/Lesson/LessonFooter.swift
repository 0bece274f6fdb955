import Flipbook

/// Below an exercise: CHECK, and the banner that says what came of it.
struct LessonFooter: View {
  let lesson: LessonRun
  let time: Double
  let send: @Sendable (LessonRun.Action) -> Void

  private static let (rising, dropping) = (0.20, 0.18)

  var body: some View {
    let page = lesson.page
    ZStack {
      EdgeButton(title: Copy.check, tint: .action, time: time, sunk: page.checked) { send(.check) }
        .disabled(!page.isAnswered)
      if let verdict = page.verdict {
        let way = UnitCurve.rise.value(at: (time - verdict.time) / Self.rising)
        banner(verdict, risen: way)
      } else if let verdict = lesson.leaving?.verdict, time - lesson.slide < Self.dropping {
        let way = UnitCurve.drop.value(at: (time - lesson.slide) / Self.dropping)
        banner(verdict, risen: 1 - way).allowsHitTesting(false)
      }
    }
  }

  private func banner(_ verdict: LessonPage.Verdict, risen: Double) -> some View {
    VerdictBanner(verdict: verdict, time: time) { send(.proceed) }
      .offset(y: VerdictBanner.height(of: verdict) * (1 - risen))
  }
}

/// What came of an answer: praise, or the solution, and the way on.
private struct VerdictBanner: View {
  let verdict: LessonPage.Verdict
  let time: Double
  let proceed: () -> Void

  /// How high it stands at the foot of the screen, in points.
  static func height(of verdict: LessonPage.Verdict) -> Double { verdict.isRight ? 180 : 214 }

  var body: some View {
    let top = 874 - Self.height(of: verdict)
    ZStack(alignment: .topLeading) {
      Color.clear.allowsHitTesting(false)
      (verdict.isRight ? Color.rightGround : .wrongGround)
        .frame(width: 402, height: Self.height(of: verdict))
        .offset(y: top)
      VerdictBadge(isRight: verdict.isRight, age: time - verdict.time - 0.05)
        .frame(width: 34, height: 34)
        .offset(x: 20, y: top + (verdict.isRight ? 16 : 20))
      words
      EdgeButton(
        title: verdict.isRight ? Copy.proceed : Copy.gotIt,
        tint: verdict.isRight ? .action : .wrong, time: time, action: proceed)
    }
  }

  @ViewBuilder private var words: some View {
    if verdict.isRight {
      Text(verdict.words)
        .role(.praise)
        .foregroundStyle(Color.actionEdge)
        .baseline(at: 735.8)
        .offset(x: 66)
    } else {
      Text(Copy.correctSolution).role(.correctSolution).foregroundStyle(Color.wrongEdge)
        .baseline(at: 705.1)
        .offset(x: 66)
      Text(verdict.words).role(.chip).foregroundStyle(Color.wrongEdge)
        .baseline(at: 739)
        .offset(x: 66)
    }
  }
}

/// The white disc of a banner, with a check or a cross.
private struct VerdictBadge: View {
  let isRight: Bool
  let age: Double

  private static let spring = Animation.spring(response: 0.30, dampingFraction: 0.55)
  private static let check = Path(
    through: CGPoint(x: -7.92, y: 0.44), CGPoint(x: -2.29, y: 5.98), CGPoint(x: 8.27, y: -5.63))
  private static let cross = Path(literal: "M-6,-6 L6,6 M6,-6 L-6,6")

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.fill(Path(ellipseAt: .zero, rx: 17, ry: 17), with: .color(.onColor))
      let drawn = (isRight ? Self.check : Self.cross).trimmedPath(
        from: 0, to: (age / 0.15).clamped())
      if age > 0 {
        context.stroke(
          drawn, with: .color(isRight ? .action : .wrong), style: .round(4.6))
      }
    }
    .scaleEffect(mix(0.4, 1, Self.spring.progress(at: age)))
  }
}
