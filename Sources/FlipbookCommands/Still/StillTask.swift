import Flipbook

/// One of the pictures that a call of `flipbook still` makes.
struct StillTask: Sendable {
  /// How a picture comes about.
  enum Kind: Sendable {
    /// The film's frame at so many pixels a point, over a colour.
    case frame(scale: Double, background: Color)
    /// The film on a poster.
    case poster(Poster)
  }

  let time: Seconds
  let kind: Kind
  let destination: Destination

  /// Draws the picture.
  func picture(of film: any Film, _ fonts: FontLibrary) throws(FrameError) -> Bitmap {
    switch kind {
    case .frame(let scale, let background):
      try FrameRenderer(scale: scale, fonts: fonts)
        .bitmap(of: film, at: time, background: background)
    case .poster(let poster):
      try PosterRenderer(poster, fonts: fonts).bitmap(of: film, at: time)
    }
  }

  /// Pixels a point of the film.
  func scale(of film: any Film, _ fonts: FontLibrary) -> Double {
    switch kind {
    case .frame(let scale, _): scale
    case .poster(let poster): PosterRenderer(poster, fonts: fonts).layout(for: film).scale
    }
  }

  /// How a film's screen stands on a poster where the two are not of one shape, in words; nil where
  /// there is nothing to say.
  func fitting(of film: any Film, _ fonts: FontLibrary) -> String? {
    guard case .poster(let poster) = kind else { return nil }
    let layout = PosterRenderer(poster, fonts: fonts).layout(for: film)
    let scale = "at scale \(shown((1000 * layout.scale).rounded() / 1000))"
    let (left, right) = (Int(layout.screen.minX), poster.width - Int(layout.screen.maxX))
    let (top, bottom) = (Int(layout.screen.minY), poster.height - Int(layout.screen.maxY))
    if poster.contentMode == .cover {
      let cut = [(left, "left"), (top, "top"), (right, "right"), (bottom, "bottom")]
        .filter { $0.0 < 0 }.map { "\(counted(-$0.0, "pixel")) at the \($0.1)" }
      return "the film covers its place \(scale)"
        + (cut.isEmpty ? "" : ", cut off by \(cut.joined(separator: " and "))")
    }
    if left == 0, right == 0, top == 0, bottom == 0 { return nil }
    return "the film fits \(scale), with \(left) and \(right) columns beside it, "
      + "\(top) and \(bottom) rows above and below"
  }
}
