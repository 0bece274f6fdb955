import Flipbook

/// A card that is pulled to the left off a red pill, which deletes it.
struct SwipeToDelete<Card: View>: View {
  /// How far the card is pulled, in points: 0 or less.
  let offset: Double
  @ViewBuilder let card: Card

  var body: some View {
    card
      .offset(x: offset)
      .background(alignment: .trailing) {
        if offset < 0 {
          pill
            .frame(width: max(-offset - SwipeMetrics.gap, 0))
            .opacity(min(-offset / 24, 1))
        }
      }
  }

  private var pill: some View {
    VStack(spacing: 6) {
      Image(systemName: "trash").font(.system(size: 20, weight: .medium))
      Text("Delete").type(.filterChip)
    }
    .foregroundStyle(Palette.textPrimary)
    .fixedSize()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Palette.destructive }
    .clipShape(RoundedRectangle(cornerRadius: Radius.cardStandard))
  }
}

/// The measures of what deletes, in points.
enum SwipeMetrics {
  /// Between the card and the pill.
  static let gap = 8.0
  /// Where the card stands with the pill open.
  static let open = -84.0
  /// Where a card that is let go is deleted.
  static let threshold = -80.0
}
