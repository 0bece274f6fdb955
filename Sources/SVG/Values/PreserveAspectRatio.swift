import Geometry

/// How a picture is fitted into a frame of another shape.
struct PreserveAspectRatio: Hashable, Sendable {
  /// Where the picture lies in x, 0 left, 0.5 in the middle, 1 right; nil to stretch it.
  var align: (x: Double, y: Double)? = (0.5, 0.5)
  /// Whether the picture covers the frame, instead of lying in it whole.
  var slice = false

  init() {}

  /// What a `preserveAspectRatio` attribute says; the default for what is unreadable.
  init(_ text: String?) {
    guard let text else { return }
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    if words.first == "defer" { words = words.dropFirst() }
    guard let first = words.first else { return }
    if first == "none" {
      align = nil
    } else {
      let places: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
      guard first.count == 8, first.hasPrefix("x"), first.dropFirst(4).first == "Y",
        let x = places[first.dropFirst().prefix(3)], let y = places[first.suffix(3)]
      else { return }
      align = (x, y)
    }
    slice = words.dropFirst().first == "slice"
  }

  static func == (a: PreserveAspectRatio, b: PreserveAspectRatio) -> Bool {
    a.slice == b.slice && a.align?.x == b.align?.x && a.align?.y == b.align?.y
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(slice)
    hasher.combine(align?.x)
    hasher.combine(align?.y)
  }

  /// The transform that takes `box` to its place in a frame of `size` at the origin.
  func transform(from box: Rect, to size: Size) -> Affine {
    let (sx, sy) = (size.width / box.width, size.height / box.height)
    guard let align else {
      return Affine(a: sx, b: 0, c: 0, d: sy, tx: -box.minX * sx, ty: -box.minY * sy)
    }
    let scale = slice ? max(sx, sy) : min(sx, sy)
    return Affine(
      a: scale, b: 0, c: 0, d: scale,
      tx: -box.minX * scale + (size.width - box.width * scale) * align.x,
      ty: -box.minY * scale + (size.height - box.height * scale) * align.y)
  }
}

extension Rect {
  /// The rectangle of a `viewBox` attribute; nil where it is unreadable or has no extent.
  init?(viewBox text: String?) {
    guard let numbers = text?.numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      return nil
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
