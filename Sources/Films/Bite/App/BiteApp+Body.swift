package import Flipbook

extension BiteApp {
  /// The screen, the one before it on its way out, and the dark before a new launch.
  package func body(at time: Seconds, send: @escaping @Sendable (BiteAction) -> Void)
    -> some View
  {
    ZStack {
      Color.ground
      ForEach(layers(at: time), id: \.self) { layer in
        content(of: layer, at: time, send: send)
          .opacity(opacity(of: layer, at: time))
          .allowsHitTesting(layer == visit.screen.layer && resetting == nil)
      }
      if let addToPlan {
        AddToPlanSheet(sheet: addToPlan, time: time) { send(.addToPlan($0)) }
      }
      if let resetting {
        Color.ground
          .opacity(Animation.linear(duration: Self.darkening).progress(at: time - resetting))
      }
    }
    .environment(\.imageCatalog, .bite)
    .environment(\.colorScheme, .dark)
  }

  /// Seconds since the screen came.
  private func age(at time: Seconds) -> Double { time - visit.start }

  /// The layers that are seen, the lowest first.
  private func layers(at time: Seconds) -> [BiteScreen.Layer] {
    let current = visit.screen.layer
    guard let before = previous?.screen.layer, before != current,
      age(at: time) < LayerChange(between: before, current).duration
    else { return [current] }
    return [before, current].sorted { $0.rawValue < $1.rawValue }
  }

  /// The deeper layer of a change fades over the other, which stays whole: no empty frame shows through.
  private func opacity(of layer: BiteScreen.Layer, at time: Seconds) -> Double {
    let shown = layers(at: time)
    guard shown.count == 2, layer == shown[1] else { return 1 }
    let presence = LayerChange(between: shown[0], shown[1]).presence(at: age(at: time))
    return layer == visit.screen.layer ? presence : 1 - presence
  }

  /// Seconds since a layer began to leave for the screen that is shown; nil for that of the latter.
  private func leaving(_ layer: BiteScreen.Layer, at time: Seconds) -> Double? {
    layer == visit.screen.layer ? nil : age(at: time)
  }

  @ViewBuilder private func content(
    of layer: BiteScreen.Layer, at time: Seconds,
    send: @escaping @Sendable (BiteAction) -> Void
  ) -> some View {
    let visit = visits(of: layer).first ?? visit
    let age = time - visit.start
    switch layer {
    case .splash: SplashScreen(time: age)
    case .welcome: WelcomeScreen(time: time, send: send)
    case .night:
      NightScreen(
        visits: visits(of: layer), quiz: quiz, preparations: preparations, time: time, send: send)
    case .allSet: AllSetScreen(age: age, time: time, send: send)
    case .home:
      HomeScreen(app: self, time: time, send: send)
        .scaleEffect(1 - 0.04 * recession(at: time))
        .opacity(1 - recession(at: time))
    case .detail:
      if let detail {
        DetailScreen(
          app: self, detail: detail, leaving: leaving(layer, at: time), time: time, send: send)
      }
    case .cook:
      if let cook {
        CookScreen(
          app: self, run: cook, age: age, leaving: leaving(layer, at: time), time: time, send: send)
      }
    case .plated:
      if let reward {
        PlatedScreen(reward: reward, age: age, time: time, send: send)
      }
    }
  }
}
