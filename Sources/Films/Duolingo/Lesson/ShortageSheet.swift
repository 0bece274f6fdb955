import Flipbook

/// The battery is empty: it is filled again for gems, or the lesson ends here.
struct ShortageSheet: View {
  let shortage: SheetSlide
  let recharge: Recharge
  let canPay: Bool
  let time: Double
  let send: @Sendable (DuolingoApp.Action) -> Void

  private static let height = 410.0
  private static let duo = (scale: 0.30, ground: 156.0)

  var body: some View {
    if let risen = shortage.risen(at: time) {
      ZStack(alignment: .topLeading) {
        // Fingers do not reach what is behind it.
        Color.clear.contentShape(Rectangle()).onTapGesture {}
        sheet.offset(y: 874 - Self.height * risen).allowsHitTesting(shortage.closed == nil)
      }
    }
  }

  private var sheet: some View {
    ZStack(alignment: .top) {
      Color.ground
      Color.border.frame(height: 2)
      DuoView(
        pose: DuoMotion.sad.pose(at: time - shortage.opened), scale: Self.duo.scale
      )
      .position(x: 201, y: Self.duo.ground - DuoView.unitHeight * Self.duo.scale / 2)
      Text(Copy.energyOut).role(.exerciseTitle).foregroundStyle(Color.ink).baseline(at: 200)
      Text(Copy.energyOffer).role(.second).foregroundStyle(Color.quiet).baseline(at: 228)
      Button {
        send(.recharge)
      } label: {
        price
      }
      .buttonStyle(EdgeButtonStyle(tint: .action, time: time))
      .accessibilityLabel(Copy.recharge)
      .disabled(!canPay)
      .frame(width: 370, height: 54)
      .offset(y: 252)
      Button {
        send(.leaveLesson)
      } label: {
        Text(Copy.endLesson).role(.button).foregroundStyle(Color.wrong)
          .frame(width: 370, height: 54).contentShape(Rectangle())
      }
      .buttonStyle(ShrinkingButtonStyle(time: time))
      .offset(y: 318)
    }
    .frame(width: 402, height: Self.height)
  }

  private var price: some View {
    HStack(spacing: 8) {
      Text(Copy.recharge)
      Image("icons/gem")
      Text("\(recharge.price)")
    }
    .role(.button)
  }
}
