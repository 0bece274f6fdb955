import Flipbook

/// A chip that filters: one of a row is active.
struct FilterChip: View {
  let title: String
  let isActive: Bool

  var body: some View {
    Text(title)
      .type(.filterChip, isActive ? Palette.actionBlackText : Palette.textPrimary)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .frame(minHeight: 32)
      .background {
        RoundedRectangle(cornerRadius: Radius.cardThumbnail, style: .circular)
          .fill(isActive ? Palette.actionWhite : Palette.elevatedSurface)
      }
  }
}
