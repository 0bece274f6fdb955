import Flipbook

/// The kitchen: a step at a time, and its timer.
struct CookScreen: View {
  let app: BiteApp
  let run: CookRun
  /// Seconds since the screen came.
  let age: Double
  /// Seconds since it began to leave; nil while it is there.
  let leaving: Double?
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    ZStack {
      NightGround().opacity(curtain)
      CookPlate(run: run, arrival: arrival, presence: curtain, time: time) {
        send(.cook(.addMinute))
      }
      Board {
        CookTopRow(run: run, time: time) { send(.cook(.close)) }
        Text(run.dish.name).role(.cookTitle, .white).at(x: 20, baseline: 162)
      }
      .opacity(heading)
      sheet
    }
  }

  /// Whether the recipe is what the kitchen comes from, and goes back to: its plate then moves.
  private var isFromDetail: Bool { run.origin == .detail }

  /// Seconds since the kitchen began to close for the recipe; nil while it does not.
  private var closing: Double? { app.visit.screen == .detail ? leaving : nil }

  /// How much of what a spring brings is there.
  private func presence(_ animation: Animation, delay: Double = 0) -> Double {
    let coming = isFromDetail ? animation.delay(delay).progress(at: age).settled : 1
    return coming - (closing.map { animation.progress(at: $0).settled } ?? 0)
  }

  private var curtain: Double { presence(.easeOut(duration: 0.25)) }
  private var heading: Double { presence(.easeOut(duration: 0.22), delay: 0.15) }
  private var arrival: Double { presence(.spring(response: 0.5, dampingFraction: 0.84)) }

  /// How far the sheet is that of the rating, 0...1.
  private var rated: Double { run.ratingProgress(at: time) }

  private var sheet: some View {
    let top = CookMetrics.sheetTop + (CookMetrics.rateTop - CookMetrics.sheetTop) * rated
    let rise = presence(.spring(response: 0.48, dampingFraction: 0.88), delay: 0.05)
    return Board {
      // Below the screen's edge there is more of it, for a spring that overshoots.
      UnevenRoundedRectangle(topLeadingRadius: 32, topTrailingRadius: 32, style: .circular)
        .fill(Color.card)
        .frame(width: Viewport.width, height: Viewport.height - top + 60)
        .at(x: 0, y: top)
      CookSheet(run: run, time: time) { send(.cook($0)) }
      if let finished = run.finished {
        RateSheet(run: run, age: time - finished, time: time) { send(.rate($0)) }
      }
    }
    .offset(y: (Viewport.height - CookMetrics.sheetTop) * (1 - rise))
  }
}

extension CookRun {
  /// How far the sheet has grown for the rating, and the plate shrunk, 0...1.
  func ratingProgress(at time: Double) -> Double {
    guard let finished else { return 0 }
    return Animation.spring(response: 0.45, dampingFraction: 0.82).progress(at: time - finished)
      .settled
  }
}
