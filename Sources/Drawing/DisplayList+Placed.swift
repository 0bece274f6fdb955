public import Geometry

extension DisplayList {
  /// The picture as part of another one of `size`, cut to `frame`, whose corner is its own.
  ///
  /// Nothing is scaled: what a picture draws beyond its own edges would show in a larger one, and
  /// is cut off here. A frame that is all of the new picture cuts nothing.
  public func placed(in size: Size, frame: Rect) -> DisplayList {
    let offset = Affine(translationX: frame.origin.x, y: frame.origin.y)
    let items = offset == .identity ? items : items.map { $0.applying(offset) }
    guard frame != Rect(origin: .zero, size: size) else {
      return DisplayList(size: size, items: items)
    }
    return DisplayList(size: size, items: [.group(Group(items, clip: Clip(Path(frame))))])
  }
}
