/// What the bytes of a row are stored as differences from.
///
/// Source: PNG specification, section 9.2; Average and Paeth are left out.
enum PNGFilter: UInt8 {
  /// From nothing: the bytes themselves.
  case none = 0
  /// From the pixel to the left.
  case sub = 1
  /// From the pixel above.
  case up = 2
}
