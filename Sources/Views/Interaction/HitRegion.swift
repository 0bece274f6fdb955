package import Geometry

/// A view that listens for touches, where it is on the screen.
///
/// Its recognisers take places on the screen: each is told in its own coordinate space.
package struct HitRegion {
  /// What the view is called: its accessibility label, else what can be read in it, else the names of
  /// the images in it.
  package var label: String {
    explicitLabel ?? (texts.isEmpty ? images : texts).joined(separator: ", ")
  }
  /// What can be read in the view, in the order of drawing; views in it that listen themselves apart.
  package internal(set) var texts: [String] = []
  /// What the images in the view are called, in the order of drawing; views in it that listen themselves
  /// apart.
  package internal(set) var images: [String] = []
  /// What the view's owner calls it, innermost name first.
  package internal(set) var ids: [AnyHashable] = []
  /// Which view this is, the same in every frame.
  package let identity: ViewIdentity
  /// Where the view is in the layout.
  package let frame: Rect
  /// From the layout's points to the screen's.
  package let transform: ProjectionTransform
  /// How much of the view shows, 0...1.
  package let opacity: Double
  /// Whether anything comes of a touch: a disabled view swallows it.
  package let isEnabled: Bool
  /// What is listened for, with the priority among views one in the other; places are on the screen.
  package let gestures: [GestureSet]
  /// The index among ``TouchMap/regions`` of the listening view round this one.
  package let parent: Int?

  var explicitLabel: String?

  init(
    _ gestures: [GestureSet], identity: ViewIdentity, frame: Rect, space: TouchSpace,
    parent: Int?
  ) {
    self.identity = identity
    self.frame = frame
    transform = space.transform
    opacity = space.opacity
    isEnabled = gestures.allSatisfy(\.isEnabled)
    self.gestures = gestures.map { $0.onScreen(from: space, frame: frame) }
    self.parent = parent
  }

  /// The smallest rectangle on the screen that holds the view's frame; nil for one behind the eye.
  package var screenFrame: Rect? { frame.projected(by: transform) }

  /// A place on the screen, from the top left corner of the view's frame.
  package func place(of point: Point) -> Point {
    let inside = transform.inverse?.apply(to: point) ?? point
    return Point(x: inside.x - frame.origin.x, y: inside.y - frame.origin.y)
  }
}

/// Where coordinates lie on the screen, and how much shows there.
struct TouchSpace {
  var transform = ProjectionTransform.identity
  var opacity = 1.0
  /// What touches are cut to, each with the way from its coordinates to the screen.
  var clips: [TouchShape] = []
  var spaces: [Placement.NamedSpace] = []

  /// A place on the screen in the coordinates of `space`, asked by a view in `frame`.
  func location(_ point: Point, in space: CoordinateSpace, frame: Rect) -> Point {
    switch space {
    case .global: return point
    case .local: return place(point, in: frame, under: transform)
    case .named(let name):
      guard let named = spaces.last(where: { $0.name == name }) else { return point }
      return place(point, in: named.frame, under: named.transform)
    }
  }

  private func place(
    _ point: Point, in frame: Rect, under transform: ProjectionTransform
  ) -> Point {
    let inside = transform.inverse?.apply(to: point) ?? point
    return Point(x: inside.x - frame.origin.x, y: inside.y - frame.origin.y)
  }
}

/// An outline that touches are looked for in.
struct TouchShape {
  var path: Path
  var eoFill: Bool
  /// From the outline's coordinates to the screen.
  var transform: ProjectionTransform

  func contains(_ point: Point) -> Bool {
    guard let place = transform.inverse?.apply(to: point) else { return false }
    return path.contains(place, eoFill: eoFill)
  }
}

extension Rect {
  /// The smallest rectangle that holds this one after `transform`; nil where it reaches behind the eye.
  func projected(by transform: ProjectionTransform) -> Rect? {
    if transform.isAffine { return applying(transform.affine) }
    var bounds: Rect?
    for corner in [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ] {
      guard let place = transform.apply(to: corner) else { return nil }
      let dot = Rect(origin: place, size: .zero)
      bounds = bounds?.union(dot) ?? dot
    }
    return bounds
  }
}

extension GestureSet {
  /// The set with recognisers that take places on the screen.
  fileprivate func onScreen(from space: TouchSpace, frame: Rect) -> GestureSet {
    var set = self
    set.recognizers = recognizers.map { recognizer in
      switch recognizer {
      case .tap(var tap):
        let (perform, own) = (tap.perform, tap.space)
        tap.perform = { perform(space.location($0, in: own, frame: frame)) }
        tap.space = .global
        return .tap(tap)
      case .longPress, .scroll, .text: return recognizer
      case .drag(var drag):
        let (changed, ended, own) = (drag.changed, drag.ended, drag.space)
        drag.changed = { changed(space.value($0, in: own, frame: frame)) }
        drag.ended = { ended(space.value($0, in: own, frame: frame)) }
        drag.space = .global
        return .drag(drag)
      }
    }
    return set
  }
}

extension TouchSpace {
  /// A drag on the screen in the coordinates of `space`; its velocity as at its last place.
  fileprivate func value(
    _ value: DragGesture.Value, in space: CoordinateSpace, frame: Rect
  ) -> DragGesture.Value {
    let end = location(value.location, in: space, frame: frame)
    // A hundredth of a second on, at the speed of the moment.
    let ahead = Point(
      x: value.location.x + value.velocity.width / 100,
      y: value.location.y + value.velocity.height / 100)
    let next = location(ahead, in: space, frame: frame)
    return DragGesture.Value(
      time: value.time, location: end,
      startLocation: location(value.startLocation, in: space, frame: frame),
      velocity: Size(width: (next.x - end.x) * 100, height: (next.y - end.y) * 100))
  }
}
