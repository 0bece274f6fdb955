import Testing
import XCTest

/// Where in the tests' source something is expected.
struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The test function, with its parentheses.
  let function: String

  /// The place as people find it.
  var description: String { "\(fileID):\(line)" }

  /// The command line that runs the test again.
  var command: String {
    let name = function.prefix { $0 != "(" }
    return "swift test --filter '\(name)'"
  }

  /// Fails the test that runs: of Swift Testing where one does, else of XCTest.
  func fail(_ message: String) {
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    // Beside XCTest nobody hears this; but in a task that Swift Testing does not know it is all there is.
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }
}
