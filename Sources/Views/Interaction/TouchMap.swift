import Drawing
package import Geometry

/// What can be touched on a screen: made once of a layout, asked as often as needed.
package struct TouchMap {
  /// The views that listen for touches, in the order of drawing: a view comes before those in it.
  package private(set) var regions: [HitRegion] = []
  /// The views that show a part of something larger, in the order of drawing.
  package private(set) var scrolls: [ScrollRegion] = []
  /// What a finger can meet, in the order of drawing.
  private var surfaces: [Surface] = []

  /// What can be touched in `view`, which covers the screen.
  package init(_ view: PlacedView) {
    add(view, TouchSpace(), region: nil, naming: .free, ids: [])
  }

  /// The topmost view at `point` of the screen that listens for touches.
  ///
  /// A view that shows something and does not listen, with none round it that does, hides those
  /// below it. Nil where there is none.
  package func hitTest(_ point: Point) -> HitRegion? {
    hitIndex(point).map { regions[$0] }
  }

  /// The views that listen at `point`: the topmost, and those round it, innermost first.
  package func chain(at point: Point) -> [HitRegion] {
    var chain: [HitRegion] = []
    var index = hitIndex(point)
    while let current = index {
      chain.append(regions[current])
      index = regions[current].parent
    }
    return chain
  }

  /// The recognisers that hear of a touch at `point`, of those that `kind` picks.
  ///
  /// The innermost view that listens wins, a view that asked for high priority before those in it;
  /// those that listen simultaneously hear of it in any case. A disabled view hears nothing, and what
  /// is round it neither.
  package func recognizers<Kind>(
    at point: Point, _ kind: (GestureRecognizer) -> Kind?
  ) -> [Kind] {
    let chain = chain(at: point)
    guard chain.first?.isEnabled ?? false else { return [] }
    let sets = chain.filter(\.isEnabled).flatMap(\.gestures)
    func picked(_ priority: GestureSet.Priority) -> [[Kind]] {
      sets.filter { $0.priority == priority }
        .map { $0.recognizers.compactMap(kind) }
        .filter { !$0.isEmpty }
    }
    let winner = picked(.high).last ?? picked(.normal).first ?? []
    return winner + picked(.simultaneous).flatMap { $0 }
  }

  /// A place on the screen where a finger meets `region`, or a view in it; nil where it is covered.
  ///
  /// The middle of its frame if that will do, else the middle of the first thing in it that will.
  package func touchPoint(of region: HitRegion) -> Point? {
    let middles = surfaces.filter { belongs($0.region, to: region) }.compactMap(\.middle)
    let candidates = [region.screenFrame?.center].compactMap { $0 } + middles
    return candidates.first { point in
      chain(at: point).contains { $0.identity == region.identity && $0.frame == region.frame }
    }
  }

  private func belongs(_ index: Int?, to region: HitRegion) -> Bool {
    var index = index
    while let current = index {
      if regions[current].identity == region.identity { return true }
      index = regions[current].parent
    }
    return false
  }

  private func hitIndex(_ point: Point) -> Int? {
    surfaces.last { $0.contains(point) }?.region
  }
}

/// A view that shows a part of something larger, where it is on the screen.
package struct ScrollRegion {
  /// What the view's owner calls it, innermost name first.
  package internal(set) var ids: [AnyHashable] = []
  /// What part of what is shown.
  package let geometry: ScrollGeometry
  /// Where the view is in the layout.
  package let frame: Rect
  /// From the layout's points to the screen's.
  package let transform: ProjectionTransform
}

/// Something that a finger can meet.
private struct Surface {
  let shape: TouchShape
  let clips: [TouchShape]
  /// The listening view that it belongs to.
  let region: Int?

  func contains(_ point: Point) -> Bool {
    shape.contains(point) && clips.allSatisfy { $0.contains(point) }
  }

  var middle: Point? { shape.path.boundingRect.projected(by: shape.transform)?.center }
}

extension TouchMap {
  private mutating func add(
    _ view: PlacedView, _ outer: TouchSpace, region outerRegion: Int?, naming outerNaming: Naming,
    ids outerIDs: [AnyHashable]
  ) {
    var space = outer
    space.enter(view.effect)
    guard space.opacity > 0 else { return }
    let notes = Notes(view.marks)
    guard notes.isTouchable else { return }
    if let name = notes.space {
      space.spaces.append(
        Placement.NamedSpace(name: name, frame: view.frame, transform: space.transform))
    }
    if let scroll = notes.scroll {
      scrolls.append(
        ScrollRegion(
          ids: notes.ids, geometry: scroll, frame: view.frame, transform: space.transform))
    }
    var naming = outerNaming.entering(notes)
    // An identifier round one view alone is that view's, if it listens, and else of what is round both.
    var ids = outerIDs + notes.ids
    var region = outerRegion
    if let identity = notes.gestures.first?.identity {
      var entry = HitRegion(
        notes.gestures, identity: identity, frame: view.frame, space: space, parent: outerRegion)
      entry.explicitLabel = naming.name
      naming = naming.name == nil ? .free : .silent
      entry.ids = ids
      ids = []
      region = regions.count
      regions.append(entry)
    } else if view.children.count != 1 {
      if let region { regions[region].ids += ids }
      ids = []
    }
    if let region {
      if let image = notes.image, case .free = naming { regions[region].images.append(image) }
      naming.read(notes.text, isEnd: view.children.count != 1, into: &regions[region].texts)
    }
    addSurfaces(of: view, notes, &space, region)
    for child in view.children { add(child, space, region: region, naming: naming, ids: ids) }
  }

