import Goldens

/// A check's report in words, as JSON and as an exit code.
struct GoldenReportText {
  let report: GoldenReport
  let goldenFolder: String

  init(_ report: GoldenReport, goldenFolder: String) {
    self.report = report
    self.goldenFolder = goldenFolder
  }

  /// What was found: what differs, what was written, what nobody uses.
  var findings: [String] {
    let results = report.results.filter { !isError($0) && $0.outcome != .matches }
    return results.map { $0.description }
      + report.orphans.map(Self.orphanMessage)
  }

  /// What is to be said of a golden image that nobody uses.
  static func orphanMessage(_ path: String) -> String {
    "\(path): no film has this moment; remove it, or mend the name"
  }

  /// What could not be read, drawn or written.
  var errors: [String] {
    report.results.flatMap { result in
      var lines = isError(result) ? [result.description] : []
      if case .failure(let error) = result.picture { lines.append(error.description) }
      return lines
    }
  }

  /// The numbers, in one line.
  var summary: String {
    let failures = report.results.count(where: \.isFailure)
    let written = report.results.count {
      if case .written = $0.outcome { true } else { false }
    }
    let tolerated = report.results.count {
      if case .tolerated = $0.outcome { true } else { false }
    }
    let moments = counted(report.results.count, "moment")
    var parts = [
      failures == 0
        ? "\(moments), all as in \(goldenFolder)"
          + (tolerated > 0 ? ", \(tolerated) within a tolerance" : "")
        : "\(failures) of \(moments) not as in \(goldenFolder)"
    ]
    if written > 0 { parts.append("\(counted(written, "golden image")) written") }
    if !report.orphans.isEmpty {
      parts.append(
        "\(counted(report.orphans.count, "golden image")) that no film has a moment for")
    }
    return parts.joined(separator: "; ")
  }

  /// What can't be written weighs most, then what can't be read or drawn, then what differs.
  var exitCode: ExitCode {
    var code = report.isPassed ? ExitCode.done : .difference
    for result in report.results {
      if case .failure = result.picture { return .output }
      switch result.outcome {
      case .notWritten: return .output
      case .notDrawn: code = .input
      case .unreadable where !result.isMissing: code = .input
      case .matches, .tolerated, .differs, .exceeds, .unstable, .unreadable, .written: break
      }
    }
    return code
  }

  /// Whether nothing could be compared, or written.
  func isError(_ result: GoldenResult) -> Bool {
    switch result.outcome {
    case .notDrawn, .notWritten: true
    case .unreadable: !result.isMissing
    case .matches, .tolerated, .differs, .exceeds, .unstable, .written: false
    }
  }
}
