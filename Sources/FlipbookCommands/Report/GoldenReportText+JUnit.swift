import Flipbook
import Goldens

extension GoldenReportText {
  /// The report as JUnit XML: a suite for each film, a case for each moment, and one for each golden
  /// image that nobody uses.
  ///
  /// There is no standard, only what readers accept: this keeps to the schema of Jenkins' xUnit plug-in,
  /// which most have followed. What differs is a failure; what can't be read, drawn or written an error.
  var junit: String {
    var suites: [(name: String, cases: [JUnitCase])] = []
    for result in report.results {
      if suites.last?.name != result.film { suites.append((result.film, [])) }
      suites[suites.count - 1].cases.append(testCase(result))
    }
    if !report.orphans.isEmpty {
      let cases = report.orphans.map { path in
        JUnitCase(
          suite: "orphans", name: path, seconds: 0,
          problem: .init(element: "failure", type: "orphan", message: Self.orphanMessage(path)))
      }
      suites.append(("orphans", cases))
    }
    let lines = suites.flatMap { suite in
      ["  <testsuite name=\"\(xml(suite.name))\" \(JUnitCase.counts(suite.cases))>"]
        + suite.cases.map(\.text) + ["  </testsuite>"]
    }
    let counts = JUnitCase.counts(suites.flatMap(\.cases))
    return
      ([
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"flipbook check\" \(counts)>",
      ]
      + lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private func testCase(_ result: GoldenResult) -> JUnitCase {
    var testCase = JUnitCase(
      suite: result.film, name: result.moment.name, seconds: result.duration / .seconds(1))
    if result.isFailure {
      testCase.problem = JUnitCase.Problem(
        element: isError(result) ? "error" : "failure", type: name(of: result),
        message: result.description)
    } else if result.outcome != .matches {
      testCase.output = result.description
    }
    return testCase
  }
}

/// A test case as JUnit XML has it.
private struct JUnitCase {
  /// Why a case has not passed.
  struct Problem {
    /// "failure", or "error" where nothing could be compared.
    let element: String
    let type: String
    let message: String
  }

  let suite: String
  let name: String
  let seconds: Double
  var problem: Problem?
  /// What is worth telling of a case that has passed.
  var output: String?

  /// The element, on a line of its own.
  var text: String {
    let attributes =
      "classname=\"\(xml(suite))\" name=\"\(xml(name))\" time=\"\(decimal(seconds, places: 3))\""
    var content = ""
    if let problem {
      let message = xml(problem.message)
      content =
        "<\(problem.element) type=\"\(xml(problem.type))\" message=\"\(message)\">\(message)"
        + "</\(problem.element)>"
    } else if let output {
      content = "<system-out>\(xml(output))</system-out>"
    }
    return content.isEmpty
      ? "    <testcase \(attributes)/>" : "    <testcase \(attributes)>\(content)</testcase>"
  }

  /// The attributes that count `cases`.
  static func counts(_ cases: [JUnitCase]) -> String {
    let failures = cases.count { $0.problem?.element == "failure" }
    let errors = cases.count { $0.problem?.element == "error" }
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "time=\"\(decimal(seconds, places: 3))\""
  }
}

/// `text` as XML has it in elements and attributes; what XML 1.0 has no place for becomes U+FFFD.
private func xml(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    // In an attribute these would be read as spaces.
    case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
