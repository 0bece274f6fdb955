import Flipbook

/// "Who Matches Your Vibe?": one companion out of four.
struct VibeScreen: View {
  let vibe: Vibe
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (Milo.Action) -> Void

  var body: some View {
    ZStack {
      ZStack {
        ScreenHeading(title: ["Who Matches", "Your Vibe?"], age: age)
        carousel
          .position(x: 201, y: 370)
          .rises(after: 0.12, at: age)
        CompanionNames(vibe: vibe, time: time)
          .rises(after: 0.18, at: age)
        PageDots(vibe: vibe, time: time)
          .position(x: 201, y: 688)
          .rises(after: 0.24, at: age)
      }
      .scaleEffect(zoom)
      BackButton(age: age, time: time) { send(.back) }
      PrimaryButton(title: "That's my companion", delay: 0.3, age: age, time: time) {
        send(.proceed)
      }
      Footnote(text: "A good fit can change. Switch anytime.").atFoot(after: 0.4, age: age)
    }
  }

  /// The camera comes closer as the screen does.
  private var zoom: Double {
    0.94 + 0.06 * Animation.spring(response: 0.6, dampingFraction: 0.9).progress(at: age)
  }

  private var carousel: some View {
    ScrollView(.horizontal, offset: vibe.offset(at: time)) {
      HStack(spacing: Vibe.pitch - Vibe.cardWidth) {
        ForEach(Companion.allCases, id: \.self) { companion in
          CompanionCard(
            companion: companion, pose: vibe.pose(of: companion, at: time, age: age)
          )
          .opacity(0.5 + 0.5 * vibe.nearness(of: companion, at: time))
        }
      }
    }
    .contentMargins(.horizontal, Vibe.margin)
    .scrollClipDisabled()
    .onScroll(.horizontal) { send(.vibe(.scroll($0))) }
    .accessibilityLabel("Companions")
    .frame(width: 402, height: CompanionCard.size.height)
  }
}

/// Name and line of the companion in the middle; they come and go with the carousel.
struct CompanionNames: View {
  let vibe: Vibe
  let time: Double

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      ForEach(Companion.allCases, id: \.self) { companion in
        let nearness = vibe.nearness(of: companion, at: time)
        if nearness > 0.5 {
          let presence = 2 * nearness - 1
          Text(companion.name).type(.companionName)
            .offset(x: MiloType.companionName.tracking / 2)
            .passing(companion, presence: presence, vibe: vibe, time: time, way: 34)
            .baseline(at: 628)
          Text(companion.line).type(.subtitle)
            .passing(companion, presence: presence, vibe: vibe, time: time, way: 58)
            .baseline(at: 655)
        }
      }
    }
  }
}

extension View {
  /// Moves a text by up to `way` points with the carousel as its companion leaves the middle, and lets it go in
  /// a blur.
  fileprivate func passing(
    _ companion: Companion, presence: Double, vibe: Vibe, time: Double, way: Double
  ) -> some View {
    let side = vibe.offset(at: time) - Vibe.pitch * Double(companion.rawValue)
    return blur(radius: 7 * (1 - presence))
      .opacity(presence)
      .offset(x: -way * side / Vibe.pitch)
  }
}

/// A dot for each companion; that of the one in the middle is long, and of its colour.
struct PageDots: View {
  let vibe: Vibe
  let time: Double

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Companion.allCases, id: \.self) { companion in
        let share = vibe.share(of: companion, at: time)
        Capsule(style: .circular)
          .fill(Color.dot.mix(with: companion.color, by: share))
          .frame(width: 8 + 24 * share, height: 8)
      }
    }
  }
}
