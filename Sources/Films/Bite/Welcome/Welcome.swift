import Flipbook

/// What the app opens with: its promise, and the way in.
struct Welcome: View {
  let time: Double
  let start: () -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.ground
      // The picture of the penguin on its bridge comes here.
      LinearGradient(
        stops: [
          .init(color: .ground, location: 0), .init(color: Color(hex: 0x0F5C5C), location: 0.45),
          .init(color: Color(hex: 0xD9612B), location: 1),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .frame(height: 603)
      .padding(.top, 271)
      VStack(alignment: .leading, spacing: 0) {
        SmallPill()
        headline.padding(.top, 14)
        Spacer(minLength: 0)
        Button(action: start) { Text("Get started").tracking(-0.18) }
          .buttonStyle(MintButtonStyle(time: time))
          .frame(height: 64)
          .padding(.horizontal, -4)
      }
      .padding(.top, 66)
      .padding(.horizontal, 24)
      .padding(.bottom, 30)
    }
  }

  /// Lines of three weights, 50 points apart.
  private var headline: some View {
    VStack(alignment: .leading, spacing: -5.44) {
      line("meals", .regular)
      line("& shopping", .bold)
      line("made simple.", .light)
    }
    .foregroundStyle(.white)
    .padding(.leading, -3)
  }

  private func line(_ text: String, _ weight: Font.Weight) -> some View {
    Text(text).font(.bite(44, weight)).tracking(-1.1)
  }
}
