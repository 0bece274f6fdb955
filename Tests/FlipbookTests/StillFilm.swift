import Flipbook

/// One view, as a film of one frame.
struct StillFilm<Content: View>: Film {
  let name = "test/still"
  let size: CGSize
  let duration: Seconds = 0
  private let content: @Sendable () -> Content

  init(size: CGSize, @ViewBuilder _ content: @escaping @Sendable () -> Content) {
    self.size = size
    self.content = content
  }

  func body(at time: Seconds) -> Content { content() }

  /// The film's picture, with the fonts that come with Flipbook.
  func picture(scale: Double = 1) throws -> Bitmap {
    try FrameRenderer(scale: scale, fonts: try .bundled()).bitmap(of: self, at: 0)
  }
}
