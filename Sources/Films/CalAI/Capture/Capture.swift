package import Flipbook

/// The way from the viewfinder to a logged meal.
package struct Capture: Sendable {
  /// Tells one capture from the next.
  let number: Int
  /// How far the viewfinder covers the screen below, 0...1.
  package private(set) var presence = Animated(0.0)
  /// How far the reticle has come, 0...1, or beyond where it swings.
  private(set) var reticle = Animated(0.0)
  /// How strong the reticle is, 0...1.
  private(set) var reticleOpacity = Animated(0.0)
  /// The reticle's scale on top of that.
  package private(set) var pulse = Animated(1.0)
  /// How far the picture is dimmed, 0...1.
  package private(set) var dim = Animated(0.0)
  /// How far the result is up, 0...1, or beyond where it swings.
  package private(set) var card = Animated(0.0)
  /// How far the picture has made room for the result.
  private(set) var picture = Animated(0.0)
  /// How strong the white edge of the result is, 0...1.
  package private(set) var edge = Animated(0.0)
  /// When detecting began.
  package private(set) var shutter: Seconds?
  /// When the result came.
  package private(set) var detected: Seconds?
  /// When it was saved, or rejected.
  private(set) var decided: Seconds?
  package private(set) var detection = Detection()
  package var hasFlash = false
  package var readsBarcodes = false

  /// The viewfinder opens at `time`.
  init(number: Int, at time: Seconds) {
    self.number = number
    presence.set(to: 1, at: time, animation: Tempo.fade)
    reticle.set(to: 1, at: time, animation: .spring(response: 0.35, dampingFraction: 0.8))
    reticleOpacity.set(to: 1, at: time, animation: Tempo.fade)
  }

  /// Whether the shutter does anything.
  var isReady: Bool { shutter == nil && presence.target == 1 }
  /// Whether there is a result that can still be changed, saved or rejected.
  var isOpen: Bool { detected != nil && decided == nil && presence.target == 1 }

  /// The picture is taken: the reticle pulses, and detecting begins.
  mutating func shoot(at time: Seconds) {
    shutter = time
    pulse.set(to: 1.05, at: time, animation: .easeOut(duration: 0.16))
    dim.set(to: 1, at: time, animation: .easeOut(duration: 0.2))
  }

  /// The reticle falls back.
  mutating func relax(at time: Seconds) {
    pulse.set(to: 1, at: time, animation: .spring(response: 0.3, dampingFraction: 0.7))
  }

  /// The result comes up.
  mutating func detect(at time: Seconds) {
    detected = time
    card.set(to: 1, at: time, animation: Tempo.result)
    picture.set(to: 1, at: time, animation: Tempo.result)
    reticleOpacity.set(to: 0, at: time, animation: .easeOut(duration: 0.12))
  }

  /// One more of an item, or one less.
  mutating func step(_ item: Int, by amount: Int, at time: Seconds) {
    guard isOpen else { return }
    detection.step(item, by: amount, at: time)
  }

  /// The result is right: its edge flashes white.
  mutating func save(at time: Seconds) {
    decided = time
    edge.set(to: 0.9, at: time, animation: .easeOut(duration: Tempo.flash / 3))
  }

  /// The flash dies.
  mutating func fadeFlash(at time: Seconds) {
    edge.set(to: 0, at: time, animation: .easeIn(duration: Tempo.flash * 2 / 3))
  }

  /// The result goes down again, and the viewfinder with it.
  mutating func close(at time: Seconds) {
    guard presence.target == 1 else { return }
    card.set(to: 0, at: time, animation: .timingCurve(0.4, 0, 1, 1, duration: 0.28))
    presence.set(to: 0, at: time, animation: Tempo.fade.delay(0.2))
  }

  /// The result is wrong: back to the viewfinder.
  mutating func reject(at time: Seconds) {
    guard isOpen else { return }
    shutter = nil
    detected = nil
    card.set(to: 0, at: time, animation: .timingCurve(0.4, 0, 1, 1, duration: 0.28))
    picture.set(to: 0, at: time, animation: Tempo.card)
    dim.set(to: 0, at: time, animation: .easeOut(duration: 0.2))
    reticleOpacity.set(to: 1, at: time, animation: Tempo.fade)
  }
}
