import Flipbook

/// A place for a chip, on the line or in the bank, and what lies there.
struct ChipSeat: View {
  /// What is seen of a place.
  enum Look {
    /// The chip itself, which can be tapped.
    case chip
    /// The grey slot that a chip has left behind.
    case slot
    /// Nothing: room for a chip that is in the air.
    case empty
  }

  let word: String
  let key: ChipPlaces.Key
  let look: Look
  let time: Double
  let action: () -> Void

  var body: some View {
    ChipRoom {
      // What the room is measured by.
      Text(word).role(.chip).fixedSize().hidden()
      switch look {
      case .chip:
        Button(action: action) { Text(word).role(.chip).fixedSize() }
          .buttonStyle(ChipStyle(time: time))
      case .slot: ChipStyle.outline.fill(Color.border)
      case .empty: EmptyView()
      }
    }
    .anchorPreference(key: ChipPlaces.self, value: .bounds) { [key: $0] }
  }
}

/// As wide as its word needs, in whole points, and never narrower than a finger.
struct ChipRoom: Layout {
  private static let (margins, narrowest) = (28.0, 44.0)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let word = subviews.first?.sizeThatFits(.unspecified).width ?? 0
    return CGSize(
      width: max((word + Self.margins).rounded(.up), Self.narrowest), height: ChipStyle.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A white chip with a grey border, and a deeper one below; pressed, its top goes down on that.
struct ChipStyle: ButtonStyle {
  let time: Double

  static let height = 48.0
  static let outline = RoundedRectangle(cornerRadius: 12, style: .circular)
  private static let sink = 4.0

  func makeBody(configuration: Configuration) -> some View {
    let press = configuration.pressed(
      at: time, in: .linear(duration: 0.05), out: .easeOut(duration: 0.10))
    ChipFace(label: configuration.label).padding(.top, Self.sink * press)
  }
}

/// A chip with what it reads.
struct ChipFace<Label: View>: View {
  let label: Label

  private static var face: RoundedRectangle {
    RoundedRectangle(cornerRadius: 10, style: .circular)
  }

  var body: some View {
    ZStack(alignment: .top) {
      ChipStyle.outline.fill(Color.border)
      Self.face.fill(Color.ground)
        .padding(EdgeInsets(top: 2, leading: 2, bottom: 4, trailing: 2))
      label.foregroundStyle(Color.ink).baseline(at: 29.5)
    }
  }
}
