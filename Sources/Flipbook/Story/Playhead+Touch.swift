import Geometry
import Motion
import Views

extension Playhead {
  /// A finger on the screen.
  struct Touch {
    let start: Point
    let mailbox: Mailbox<Action>
    /// What is touched, for messages.
    let label: String
    /// The view that a tap would go to.
    let view: ViewIdentity?
    /// The views that wait for the finger to stay, each with the time when it has.
    var presses: [(recognizer: LongPressRecognizer, due: Seconds)]
    /// How far the finger must move to drag.
    let threshold: Double
    /// The drag that the finger is in, of the playhead's.
    var drag: Int?
    /// Whether a view has been pressed for long: then nothing is tapped.
    var hasPressed = false

    /// When the next view has been pressed for long enough.
    var nextPress: Seconds? {
      drag == nil ? presses.map(\.due).min() : nil
    }
  }

  /// A finger that drags, and who hears of it.
  struct Drag {
    let recognizers: [DragRecognizer]
    let mailbox: Mailbox<Action>
  }

  // MARK: Down

  mutating func fingerDown(_ step: Int) throws(PlayError) {
    let gesture = timeline.spans[step].step.gesture
    let (map, mailbox) = try layout()
    let point: Point
    do {
      point = try map.locate(gesture.place, on: size)
    } catch {
      throw mistake(step, error)
    }
    let drags = map.drags(at: point, hasPressed: true)
    let presses = map.recognizers(at: point, \.longPress)
    let view = map.tapped(at: point)
    if gesture.isTap, view == nil {
      throw mistake(
        step, .deaf(place: "\(gesture.place)", gesture: "a tap", labels: map.labels(on: size)))
    }
    var touch = Touch(
      start: point, mailbox: mailbox, label: view?.label ?? "\(gesture.place)",
      view: view?.identity,
      presses: presses.map { ($0, moment.time + max(0, $0.minimumDuration)) },
      threshold: drags.map(\.minimumDistance).min() ?? 10)
    moment.finger = .init(path: gesture.path, began: moment.time, start: point)
    // A finger that goes on to scroll does not show as a press.
    if case .drag(let path) = gesture, path.motion != .still, path.rest == 0, !drags.isEmpty {
      touch.presses = []
    } else if let view {
      moment.touches.begin(view.identity, at: moment.time, location: view.place(of: point))
    }
    for press in touch.presses { press.recognizer.pressing(true) }
    self.touch = touch
    try applyActions(of: mailbox)
    if touch.threshold <= 0, gesture.path != nil { try beginDrag(step) }
  }

  // MARK: Move

  mutating func fingerMoved(_ step: Int) throws(PlayError) {
    guard let touch, let finger = moment.finger else { return }
    let place = finger.location(at: moment.time)
    if touch.drag == nil {
      let (dx, dy) = (place.location.x - touch.start.x, place.location.y - touch.start.y)
      guard (dx * dx + dy * dy).squareRoot() >= touch.threshold else { return }
      try beginDrag(step)
    }
    guard let index = self.touch?.drag else { return }
    let value = dragValue(finger, place)
    for recognizer in drags[index].recognizers { recognizer.changed(value) }
    try applyActions(of: drags[index].mailbox)
  }

  /// The finger has moved so far that it drags: the views that are there now hear of it.
  private mutating func beginDrag(_ step: Int) throws(PlayError) {
    guard let touch else { return }
    let (map, mailbox) = try layout()
    let place = moment.finger?.location(at: moment.time).location ?? touch.start
    let way = Size(width: place.x - touch.start.x, height: place.y - touch.start.y)
    let recognizers = map.drags(at: touch.start, along: way, hasPressed: touch.hasPressed)
    guard !recognizers.isEmpty else {
      let gesture = timeline.spans[step].step.gesture
      throw mistake(step, map.silence(at: touch.start, called: gesture.place, on: size))
    }
    for press in touch.presses { press.recognizer.pressing(false) }
    try applyActions(of: touch.mailbox)
    moment.touches.end(at: moment.time)
    drags.append(Drag(recognizers: recognizers, mailbox: mailbox))
    moment.finger?.drag = drags.count - 1
    self.touch?.drag = drags.count - 1
    self.touch?.presses = []
  }

  /// `moment`, which was reached some time ago, with the finger where it is at `time`.
  func moment(_ moment: StoryMoment<Story>, dragged time: Seconds) -> StoryMoment<Story> {
    guard time > moment.time, let finger = moment.finger, finger.ended == nil,
      let index = finger.drag
    else { return moment }
    var moment = moment
    moment.time = time
    let value = DragGesture.Value(finger, at: time, finger.location(at: time))
    for recognizer in drags[index].recognizers { recognizer.changed(value) }
    for action in drags[index].mailbox.drain() {
      // What would come of it later belongs to the next event.
      _ = moment.storyboard.update(action, at: time)
    }
    return moment
  }

