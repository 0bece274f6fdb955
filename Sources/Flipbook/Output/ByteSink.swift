/// What bytes are written to one after the other, and which then is whole, or not there.
package protocol ByteSink: AnyObject, Sendable {
  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8]) throws(OutputError)
  /// Ends: all was written.
  func finish() throws(OutputError)
  /// Ends: what was written is of no use, and nothing of it stays where that can be helped.
  func abandon()
}

/// Writes by a function: to a console that somebody else has opened.
package final class FunctionSink: ByteSink {
  private let function: @Sendable ([UInt8]) throws(OutputError) -> Void

  /// Calls `function` with what is written.
  package init(_ function: @escaping @Sendable ([UInt8]) throws(OutputError) -> Void) {
    self.function = function
  }

  package func write(_ bytes: [UInt8]) throws(OutputError) { try function(bytes) }

  package func finish() {}

  package func abandon() {}
}
