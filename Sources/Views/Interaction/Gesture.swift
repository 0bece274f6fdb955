/// What a finger does on a view, and what comes of it.
public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value
  /// The type of gesture that ``body`` is.
  associatedtype Body: Gesture
  /// The gestures that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Never made.
  public typealias Value = Never
}

/// A gesture that makes its recognisers itself.
protocol PrimitiveGesture: Gesture where Body == Never {
  func recognizers(_ report: GestureReport<Value>) -> [GestureRecognizer]
}

extension PrimitiveGesture {
  /// Never called: a primitive gesture is asked for its recognisers.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Who wants to know of a gesture's values.
struct GestureReport<Value> {
  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?
}

extension Gesture {
  /// The recognisers of the gesture.
  func makeRecognizers(_ report: GestureReport<Value>) -> [GestureRecognizer] {
    // The cast finds the value types to be one: a primitive gesture reports its own.
    if let primitive = self as? any PrimitiveGesture {
      func open<G: PrimitiveGesture>(_ gesture: G) -> [GestureRecognizer] {
        guard let report = report as? GestureReport<G.Value> else { return [] }
        return gesture.recognizers(report)
      }
      return open(primitive)
    }
    return body.makeRecognizers(
      GestureReport(
        changed: report.changed.map { changed in
          { value in if let value = value as? Value { changed(value) } }
        },
        ended: report.ended.map { ended in
          { value in if let value = value as? Value { ended(value) } }
        }))
  }

  /// This gesture, with `action` to be called at each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ReportingGesture(base: self, report: GestureReport(changed: action))
  }

  /// This gesture, with `action` to be called when it ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ReportingGesture(base: self, report: GestureReport(ended: action))
  }
}

/// A gesture with one more listener.
private struct ReportingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value

  let base: Base
  let report: GestureReport<Value>

  func recognizers(_ outer: GestureReport<Value>) -> [GestureRecognizer] {
    base.makeRecognizers(
      GestureReport(
        changed: both(report.changed, outer.changed), ended: both(report.ended, outer.ended)))
  }

  private func both(
    _ first: ((Value) -> Void)?, _ second: ((Value) -> Void)?
  ) -> ((Value) -> Void)? {
    guard let first else { return second }
    guard let second else { return first }
    return { value in
      first(value)
      second(value)
    }
  }
}
