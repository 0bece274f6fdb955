extension Path {
  /// A path of a rectangle with corners of `cornerRadius`.
  ///
  /// See ``addRoundedRect(in:cornerSize:style:)``.
  public init(
    roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Adds a rectangle with corners that are all alike, clockwise on screen from the top edge's left
  /// end.
  ///
  /// A corner larger than half the rectangle is reduced in that direction alone, which is SVG's
  /// rule; a caller with another one reduces it before. A corner of 0 or less in a direction is
  /// none. Circular corners are within 4.3e-6 of the radius; continuous ones are what they are
  /// (see ``RoundedCornerStyle/continuous``).
  ///
  /// - Parameters:
  ///   - rect: The rectangle; negative sizes are as good as positive ones.
  ///   - cornerSize: The corner's radii in x and y.
  ///   - style: How the corners bend; continuously, as in SwiftUI, unless said otherwise.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    let corner = Size(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2))
    addRoundedRect(in: rect, corners: [corner, corner, corner, corner], style: style)
  }

  /// Adds a rectangle with a radius for each corner, clockwise on screen from the top edge's left
  /// end.
  ///
  /// Radii that overlap on a side are all made smaller by one factor
  /// (see ``RectangleCornerRadii/fitted(in:)``).
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = cornerRadii.fitted(in: Size(width: rect.width, height: rect.height))
    let corners = [
      radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
    ].map { Size(width: $0, height: $0) }
    addRoundedRect(in: rect, corners: corners, style: style)
  }

  /// Adds a rectangle with these corners, clockwise from the top left one.
  private mutating func addRoundedRect(in rect: Rect, corners: [Size], style: RoundedCornerStyle) {
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    for index in 0..<4 {
      let corner = RectCorner(index, of: rect, size: corners[index])
      if index == 0 {
        // The whole starts where the top left corner ends.
        move(to: corner.leave(style, beside: corners))
      } else {
        addLine(to: corner.enter(style, beside: corners))
        append(corner, style, beside: corners)
      }
    }
    let first = RectCorner(0, of: rect, size: corners[0])
    addLine(to: first.enter(style, beside: corners))
    append(first, style, beside: corners)
    closeSubpath()
  }

  private mutating func append(
    _ corner: RectCorner, _ style: RoundedCornerStyle, beside all: [Size]
  ) {
    guard corner.isRound else { return }
    switch style {
    case .circular:
      let (rx, ry) = (corner.size.width, corner.size.height)
      let center = Point(x: corner.place.x + corner.inX * rx, y: corner.place.y + corner.inY * ry)
      addQuarter((corner.index + 2) % 4, center: center, rx: rx, ry: ry)
    case .continuous: append(corner, corner.ease(beside: all))
    }
  }

  private mutating func append(_ corner: RectCorner, _ ease: (x: Ease, y: Ease)) {
    // The corner is entered along y at the left and right, along x at the top and bottom.
    let entersAlongX = corner.index % 2 == 1
    func point(_ enter: Double, _ leave: Double) -> Point {
      entersAlongX ? corner.point(enter, leave) : corner.point(leave, enter)
    }
    let (enter, leave) = entersAlongX ? (ease.x, ease.y) : (ease.y, ease.x)
    let (near, nearer) = (Ease.near, Ease.nearer)
    addCurve(
      to: point(near.far, near.close), control1: point(enter.control1, 0),
      control2: point(enter.control2, 0))
    addCurve(
      to: point(near.close, near.far), control1: point(nearer.far, nearer.close),
      control2: point(nearer.close, nearer.far))
    addCurve(
      to: point(0, leave.start), control1: point(0, leave.control2),
      control2: point(0, leave.control1))
  }
}

/// One corner of a rectangle, clockwise from the top left.
private struct RectCorner {
  let index: Int
  /// Where the two sides meet.
  let place: Point
  /// Which way the rectangle lies from there: 1 or -1.
  let inX: Double
  let inY: Double
  let size: Size
  private let rect: Rect

  init(_ index: Int, of rect: Rect, size: Size) {
    self.index = index
    self.rect = rect
    let (isRight, isBottom) = (index == 1 || index == 2, index >= 2)
    place = Point(x: isRight ? rect.maxX : rect.minX, y: isBottom ? rect.maxY : rect.minY)
    inX = isRight ? -1 : 1
    inY = isBottom ? -1 : 1
    self.size = size.width > 0 && size.height > 0 ? size : .zero
  }

  var isRound: Bool { size.width > 0 }

  /// The point `x` and `y` radii inwards.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: place.x + inX * x * size.width, y: place.y + inY * y * size.height)
  }

  /// Where the corner's curve begins, on the side that comes before it clockwise.
  func enter(_ style: RoundedCornerStyle, beside all: [Size]) -> Point {
    let reach = reach(style, beside: all)
    return index % 2 == 1 ? point(reach.x, 0) : point(0, reach.y)
  }

  /// Where the corner's curve ends, on the side that comes after it clockwise.
  func leave(_ style: RoundedCornerStyle, beside all: [Size]) -> Point {
    let reach = reach(style, beside: all)
    return index % 2 == 1 ? point(0, reach.y) : point(reach.x, 0)
  }

  private func reach(_ style: RoundedCornerStyle, beside all: [Size]) -> (x: Double, y: Double) {
    guard style == .continuous else { return (1, 1) }
    let ease = ease(beside: all)
    return (ease.x.start, ease.y.start)
  }

  /// How the corner eases into the horizontal side, and into the vertical one.
  func ease(beside all: [Size]) -> (x: Ease, y: Ease) {
    let across = all[index ^ 1]
    let along = all[3 - index]
    return (
      Ease(side: rect.width, radii: size.width + max(across.width, 0)),
      Ease(side: rect.height, radii: size.height + max(along.height, 0))
    )
  }
}

/// How a continuous corner leaves a side, in radii from the corner.
///
/// Three cubics make the corner. The middle one is always the same; those on either side reach out
/// along the sides, to 1.528665 radii where there is room, and less in proportion where the side is
/// short, to 1 radius where the two corners of a side take it up between them.
///
/// Source: the control points of iOS's rounded rectangles as PaintCode published them ("Drawing
/// Code for iOS 7 Rounded Rectangles", 2013), which agree with what SwiftUI draws; the numbers for a
/// side without room, 1, 0.96 and 0.82, are what SwiftUI's capsules show.
private struct Ease {
  /// Where the curve leaves the side.
  let start: Double
  /// The control points on the side, from there towards the corner.
  let control1: Double
  let control2: Double

  /// Where the middle cubic starts and ends, across and along the side that it is nearer to.
  static let near = (far: 0.631493986, close: 0.0749114007)
  /// Its control points.
  static let nearer = (far: 0.372824013, close: 0.169060007)

  /// The ease on a side of length `side` whose two corners have `radii` together.
  init(side: Double, radii: Double) {
    let room = (side - radii) / (radii * 0.528665)
    let share = room > 0 ? min(room, 1) : 0
    start = 1 + 0.528665 * share
    control1 = 0.96 + 0.12849 * share
    control2 = 0.82 + 0.048407 * share
  }
}
