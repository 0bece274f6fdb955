/// A typographic feature of an OpenType font, switched on or off.
///
/// A font that lacks the feature is drawn without it, as in CSS.
///
/// Source: the registry of features in the OpenType specification.
package struct FontFeature: Hashable, Sendable {
  /// The four characters that name the feature, such as "tnum".
  package var tag: String
  /// 0 for off, 1 for on; features with alternatives take the number of one.
  package var value: UInt32

  /// The feature named `tag`, on unless another value is given.
  package init(_ tag: String, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of one width, so that a number that changes does not move.
  package static let tabularFigures = FontFeature("tnum")

  /// The tag as the font stores it, its four bytes in one number.
  func packedTag() throws(FontError) -> UInt32 {
    let bytes = tag.utf8
    guard bytes.count == 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw .invalidFeature(tag: tag)
    }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
