import Flipbook

/// Where the seats of chips are in the layout of this moment.
enum ChipPlaces: PreferenceKey {
  /// A seat: of which chip of which exercise, and where.
  struct Key: Hashable, Sendable {
    enum Seat: Hashable, Sendable {
      case line
      case bank
    }

    let page: Int
    let chip: Int
    let seat: Seat
  }

  static var defaultValue: [Key: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [Key: Anchor<CGRect>], nextValue: () -> [Key: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { _, new in new }
  }
}

/// The chips of an exercise that are in the air: one copy each, between its two seats.
struct FlyingChips: View {
  let page: LessonPage
  let places: [ChipPlaces.Key: Anchor<CGRect>]
  let time: Double

  /// How far below a chip its shadow is, and the shadow's height.
  private static let (drop, shadowHeight) = (5.0, 46.0)

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(flights, id: \.chip) { flight in
          if let home = place(flight.chip, .bank, proxy),
            let seat = place(flight.chip, .line, proxy)
          {
            let corner = flight.state.corner(home: home.origin, place: seat.origin)
            chip(flight.word)
              .frame(width: home.width, height: ChipStyle.height)
              .accessibilityIdentifier("flying \(flight.word)")
              .scaleEffect(flight.state.scale)
              .position(
                x: corner.x + home.width / 2, y: corner.y + ChipStyle.height / 2)
          }
        }
      }
    }
  }

  private func place(
    _ chip: Int, _ seat: ChipPlaces.Key.Seat, _ proxy: GeometryProxy
  ) -> CGRect? {
    places[ChipPlaces.Key(page: page.index, chip: chip, seat: seat)].map { proxy[$0] }
  }

  private func chip(_ word: String) -> some View {
    ChipFace(label: Text(word).role(.chip).fixedSize())
      .background(alignment: .top) {
        ChipStyle.outline.fill(Color.castShadow).frame(height: Self.shadowHeight)
          .offset(y: Self.drop)
      }
  }

  /// The chips in the air, in the order of their taps.
  private var flights: [(chip: Int, word: String, state: ChipFlight)] {
    guard case .translation(let translation) = page.exercise, case .chips(let board) = page.answer
    else { return [] }
    return board.flights(at: time).map { ($0.chip, translation.chips[$0.chip], $0.state) }
  }
}