  // MARK: Stay

  /// The finger has stayed for as long as a view waits for.
  mutating func press() throws(PlayError) {
    guard let touch else { return }
    for press in touch.presses where press.due <= moment.time {
      press.recognizer.perform()
      press.recognizer.pressing(false)
    }
    self.touch?.presses.removeAll { $0.due <= moment.time }
    self.touch?.hasPressed = true
    try applyActions(of: touch.mailbox)
  }

  // MARK: Up

  mutating func fingerUp(_ step: Int) throws(PlayError) {
    // A quick finger may be up again before the screen has reported a single move.
    if touch?.drag == nil { try fingerMoved(step) }
    guard let touch, let finger = moment.finger else { return }
    self.touch = nil
    moment.finger?.ended = moment.time
    moment.touches.end(at: moment.time)
    for press in touch.presses { press.recognizer.pressing(false) }
    try applyActions(of: touch.mailbox)
    if let index = touch.drag {
      let value = dragValue(finger, finger.end)
      for recognizer in drags[index].recognizers { recognizer.ended(value) }
      return try applyActions(of: drags[index].mailbox)
    }
    let gesture = timeline.spans[step].step.gesture
    switch gesture {
    case .tap: try tap(touch, step)
    case .drag where touch.hasPressed || gesture.isTap: return
    case .drag(let path):
      let (map, _) = try layout()
      throw mistake(
        step,
        .deaf(
          place: "\(gesture.place)", gesture: "a \(path.motion.name) of \(path.length.inShort)",
          labels: map.labels(on: size)))
    case .type: return
    }
  }

  private mutating func tap(_ touch: Touch, _ step: Int) throws(PlayError) {
    guard !touch.hasPressed else { return }
    let (map, mailbox) = try layout()
    guard map.tapped(at: touch.start)?.identity == touch.view else {
      throw mistake(step, .gone(label: touch.label))
    }
    let count = countTap(at: touch.start)
    let matching = map.taps(at: touch.start, count: count)
    for tap in matching.isEmpty ? map.taps(at: touch.start, count: 1) : matching {
      tap.perform(touch.start)
    }
    if !map.recognizers(at: touch.start, \.text).isEmpty { moment.focus = touch.view }
    try applyActions(of: mailbox)
  }

  /// Which of several taps in a row one at `place` is, now.
  ///
  /// Taps belong together within 0.35 seconds and 44 points.
  private mutating func countTap(at place: Point) -> Int {
    var count = 1
    if let last = lastTap, moment.time - last.time <= 0.35,
      max((last.place.x - place.x).magnitude, (last.place.y - place.y).magnitude) <= 44
    {
      count = last.count + 1
    }
    lastTap = (moment.time, place, count)
    return count
  }

  // MARK: Keys

  mutating func type(_ key: Character, _ step: Int) throws(PlayError) {
    let (map, mailbox) = try layout()
    let field = map.regions.last { $0.identity == moment.focus && $0.isEnabled }
    let recognizers = field?.gestures.flatMap(\.recognizers).compactMap(\.text) ?? []
    guard let text = recognizers.first else { throw mistake(step, .noFocus) }
    if key.isNewline { text.submit() } else { text.change(text.text + String(key)) }
    try applyActions(of: mailbox)
  }

  private func dragValue(
    _ finger: StoryMoment<Story>.Finger, _ place: (location: Point, velocity: Size)
  ) -> DragGesture.Value {
    DragGesture.Value(finger, at: moment.time, place)
  }
}

extension DragGesture.Value {
  fileprivate init<Story>(
    _ finger: StoryMoment<Story>.Finger, at time: Seconds,
    _ place: (location: Point, velocity: Size)
  ) {
    self.init(
      time: time, location: place.location, startLocation: finger.start,
      velocity: place.velocity)
  }
}

extension ScriptGesture {
  /// Where the finger goes down.
  fileprivate var place: Place {
    switch self {
    case .tap(let place, _, _): place
    case .drag(let path): path.from
    case .type: .point(.zero)
    }
  }

  /// Whether the finger goes down for a tap, whatever becomes of it.
  fileprivate var isTap: Bool {
    switch self {
    case .tap: true
    case .drag(let path): path.motion == .slip
    case .type: false
    }
  }

  fileprivate var path: FingerPath? {
    if case .drag(let path) = self { path } else { nil }
  }
}
