import Geometry
import Views

extension TouchMap {
  /// Where a finger goes down for `place` on a screen of `size` points.
  func locate(_ place: Place, on size: Size) throws(ScriptError.Cause) -> Point {
    switch place {
    case .point(let point): return point
    case .label(let label, let number):
      let regions = regions(called: label)
      guard let first = regions.first else {
        throw .notFound(label: label, labels: labels(on: size))
      }
      let reachable = regions.compactMap { region in
        touchPoint(of: region, on: size).map { (region: region, point: $0) }
      }
      if let number {
        guard reachable.indices.contains(number - 1) else {
          throw .fewer(label: label, number: number, count: reachable.count)
        }
        return try point(reachable[number - 1], label)
      }
      guard reachable.count < 2 else {
        throw .ambiguous(label: label, frames: reachable.compactMap(\.region.screenFrame))
      }
      guard let only = reachable.first else { throw obstacle(to: first, label, on: size) }
      return try point(only, label)
    }
  }

  /// The view that a tap at `point` goes to: the innermost that listens for taps or takes text.
  func tapped(at point: Point) -> HitRegion? {
    chain(at: point).first { region in
      region.isEnabled
        && region.gestures.contains { $0.recognizers.contains { $0.tap != nil || $0.text != nil } }
    }
  }

  /// The recognisers that hear of a drag from `point`: of those that scroll, only along the way that the finger
  /// has taken, if it has taken one; those that follow a press only where there was one.
  func drags(at point: Point, along way: Size? = nil, hasPressed: Bool) -> [DragRecognizer] {
    let axis = way.map { $0.width.magnitude > $0.height.magnitude ? Axis.horizontal : .vertical }
    return recognizers(at: point) { recognizer in
      switch recognizer {
      case .drag(let drag): drag.followsPress && !hasPressed ? nil : drag
      case .scroll(let scroll) where axis == nil || scroll.axis == axis:
        scroll.drag(geometry(at: point, along: scroll.axis))
      default: nil
      }
    }
  }

  /// Why nothing hears of a drag from `point`.
  func silence(at point: Point, called place: Place, on size: Size) -> ScriptError.Cause {
    let isStill = !scrolls(at: point).isEmpty && drags(at: point, hasPressed: true).isEmpty
    return isStill
      ? .stillScroll(place: "\(place)", gesture: "a drag")
      : .deaf(place: "\(place)", gesture: "a drag", labels: labels(on: size))
  }

  /// The scroll views at `point`, innermost last.
  private func scrolls(at point: Point) -> [ScrollRegion] {
    scrolls.filter { region in
      region.transform.inverse?.apply(to: point).map(region.frame.contains) ?? false
    }
  }

  /// The innermost scroll view at `point` whose content is longer than it along `axis`, else the innermost.
  private func geometry(at point: Point, along axis: Axis) -> ScrollGeometry? {
    let here = scrolls(at: point)
    let longer = here.last { region in
      let most = region.geometry.maximumOffset
      return (axis == .horizontal ? most.x : most.y) > 0
    }
    return (longer ?? here.last)?.geometry
  }

  /// The recognisers that hear of the last of `count` taps in a row at `point`.
  func taps(at point: Point, count: Int) -> [TapRecognizer] {
    recognizers(at: point) { recognizer in
      recognizer.tap.flatMap { $0.count == count ? $0 : nil }
    }
  }

  private func point(
    _ found: (region: HitRegion, point: Point), _ label: String
  ) throws(ScriptError.Cause) -> Point {
    guard found.region.isEnabled else { throw .disabled(label: label) }
    return found.point
  }

  /// The views of that label or identifier, or, where none has it, those that read it among other things.
  private func regions(called label: String) -> [HitRegion] {
    let named = regions.filter { $0.label == label || $0.ids.contains(AnyHashable(label)) }
    return named.isEmpty ? regions.filter { $0.texts.contains(label) } : named
  }

  /// A place on the screen where a finger meets `region`; nil where there is none.
  private func touchPoint(of region: HitRegion, on size: Size) -> Point? {
    let screen = Rect(origin: .zero, size: size)
    if let point = touchPoint(of: region), screen.contains(point) { return point }
    // Its middle is off the screen or covered: the middle of what is on the screen may do.
    guard let visible = region.screenFrame?.intersection(screen), !visible.isEmpty else {
      return nil
    }
    let isMet = chain(at: visible.center).contains { $0.identity == region.identity }
    return isMet ? visible.center : nil
  }

  /// Why a finger can't meet `region`.
  private func obstacle(
    to region: HitRegion, _ label: String, on size: Size
  ) -> ScriptError.Cause {
    let screen = Rect(origin: .zero, size: size)
    guard let frame = region.screenFrame, let visible = frame.intersection(screen), !visible.isEmpty
    else { return .offScreen(label: label, frame: region.screenFrame ?? region.frame) }
    let cover = hitTest(visible.center)?.label ?? ""
    return .covered(label: label, by: cover.isEmpty ? nil : cover)
  }

  /// What can be touched on the screen, by label, in the order of drawing.
  func labels(on size: Size) -> [String] {
    var labels: [String] = []
    for region in regions {
      let label = region.label.isEmpty ? region.ids.first.map { "\($0.base)" } ?? "" : region.label
      guard !label.isEmpty, !labels.contains(label), touchPoint(of: region, on: size) != nil else {
        continue
      }
      labels.append(label)
    }
    return labels
  }
}

extension ScriptError.Cause: Error {}
