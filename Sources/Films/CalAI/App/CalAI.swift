package import Flipbook

/// The app: the day, and the way to log a meal by a picture of it.
package struct CalAI: Storyboard {
  package enum Action: Sendable {
    case scroll(ScrollMove)
    case swipe(meal: Int, ScrollMove.Finger)
    case turnRing(Macro)
    /// Today counts for the streak.
    case meetDay
    case calmFlame
    case openCapture
    case closeCapture
    case toggleFlash
    case toggleBarcode
    case shoot
    /// What follows in the capture of that `number` by itself.
    case relax(capture: Int)
    case detect(capture: Int)
    case step(item: Int, by: Int)
    case save
    case fadeFlash
    case finishSave
    case reject
  }

  package private(set) var day: Day
  package private(set) var feed = Scroller()
  /// The last capture, which may be on its way out.
  package private(set) var capture: Capture?
  private var captures = 0
  private let isOpening: Bool

  /// The day as it comes.
  package init() {
    day = .opening()
    isOpening = true
  }

  /// A day that stands.
  package init(day: Day) {
    self.day = day
    isOpening = false
  }

  /// A day that comes counts for the streak once it has been seen.
  package func launch() -> [Delayed<Action>] {
    isOpening ? [Delayed(.meetDay, after: 1.3)] : []
  }

  /// Does what a touch asks for, or what was to follow by itself.
  package mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    case .swipe(let meal, let finger): day.swipe(meal, finger, at: time)
    case .turnRing(let macro): day.turn(macro, at: time)
    case .meetDay:
      day.meet(at: time)
      return [Delayed(.calmFlame, after: 0.18)]
    case .calmFlame: day.calm(at: time)
    case .openCapture:
      guard capture.map({ $0.presence.value(at: time) == 0 }) ?? true else { break }
      captures += 1
      capture = Capture(number: captures, at: time)
    default: return updateCapture(action, at: time)
    }
    return []
  }

  private mutating func updateCapture(
    _ action: Action, at time: Seconds
  ) -> [Delayed<Action>] {
    guard var capture else { return [] }
    var next: [Delayed<Action>] = []
    switch action {
    case .closeCapture: capture.close(at: time)
    case .toggleFlash: capture.hasFlash.toggle()
    case .toggleBarcode: capture.readsBarcodes.toggle()
    case .shoot:
      guard capture.isReady else { break }
      capture.shoot(at: time)
      next = [
        Delayed(.relax(capture: capture.number), after: 0.16),
        Delayed(.detect(capture: capture.number), after: Tempo.processing),
      ]
    case .relax(let number): if number == capture.number { capture.relax(at: time) }
    case .detect(let number):
      if number == capture.number, capture.presence.target == 1 { capture.detect(at: time) }
    case .step(let item, let amount): capture.step(item, by: amount, at: time)
    case .save:
      guard capture.isOpen else { break }
      capture.save(at: time)
      next = [
        Delayed(.fadeFlash, after: Tempo.flash / 3), Delayed(.finishSave, after: Tempo.flash),
      ]
    case .fadeFlash: capture.fadeFlash(at: time)
    case .finishSave:
      capture.close(at: time)
      day.log(capture.detection.corrected, at: time + 0.36)
    case .reject: capture.reject(at: time)
    case .scroll, .swipe, .turnRing, .meetDay, .calmFlame, .openCapture: break
    }
    self.capture = capture
    return next
  }
}

extension CalAI {
  /// The pictures of food.
  static let assets = ImageCatalog(
    AssetFolder("Assets", ofTarget: "CalAI", inPackage: "flipbook"))

  /// The day, and the viewfinder over it.
  package func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void)
    -> some View
  {
    let presence = capture?.presence.value(at: time) ?? 0
    return ZStack {
      if presence < 1 {
        TodayScreen(day: day, feed: feed, time: time, send: send)
          .allowsHitTesting(presence == 0)
      }
      if let capture, presence > 0 {
        CaptureScreen(capture: capture, time: time, send: send)
          .opacity(presence)
          .allowsHitTesting(capture.presence.target == 1)
      }
    }
    .environment(\.imageCatalog, Self.assets)
  }
}
