/// Two gestures that are listened for at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What one of both reports; the other one is nil.
  public struct Value {
    /// What the first gesture reports.
    public var first: First.Value?
    /// What the second gesture reports.
    public var second: Second.Value?
  }

  private let first: First
  private let second: Second

  /// Both gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func recognizers(_ report: GestureReport<Value>) -> [GestureRecognizer] {
    first.makeRecognizers(report.mapped { Value(first: $0, second: nil) })
      + second.makeRecognizers(report.mapped { Value(first: nil, second: $0) })
  }
}

/// Two gestures of which a finger makes one.
///
/// A tap and a press, or a drag, tell themselves apart by what the finger does; the second of two taps in
/// a row is told apart from a tap.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What one of both reports.
  public enum Value {
    /// What the first gesture reports.
    case first(First.Value)
    /// What the second gesture reports.
    case second(Second.Value)
  }

  private let first: First
  private let second: Second

  /// One or the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func recognizers(_ report: GestureReport<Value>) -> [GestureRecognizer] {
    first.makeRecognizers(report.mapped { .first($0) })
      + second.makeRecognizers(report.mapped { .second($0) })
  }
}

/// A press, and a drag by the same finger once it was long enough.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture
where First.Value == Bool {
  /// How far the finger is.
  public enum Value {
    /// It is pressing.
    case first(First.Value)
    /// It has pressed; what the second gesture reports, if that has begun.
    case second(First.Value, Second.Value?)
  }

  private let first: First
  private let second: Second

  /// First one, then the other; of the second, only drags can follow in the same touch.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func recognizers(_ report: GestureReport<Value>) -> [GestureRecognizer] {
    let (changed, ended) = (report.changed, report.ended)
    let press = first.makeRecognizers(
      GestureReport(
        changed: { changed?(.first($0)) }, ended: { changed?(.second($0, nil)) }))
    let drags = second.makeRecognizers(
      GestureReport(
        changed: { changed?(.second(true, $0)) }, ended: { ended?(.second(true, $0)) }))
    return press
      + drags.compactMap { recognizer in
        guard var drag = recognizer.drag else { return nil }
        drag.followsPress = true
        return .drag(drag)
      }
  }
}

extension Gesture {
  /// This gesture and `other` at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture or `other`.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture, with `transform` of what it reports in place of that.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> some Gesture<Result> {
    MappedGesture(base: self, transform: transform)
  }
}

extension Gesture where Value == Bool {
  /// This press, and then `other` by the same finger.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  func recognizers(_ report: GestureReport<Value>) -> [GestureRecognizer] {
    base.makeRecognizers(report.mapped(transform))
  }
}

extension GestureReport {
  /// The listeners, for a gesture of whose values they hear `transform`.
  fileprivate func mapped<Source>(
    _ transform: @escaping (Source) -> Value
  ) -> GestureReport<Source> {
    let (changed, ended) = (changed, ended)
    return GestureReport<Source>(
      changed: { changed?(transform($0)) }, ended: { ended?(transform($0)) })
  }
}
