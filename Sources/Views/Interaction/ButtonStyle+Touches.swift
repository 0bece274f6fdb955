public import Geometry
public import Motion

extension ButtonStyleConfiguration {
  /// Whether a finger is on the button.
  public var isPressed: Bool { touches.last?.ended == nil && !touches.isEmpty }

  /// A finger on a button.
  public struct Touch: Hashable, Sendable {
    /// When the finger came down, in the film's seconds.
    public let began: Seconds
    /// When it was lifted; nil while it is there.
    public let ended: Seconds?
    /// Where it came down, from the top left corner of the button's frame.
    public let location: CGPoint
  }

  /// The finger that is on the button, or was there last: what a ripple spreads from.
  public var lastTouch: Touch? {
    touches.last.map { Touch(began: $0.began, ended: $0.ended, location: $0.location) }
  }

  /// How far the button is pressed at `time`: 0 for not, 1 for wholly.
  ///
  /// What SwiftUI says with `.animation(_:value: isPressed)`. The way back begins wherever the way in
  /// has come to, at its speed.
  ///
  /// - Parameters:
  ///   - time: The film's time, as the button's view has it.
  ///   - pressing: How the button goes in under a finger.
  ///   - release: How it comes back.
  /// - Returns: 0...1, or beyond where an animation swings.
  public func pressed(
    at time: Seconds, in pressing: Animation, out release: Animation
  ) -> Double {
    var press = Animated(0.0)
    for touch in touches {
      press.set(to: 1, at: touch.began, animation: pressing)
      if let end = touch.ended { press.set(to: 0, at: end, animation: release) }
    }
    return press.value(at: time)
  }
}
