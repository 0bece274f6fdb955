import Flipbook

/// The name of the screen: large at rest, in the middle once the feed has scrolled below it.
struct TopNav: View {
  /// How far the feed has scrolled, in points.
  let scroll: Double

  /// What is kept free above for the status bar, in points.
  var safeArea = 62.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Palette.canvasBlack
        .frame(height: safeArea + 52 - 8 * collapse + max(-scroll, 0))
      Text("Today").type(.screenTitle)
        .opacity(1 - collapse)
        .offset(y: -scroll)
        .at(x: Spacing.contentMargin, baseline: safeArea + 37)
      Text("Today").centered(.navTitle)
        .opacity(min(max((scroll - 28) / 16, 0), 1))
        .at(x: 201, baseline: safeArea + 28, .center)
      Avatar().position(x: 372, y: safeArea + 27 - 5 * collapse)
    }
  }

  /// How far the large title has gone, 0...1.
  private var collapse: Double { min(max(scroll / 44, 0), 1) }
}

/// Who this is: head and shoulders in a circle of 28 points.
struct Avatar: View {
  var body: some View {
    ZStack {
      Circle().fill(Palette.surface2)
      ZStack {
        Circle().frame(width: 10, height: 10).offset(y: -2.5)
        Ellipse().frame(width: 20, height: 17).offset(y: 12)
      }
      .foregroundStyle(Palette.textSecondary)
      .frame(width: 26, height: 26)
      .clipShape(Circle())
      Circle().strokeBorder(Palette.surface3, lineWidth: 1)
    }
    .frame(width: 28, height: 28)
  }
}
