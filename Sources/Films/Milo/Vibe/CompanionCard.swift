import Flipbook

/// A companion on its card: what it is like, and what it says.
///
/// The card's upper edge lies below the view's, so that the companion stands clear of it.
struct CompanionCard: View {
  let companion: Companion
  let pose: CompanionPose

  static let size = CGSize(width: Vibe.cardWidth, height: 440)

  /// Where the card begins, and how high it is.
  private static let (top, height) = (158.0, 276.0)

  var body: some View {
    ZStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 32, style: .circular)
        .fill(companion.cardColor)
        .frame(width: Self.size.width, height: Self.height)
        .offset(y: Self.top)
      CompanionView(figure: companion.figure, pose: pose)
        .position(x: Self.size.width / 2, y: 132)
      tag.offset(y: 258)
      Text(companion.quote.joined(separator: "\n"))
        .type(.quote)
        .lineHeight(.exact(points: 27))
        .multilineTextAlignment(.center)
        .offset(x: MiloType.quote.tracking / 2)
        .baseline(at: 325)
    }
    .frame(width: Self.size.width, height: Self.size.height, alignment: .top)
  }

  private var tag: some View {
    Text(companion.trait)
      .type(.tag)
      .offset(x: MiloType.tag.tracking / 2)
      // With what the letters keep clear at their own sides, 16 points to the ink.
      .padding(.horizontal, 14.75)
      .frame(height: 34)
      .background(.white, in: Capsule(style: .circular))
  }
}
