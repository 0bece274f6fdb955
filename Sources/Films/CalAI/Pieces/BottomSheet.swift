import Flipbook

/// A sheet that comes up from the foot of the screen: round above, with a handle.
struct BottomSheet<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(.top, 24)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background {
        UnevenRoundedRectangle(
          topLeadingRadius: Radius.cardStandard, topTrailingRadius: Radius.cardStandard
        )
        .fill(Palette.elevatedSurface)
        .shadow(color: Palette.elevatedShadow, radius: 12, y: -8)
      }
      .overlay(alignment: .top) {
        Capsule(style: .circular).fill(Palette.grabber)
          .frame(width: 36, height: 4)
          .padding(.top, 10)
      }
  }
}
