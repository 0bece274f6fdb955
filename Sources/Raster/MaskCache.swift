import Drawing
import Imaging

/// The pictures of masks that several groups of a canvas share.
///
/// A mask that comes up a second time is drawn over all of the surface, and kept for those that follow;
/// one that comes up once costs no more than what it masks. Masks are the same where their items are, which
/// is seen at once where they share their storage, as those made from one element do.
final class MaskCache {
  private struct Entry {
    let mask: Mask
    /// What has been drawn of it; nil after the first time.
    var picture: Surface?
  }

  /// The last masks, the newest last.
  private var entries: [Entry] = []
  /// How many are remembered; each may hold as many pixels as the surface.
  private static let limit = 4

  /// The picture of `mask` in `area`, which must not be empty, or in more.
  ///
  /// `all` are the pixels that others may want, and `draw` draws the mask's items.
  func picture(
    of mask: Mask, in area: PixelRect, of all: PixelRect,
    draw: (inout Surface) throws(RasterError) -> Void
  ) throws(RasterError) -> Surface {
    let known = entries.firstIndex { $0.mask == mask }
    let entry = known.map { entries.remove(at: $0) }
    if let entry, let picture = entry.picture, picture.area.contains(area) {
      entries.append(entry)
      return picture
    }
    var picture = Surface(entry == nil ? area : all.union(area))
    try draw(&picture)
    entries.append(Entry(mask: mask, picture: entry == nil ? nil : picture))
    if entries.count > Self.limit { entries.removeFirst() }
    return picture
  }
}
