import Flipbook

// Places on a board, as the drawings give them.

extension View {
  /// Puts a text with its first baseline `y` points down, and its `anchor` `x` points across.
  func at(
    x: Double, baseline y: Double, _ anchor: HorizontalAlignment = .leading
  ) -> some View {
    fixedSize()
      .alignmentGuide(.leading) { $0[anchor] - x }
      .alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }

  /// Puts a view's top leading corner at a place.
  func at(x: Double, y: Double) -> some View {
    alignmentGuide(.leading) { _ in -x }.alignmentGuide(.top) { _ in -y }
  }

  /// Puts the middle of a view's leading edge at a place.
  func at(x: Double, midY y: Double) -> some View {
    alignmentGuide(.leading) { _ in -x }.alignmentGuide(.top) { $0.height / 2 - y }
  }

  /// Puts a view's middle at a place.
  func at(midX x: Double, midY y: Double) -> some View {
    alignmentGuide(.leading) { $0.width / 2 - x }.alignmentGuide(.top) { $0.height / 2 - y }
  }
}

/// Views at places counted from the top leading corner of a frame, which they do not change.
struct Board<Content: View>: View {
  let width: Double
  let height: Double
  @ViewBuilder let content: Content

  /// A board of a size; that of the screen unless said otherwise.
  init(
    width: Double = Viewport.width, height: Double = Viewport.height,
    @ViewBuilder content: () -> Content
  ) {
    self.width = width
    self.height = height
    self.content = content()
  }

  var body: some View {
    BoardLayout(size: CGSize(width: width, height: height)) { content }
  }
}

/// Puts each view where its guides say, whatever stands beyond the edges.
private struct BoardLayout: Layout {
  let size: CGSize

  func makeCache(subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let whole = ProposedViewSize(size)
    for subview in subviews {
      let dimensions = subview.dimensions(in: whole)
      let corner = CGPoint(
        x: bounds.minX - dimensions[HorizontalAlignment.leading],
        y: bounds.minY - dimensions[VerticalAlignment.top])
      subview.place(at: corner, anchor: .topLeading, proposal: whole)
    }
  }
}

/// The screen that the app is drawn for, in points.
enum Viewport {
  static let width = 402.0
  static let height = 874.0
  static let size = CGSize(width: width, height: height)
}
