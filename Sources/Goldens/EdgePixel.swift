import Imaging

/// Whether a pixel is part of an anti-aliased edge: what is darker and brighter than it lies beside it.
///
/// After Vytautas Vyšniauskas, "Anti-aliased pixel and intensity slope detector", Electronics and
/// Electrical Engineering 7(95), 2009: a pixel blended from two flat areas has few neighbours as bright as
/// itself, one darker and one brighter than itself, and at least one of these two lies in a flat area.
/// Here both pictures must see such a pixel, and it may not change by half of what lies between the two
/// areas or more: so an edge that moves within half a pixel is excused, and one that moves by a
/// whole pixel is not.
struct EdgePixel {
  /// The brightness of the darkest neighbour, of the pixel, and of the brightest neighbour.
  private let darkest: Double
  private let own: Double
  private let brightest: Double

  /// Neighbours as bright as the pixel from which on it is taken for part of an area.
  private static let siblingsOfArea = 3

  /// What is at column `x` of row `y` if that is a pixel of an edge, else nil.
  init?(_ picture: Bitmap, x: Int, y: Int) {
    let own = Self.brightness(picture, x, y)
    var (low, high) = (own, own)
    var (lowPlace, highPlace) = ((x: x, y: y), (x: x, y: y))
    var siblings = 0
    Self.forEachNeighbour(of: x, y, in: picture) { column, row in
      let other = Self.brightness(picture, column, row)
      if other == own { siblings += 1 }
      if other < low { (low, lowPlace) = (other, (column, row)) }
      if other > high { (high, highPlace) = (other, (column, row)) }
    }
    guard siblings < Self.siblingsOfArea, low < own, own < high else { return nil }
    guard
      Self.isInArea(picture, lowPlace.x, lowPlace.y)
        || Self.isInArea(picture, highPlace.x, highPlace.y)
    else { return nil }
    (darkest, self.own, brightest) = (low, own, high)
  }

  /// Whether a change from one to the other is within half of what lies between the edge's two sides.
  static func isWithinHalf(_ a: EdgePixel, _ b: EdgePixel) -> Bool {
    let contrast = max(a.brightest, b.brightest) - min(a.darkest, b.darkest)
    return (a.own - b.own).magnitude < contrast / 2
  }

  private static func brightness(_ picture: Bitmap, _ x: Int, _ y: Int) -> Double {
    PerceivedColor(picture[x, y].packed, over: 255).y
  }

  private static func isInArea(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = picture[x, y]
    var siblings = 0
    forEachNeighbour(of: x, y, in: picture) { column, row in
      if picture[column, row] == pixel { siblings += 1 }
    }
    return siblings >= siblingsOfArea
  }

  /// Calls `body` with the column and the row of each of the up to eight pixels around one.
  private static func forEachNeighbour(
    of x: Int, _ y: Int, in picture: Bitmap, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    for row in max(y - 1, 0)...min(y + 1, picture.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, picture.width - 1)
      where column != x || row != y {
        body(column, row)
      }
    }
  }
}
