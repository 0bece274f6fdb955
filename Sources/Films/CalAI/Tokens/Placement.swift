import Flipbook

// Places in a stack aligned at its top leading corner, as the design gives them.

extension View {
  /// Puts a text, which is inside of the stack, with its first baseline `y` points down, and its `anchor` `x` points across.
  func at(
    x: Double, baseline y: Double, _ anchor: HorizontalAlignment = .leading
  ) -> some View {
    alignmentGuide(.leading) { $0[anchor] - x }
      .alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }

  /// Puts the view with its top leading corner at a place, which may lie outside of the stack.
  func at(x: Double, y: Double) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).offset(x: x, y: y)
  }
}
