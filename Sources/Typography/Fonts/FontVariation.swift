/// A place on an axis of a variable font, such as `opsz` 14.
package struct FontVariation: Hashable, Sendable {
  /// The axis' tag, of four ASCII characters; a font without such an axis takes no notice.
  package var tag: String
  /// The place, held to the axis' range.
  package var value: Double

  /// The place `value` on the axis `tag`.
  package init(_ tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// Whether this is about the axis of a packed tag.
  func isAbout(_ axis: UInt32) -> Bool {
    let bytes = tag.utf8
    return bytes.count == 4 && bytes.reduce(0) { $0 << 8 | UInt32($1) } == axis
  }
}