  private mutating func addSurfaces(
    of view: PlacedView, _ notes: Notes, _ space: inout TouchSpace, _ region: Int?
  ) {
    if let shape = notes.contentShape {
      let shape = TouchShape(path: shape.path, eoFill: shape.eoFill, transform: space.transform)
      surfaces.append(Surface(shape: shape, clips: space.clips, region: region))
      space.clips.append(shape)
    } else if notes.isTouchedByInk {
      for item in view.items where item.isVisible {
        guard let shape = TouchShape(item, under: space.transform) else { continue }
        surfaces.append(Surface(shape: shape, clips: space.clips, region: region))
      }
    } else if view.items.contains(where: \.isVisible) {
      let shape = TouchShape(path: Path(view.frame), eoFill: false, transform: space.transform)
      surfaces.append(Surface(shape: shape, clips: space.clips, region: region))
    }
  }
}

extension TouchShape {
  /// What of the screen `item` paints; nil for pictures and groups, which have no outline.
  fileprivate init?(_ item: DrawingItem, under transform: ProjectionTransform) {
    switch item {
    case .fill(let fill):
      self.init(
        path: fill.path, eoFill: fill.rule == .evenOdd,
        transform: ProjectionTransform(fill.transform).concatenating(transform))
    case .stroke(let stroke):
      self.init(
        path: stroke.path.strokedPath(stroke.style), eoFill: false,
        transform: ProjectionTransform(stroke.transform).concatenating(transform))
    case .picture, .group: return nil
    }
  }
}

extension TouchSpace {
  /// Goes into a view with `effect`; nothing shows any more in a hidden one.
  fileprivate mutating func enter(_ effect: PlacedEffect) {
    switch effect {
    case .none: break
    case .hidden: opacity = 0
    case .transform(let inner): transform = inner.concatenating(transform)
    case .group(let group):
      opacity *= group.opacity
      guard let clip = group.clip else { return }
      clips.append(
        TouchShape(
          path: clip.path, eoFill: clip.rule == .evenOdd,
          transform: ProjectionTransform(clip.transform).concatenating(transform)))
    }
  }
}

/// Who names what is found next on the way down the tree.
private enum Naming {
  /// Each view names itself by what it reads.
  case free
  /// A view round the next one has given it a name.
  case named(String)
  /// What is read here is already named, or not meant for readers.
  case silent

  var name: String? {
    guard case .named(let name) = self else { return nil }
    return name
  }

  func entering(_ notes: Notes) -> Naming {
    if notes.isSilent { return .silent }
    guard case .free = self, let label = notes.label else { return self }
    return .named(label)
  }

  /// Adds to `texts` what a view reads; a name is used where the views that it may mean end.
  mutating func read(_ text: String?, isEnd: Bool, into texts: inout [String]) {
    switch self {
    case .free:
      if let text { texts.append(text) }
    case .named(let name):
      guard isEnd else { return }
      texts.append(name)
      self = .silent
    case .silent: break
    }
  }
}

/// A view's marks, sorted.
private struct Notes {
  var gestures: [GestureSet] = []
  var contentShape: (path: Path, eoFill: Bool)?
  var label: String?
  var text: String?
  var image: String?
  var ids: [AnyHashable] = []
  var isTouchable = true
  var isSilent = false
  var isTouchedByInk = false
  var scroll: ScrollGeometry?
  var space: AnyHashable?

  init(_ marks: [PlacedMark]) {
    for mark in marks {
      switch mark {
      case .text(let string): text = string
      case .image(let string): image = string
      case .label(let string): label = string
      case .unlabelled: isSilent = true
      case .id(let id): ids.append(id)
      case .contentShape(let path, let eoFill): contentShape = (path, eoFill)
      case .ink: isTouchedByInk = true
      case .untouchable: isTouchable = false
      case .gestures(let set): gestures.append(set)
      case .scroll(let geometry): scroll = geometry
      case .space(let name): space = name
      }
    }
  }
}

extension DrawingItem {
  /// Whether anything of the item can be seen, as far as its paint says.
  fileprivate var isVisible: Bool {
    switch self {
    case .fill(let fill): fill.paint != .color(.clear)
    case .stroke(let stroke): stroke.paint != .color(.clear)
    case .picture(let picture): picture.opacity > 0
    case .group(let group): group.opacity > 0
    }
  }
}
