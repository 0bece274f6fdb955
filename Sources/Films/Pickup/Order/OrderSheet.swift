import Flipbook

/// The sheet over the street: how far the order is, and what it is.
struct OrderSheet: View {
  let run: PickupRun
  let time: Double
  let send: @Sendable (Pickup.Action) -> Void

  /// Where the sheet lies on the screen.
  static let frame = CGRect(x: 8, y: 486, width: 386, height: 380)
  /// How far it goes when it leaves: its height, its margin and its shadow.
  static let departure = 440.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      SheetGround()
      Capsule(style: .circular).fill(.sheetHandle).frame(width: 36, height: 5)
        .corner(x: 175, y: 8)
      OrderStatus(run: run, time: time)
      OrderProgress(run: run, time: time)
      OrderCard().corner(x: 20, y: 198)
    }
    .frame(width: Self.frame.width, height: Self.frame.height)
    .contentShape(RoundedRectangle(cornerRadius: 40))
    .onTapGesture { send(.dismiss) }
    .gesture(
      DragGesture(coordinateSpace: .global)
        .onChanged { send(.drag($0.translation.height)) }
        .onEnded { send(.release(by: $0.translation.height, velocity: $0.velocity.height)) }
    )
    .accessibilityIdentifier("sheet")
    .position(x: Self.frame.midX, y: Self.frame.midY + run.sheetOffset(at: time))
  }
}

/// Frosted glass of a light grey, and its shadow on the street.
private struct SheetGround: View {
  private let outline = RoundedRectangle(cornerRadius: 40)

  var body: some View {
    ZStack {
      outline.fill(.black.opacity(0.16)).blur(radius: 14).offset(y: 4)
      outline.fill(.ultraThinMaterial)
      outline.fill(.sheet.opacity(0.92))
    }
  }
}
