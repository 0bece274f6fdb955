import Flipbook
import Testing

/// Expects that frames which are drawn one after the other are those of a film that is asked for each
/// alone.
func expectStillsEqualFrames(
  of film: some Film, alone makeFilm: () -> some Film, at times: [Double], scale: Double,
  fonts: FontLibrary
) throws {
  let renderer = FrameRenderer(scale: scale, fonts: fonts)
  for time in times {
    let inSequence = try renderer.bitmap(of: film, at: time)
    let alone = try FrameRenderer(scale: scale, fonts: fonts).bitmap(of: makeFilm(), at: time)
    #expect(isEqual(inSequence, alone), "\(film.name) at \(time)")
  }
}

private func isEqual(_ a: borrowing Bitmap, _ b: borrowing Bitmap) -> Bool {
  a.withPixels { a in
    b.withPixels { b in a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] } }
  }
}
