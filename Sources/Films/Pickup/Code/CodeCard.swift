import Flipbook

/// The card under the code: what to show to whom, and the way into the wallet.
struct CodeCard: View {
  let run: PickupRun
  let time: Double
  let send: @Sendable (Pickup.Action) -> Void

  /// Where the card lies on the screen.
  static let frame = CGRect(x: 8, y: 560, width: 386, height: 306)

  var body: some View {
    ZStack(alignment: .topLeading) {
      ground
      Capsule(style: .circular).fill(.cardHandle).frame(width: 36, height: 5)
        .corner(x: 175, y: 8)
      Text("A42").type(.code).text(left: 19, baseline: 75)
      Text("Pickup code").type(.codeCaption).text(left: 20, baseline: 97)
      pill.corner(x: 275, y: 36)
      Text("Show this to your barista").type(.advice).text(left: 20, baseline: 140)
      Text("Blondie Matcha, Regular · 42 Gordon Street").type(.orderLine)
        .text(left: 20, baseline: 166)
      sun.corner(x: 20, y: 182.2)
      Text("Brightness is turned up while this is open").type(.note)
        .text(left: 43, baseline: 195.2)
      WalletButton(added: run.added(at: time), time: time) { send(.addToWallet) }
        .corner(x: 20, y: 216)
    }
    .frame(width: Self.frame.width, height: Self.frame.height)
  }

  private var ground: some View {
    let outline = RoundedRectangle(cornerRadius: 40)
    return ZStack {
      outline.fill(.black.opacity(0.07)).blur(radius: 12)
      outline.fill(.card)
    }
  }

  private var pill: some View {
    ZStack(alignment: .topLeading) {
      Capsule(style: .circular).fill(.pill)
      Icon.pillCheck.line(.pillText, width: 2.1).frame(width: 10.3, height: 8).corner(
        x: 14.5, y: 13.1)
      Text("Ready").type(.pill).text(left: 31.5, baseline: 22.4)
    }
    .frame(width: 91, height: 34)
  }

  private var sun: some View {
    ZStack {
      Circle().stroke(.soft, lineWidth: 1.4).frame(width: 6.6, height: 6.6)
      Icon.sunRays.line(.soft, width: 1.4)
    }
    .frame(width: 16, height: 16)
  }
}

/// The black capsule that puts the code into the wallet, and says so.
struct WalletButton: View {
  /// How far the answer has come in, 0...1.
  let added: Double
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ZStack {
        if added < 1 { offer.opacity(1 - added) }
        if added > 0 { answer.opacity(added) }
      }
      .type(.button)
      .frame(width: 346, height: 56)
      .background { Capsule(style: .circular).fill(.black) }
    }
    .buttonStyle(YieldingStyle(time: time, depth: 0.03))
    .accessibilityLabel("Add to Apple Wallet")
  }

  private var offer: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      WalletCard().corner(x: 69.1, y: 17.4)
      Text("Add to Apple Wallet").text(left: 104, baseline: 34.4)
    }
  }

  private var answer: some View {
    HStack(spacing: 10) {
      Icon.largeCheck.line(.white, width: 2.4).frame(width: 18, height: 14)
      Text("Added")
    }
  }
}

/// A bank card with its stripe.
private struct WalletCard: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 4.1, style: .circular).strokeBorder(.white, lineWidth: 1.8)
      Rectangle().fill(.white).frame(width: 24, height: 3.6).corner(x: 0.9, y: 5)
      Capsule(style: .circular).fill(.white).frame(width: 7, height: 1.8).corner(x: 4.9, y: 13.6)
    }
    .frame(width: 25.8, height: 21)
  }
}
