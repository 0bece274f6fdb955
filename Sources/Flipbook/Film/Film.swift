public import Geometry
public import Motion
public import Views

/// Something to watch: what it shows depends on the time and on nothing else.
///
/// No clock, no state left over from another frame, no random number without a seed: so frames can
/// be drawn in any order, on many machines, and again next year, and come out the same.
public protocol Film: Sendable {
  /// The type of view that ``body(at:)`` is.
  associatedtype Body: View

  /// The film's name, by app and part: "bite/splash".
  var name: String { get }
  /// The extent of the picture, in points: 402 x 874 for a phone screen.
  var size: Size { get }
  /// How long the film runs, to the microsecond; 0 for a still, which has one frame.
  var duration: Seconds { get }
  /// Named times; every one of them has a golden image.
  var moments: [Moment] { get }
  /// How far pictures may be from their golden images; nil, where a film does not say, for not at all.
  var tolerance: Tolerance? { get }
  /// What is seen at `time`, 0...``duration``.
  @ViewBuilder func body(at time: Seconds) -> Body
}

/// A named time of a film.
public struct Moment: Hashable, Sendable {
  /// The name, unique within its film; also the name of its golden image.
  public let name: String
  /// Seconds from the film's start.
  public let time: Seconds

  /// The time that is called `name`.
  public init(_ name: String, at time: Seconds) {
    self.name = name
    self.time = time
  }
}

extension Film {
  /// No named times.
  public var moments: [Moment] { [] }

  /// No tolerance: golden images are compared exactly.
  public var tolerance: Tolerance? { nil }

  /// The number of frames at `rate`: duration times rate, rounded up; 1 for a still.
  public func frameCount(at rate: FrameRate) -> Int {
    max(rate.frameCount(duration: duration), 1)
  }
}
