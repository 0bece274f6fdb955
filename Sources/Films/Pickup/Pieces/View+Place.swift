import Flipbook

// Places in a stack that is aligned at its top leading corner, in points from that corner.
extension View {
  /// Puts a text with its left edge and its first baseline at a place.
  func text(left x: Double, baseline y: Double) -> some View {
    alignmentGuide(.leading) { _ in -x }.alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }

  /// Puts a text with its middle and its first baseline at a place.
  func text(middle x: Double, baseline y: Double) -> some View {
    alignmentGuide(.leading) { $0.width / 2 - x }
      .alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }

  /// Puts a text with its right edge and its first baseline at a place.
  func text(right x: Double, baseline y: Double) -> some View {
    alignmentGuide(.leading) { $0.width - x }
      .alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }

  /// Puts the view's top left corner at a place.
  func corner(x: Double, y: Double) -> some View {
    alignmentGuide(.leading) { _ in -x }.alignmentGuide(.top) { _ in -y }
  }
}
