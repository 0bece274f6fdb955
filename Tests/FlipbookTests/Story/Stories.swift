import Flipbook

/// A button that counts its taps, and resets itself a second after the last one.
struct TapCounter: Storyboard, Equatable {
  enum Action: Sendable {
    case increment
    case reset(count: Int)
  }

  var count = 0
  /// The times of all taps.
  var times: [Double] = []

  mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .increment:
      count += 1
      times.append(time)
      return [Delayed(.reset(count: count), after: 1)]
    case .reset(let expected):
      if count == expected { count = 0 }
      return []
    }
  }

  func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    Rectangle()
      .fill(Color(white: min(time / 10, 1)))
      .frame(width: 60, height: 40)
      .onTapGesture { send(.increment) }
      .accessibilityLabel("Count \(count)")
      .position(x: 50 + Double(count), y: 50)
  }
}

/// Boxes that can be tapped, some of them in each other's way.
struct Boxes: Storyboard {
  var tapped: [String] = []

  mutating func update(_ action: String, at time: Seconds) -> [Delayed<String>] {
    tapped.append(action)
    return []
  }

  func body(at time: Seconds, send: @escaping @Sendable (String) -> Void) -> some View {
    ZStack {
      box("Under", x: 50, y: 50, send)
      box("Over", x: 50, y: 50, send)
      box("Twin", x: 150, y: 50, send)
      box("Twin", x: 150, y: 120, send)
      box("Off", x: 150, y: 190, send).disabled(true)
      box("Away", x: 500, y: 500, send)
      Rectangle().fill(.white).frame(width: 60, height: 40).position(x: 50, y: 190)
      if time < 2 { box("Fleeting", x: 50, y: 120, send) }
    }
  }

  private func box(
    _ name: String, x: Double, y: Double, _ send: @escaping @Sendable (String) -> Void
  ) -> some View {
    Rectangle()
      .fill(.black)
      .frame(width: 60, height: 40)
      .onTapGesture { send(name) }
      .accessibilityLabel(name)
      .position(x: x, y: y)
  }
}

/// Something that a finger drags, flings, holds and types into.
struct Pad: Storyboard, Equatable {
  enum Action: Sendable {
    case drag(DragGesture.Value)
    case drop(DragGesture.Value)
    case hold
    case press(Bool)
    case once
    case twice
    case edit(String)
    case submit
  }

  var log: [String] = []
  var drags: [DragGesture.Value] = []
  var text = ""
  var list = Scroller(content: 3000, viewport: 200)

  mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .drag(let value):
      drags.append(value)
      list.drag(by: value.translation.height, at: time)
    case .drop(let value):
      drags.append(value)
      list.release(velocity: value.velocity.height, at: time)
    case .hold: log.append("hold \(time)")
    case .press(let isDown): log.append("\(isDown ? "press" : "release") \(time)")
    case .once: log.append("once \(time)")
    case .twice: log.append("twice \(time)")
    case .edit(let text): self.text = text
    case .submit: log.append("submit \(text)")
    }
    return []
  }

  func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    ZStack {
      box("Pad", y: 50)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { send(.drag($0)) }
            .onEnded { send(.drop($0)) })
      box("Hold", y: 100)
        .onLongPressGesture(minimumDuration: 0.5) {
          send(.hold)
        } onPressingChanged: {
          send(.press($0))
        }
      box("Tap", y: 150)
        .onTapGesture { send(.once) }
        .onTapGesture(count: 2) { send(.twice) }
      TextField("Add something", text: Binding(get: { text }, set: { send(.edit($0)) }))
        .onSubmit { send(.submit) }
        .position(x: 100, y: 190)
    }
  }

  private func box(_ name: String, y: Double) -> some View {
    Rectangle().fill(.black).frame(width: 100, height: 40)
      .accessibilityLabel(name)
      .position(x: 100, y: y)
  }
}

/// Two actions that bring each other about.
struct Cycle: Storyboard {
  let delay: Double

  init() { delay = 0 }
  init(delay: Double) { self.delay = delay }

  func launch() -> [Delayed<Bool>] { [Delayed(true, after: 0.5)] }

  mutating func update(_ action: Bool, at time: Seconds) -> [Delayed<Bool>] {
    [Delayed(!action, after: delay)]
  }

  func body(at time: Seconds, send: @escaping @Sendable (Bool) -> Void) -> some View {
    Color.black
  }
}
