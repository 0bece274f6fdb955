/// What a PNG file is to be that libpng writes.
struct PNGForm {
  /// What the samples of a pixel are.
  enum Kind {
    /// One of grey.
    case grey
    /// One, an index into the palette.
    case indexed
    /// Three of 8 bits.
    case rgb
    /// Four of 8 bits, alpha the last.
    case rgba
  }

  /// What the rows are stored as differences from; the numbers are libpng's wrapper's.
  enum Filter: Int, CaseIterable {
    case none, sub, up, average, paeth
    /// For each row what looks best.
    case adaptive
  }

  var width: Int
  var height: Int
  var kind: Kind
  /// Bits a sample: 8, or for grey and indexed 1, 2 or 4 too.
  var depth = 8
  /// The colours of indexed pixels, not premultiplied, those that are not opaque first.
  var palette: [RGBA8] = []
  /// For a pHYs chunk; nil for none.
  var pixelsPerMetre: UInt32?
  var filter = Filter.adaptive
}
