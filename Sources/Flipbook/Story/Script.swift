public import Geometry
public import Motion

/// What a person does with an app, when: a list of gestures, in the order of their times.
///
/// ```swift
/// let script: Script = [
///   .tap("Get started", at: 3.6),
///   .tap("Eat better", at: 4.2),
///   .fling(.point(x: 201, y: 700), velocity: Size(width: 0, height: -2400), at: 9.0),
/// ]
/// ```
///
/// Each step begins when the one before it has ended; where it does not, playing the script is a
/// ``ScriptError`` that names both.
public struct Script: Hashable, Sendable {
  /// The gestures, in order.
  public var steps: [Step]

  /// The script of these gestures.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// One gesture, and where it stands in the source.
  public struct Step: Hashable, Sendable {
    let gesture: ScriptGesture
    /// File and line, for messages.
    let source: SourcePlace
  }

  /// The file and the line where a step is written.
  struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }
  }
}

extension Script: ExpressibleByArrayLiteral {
  /// The script of these gestures.
  public init(arrayLiteral elements: Step...) {
    self.init(elements)
  }
}

extension Script.Step {
  /// A tap, which does what it does at `time`: the finger goes down `hold` seconds before.
  ///
  /// - Parameters:
  ///   - place: What is tapped.
  ///   - time: When the finger is lifted, in seconds.
  ///   - hold: How long the finger is down before; shorter where the step before or the film's start
  ///     leaves less time.
  ///   - file: Where the step is written.
  ///   - line: Where the step is written.
  /// - Returns: The step.
  public static func tap(
    _ place: Place, at time: Seconds, hold: Seconds = 0.1,
    file: String = #fileID, line: Int = #line
  ) -> Self {
    Self(.tap(place, time: time, hold: hold), file, line)
  }

  /// A tap at a place on the screen; see ``tap(_:at:hold:file:line:)``.
  public static func tap(
    x: Double, y: Double, at time: Seconds, hold: Seconds = 0.1,
    file: String = #fileID, line: Int = #line
  ) -> Self {
    tap(.point(x: x, y: y), at: time, hold: hold, file: file, line: line)
  }

  /// A tap that is thought better of, at `time`: the finger slips off what it pressed, and nothing comes
  /// of it but what a press looks like.
  ///
  /// - Parameters:
  ///   - place: What is pressed.
  ///   - time: When the finger slips off, in seconds.
  ///   - hold: How long the finger is down before.
  ///   - file: Where the step is written.
  ///   - line: Where the step is written.
  /// - Returns: The step.
  public static func cancelledTap(
    _ place: Place, at time: Seconds, hold: Seconds = 0.1,
    file: String = #fileID, line: Int = #line
  ) -> Self {
    Self(
      .drag(FingerPath(from: place, time: time - hold, rest: hold, duration: 0, motion: .slip)),
      file, line)
  }

  /// A finger that goes down at `time` and stays for `duration` seconds.
  public static func longPress(
    _ place: Place, at time: Seconds, duration: Seconds = 1,
    file: String = #fileID, line: Int = #line
  ) -> Self {
    Self(
      .drag(FingerPath(from: place, time: time, rest: duration, duration: 0, motion: .still)),
      file, line)
  }

  /// A finger that goes down, moves along straight lines, and is lifted at rest.
  ///
  /// - Parameters:
  ///   - place: Where the finger goes down.
  ///   - through: Places that it passes on its way, in points of the screen.
  ///   - end: Where it is lifted.
  ///   - time: When it goes down, in seconds.
  ///   - rest: Seconds that it stays before it moves, as on something that is lifted first.
  ///   - duration: Seconds that it moves.
  ///   - curve: How far along its way it is when a share of the duration is over.
  ///   - file: Where the step is written.
  ///   - line: Where the step is written.
  /// - Returns: The step.
  public static func drag(
    _ place: Place, through: [Point] = [], to end: Point, at time: Seconds, rest: Seconds = 0,
    duration: Seconds, curve: UnitCurve = .easeInOut, file: String = #fileID, line: Int = #line
  ) -> Self {
    Self(
      .drag(
        FingerPath(
          from: place, time: time, rest: rest, duration: duration,
          motion: .along(through + [end], curve))),
      file, line)
  }

  /// A finger that goes down, moves by `translation` in a straight line, and is lifted at rest.
  public static func drag(
    _ place: Place, by translation: Size, at time: Seconds, rest: Seconds = 0, duration: Seconds,
    curve: UnitCurve = .easeInOut, file: String = #fileID, line: Int = #line
  ) -> Self {
    Self(
      .drag(
        FingerPath(
          from: place, time: time, rest: rest, duration: duration,
          motion: .by(translation, curve))),
      file, line)
  }

  /// A finger that goes down, speeds up evenly, and is lifted at full speed.
  ///
  /// It covers half of `velocity · duration`.
  ///
  /// - Parameters:
  ///   - place: Where the finger goes down.
  ///   - velocity: How fast it is as it is lifted, in points a second.
  ///   - time: When it goes down, in seconds.
  ///   - duration: Seconds until it is lifted.
  ///   - file: Where the step is written.
  ///   - line: Where the step is written.
  /// - Returns: The step.
  public static func fling(
    _ place: Place, velocity: Size, at time: Seconds, duration: Seconds = 0.12,
    file: String = #fileID, line: Int = #line
  ) -> Self {
    let way = Size(width: velocity.width * duration / 2, height: velocity.height * duration / 2)
    return fling(
      place, by: way, velocity: velocity, at: time, duration: duration, file: file, line: line)
  }

  /// A finger that goes down, covers `translation` speeding up, and is lifted at `velocity`.
  ///
  /// Its way is the cubic in time that begins at rest and ends there at that velocity: with half of
  /// `velocity · duration` it speeds up evenly, with more it is faster on the way.
  ///
  /// - Parameters:
  ///   - place: Where the finger goes down.
  ///   - translation: How far it moves, in points.
  ///   - velocity: How fast it is as it is lifted, in points a second.
  ///   - time: When it goes down, in seconds.
  ///   - duration: Seconds until it is lifted.
  ///   - file: Where the step is written.
  ///   - line: Where the step is written.
  /// - Returns: The step.
  public static func fling(
    _ place: Place, by translation: Size, velocity: Size, at time: Seconds, duration: Seconds,
    file: String = #fileID, line: Int = #line
  ) -> Self {
    Self(
      .drag(
        FingerPath(
          from: place, time: time, rest: 0, duration: duration,
          motion: .fling(translation, velocity: velocity))),
      file, line)
  }

  /// Text that is typed, one character after another, into the field that was tapped last.
  ///
  /// - Parameters:
  ///   - text: The text; a line break is the return key, which ends the entry in a `TextField` and begins a
  ///     line in a `TextEditor`.
  ///   - time: When the first character comes, in seconds.
  ///   - interval: Seconds from one character to the next.
  ///   - file: Where the step is written.
  ///   - line: Where the step is written.
  /// - Returns: The step.
  public static func type(
    _ text: String, at time: Seconds, interval: Seconds = 0.12,
    file: String = #fileID, line: Int = #line
  ) -> Self {
    Self(.type(text, time: time, interval: interval), file, line)
  }

  private init(_ gesture: ScriptGesture, _ file: String, _ line: Int) {
    self.init(gesture: gesture, source: Script.SourcePlace(file: file, line: line))
  }
}
