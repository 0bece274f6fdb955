import Flipbook
import Goldens

extension GoldenReportText {
  /// A command for GitHub's runner for each failure and each orphan, which it shows beside the file.
  ///
  /// Source: "Workflow commands for GitHub Actions", "Setting an error message".
  var annotations: [String] {
    let failures = report.results.filter(\.isFailure).map { result in
      annotation("\(result.film) \(result.moment.name)", of: result.path, result.description)
    }
    return failures
      + report.orphans.map { annotation("orphan", of: $0, Self.orphanMessage($0)) }
  }

  private func annotation(_ title: String, of path: String, _ message: String) -> String {
    "::error file=\(property(path)),title=\(property(title))::\(data(message))"
  }

  /// Text with what would end a command written as the runner reads it.
  private func data(_ text: String) -> String {
    replace(["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"], in: text)
  }

  /// The same for a property, which a colon or a comma would end too.
  private func property(_ text: String) -> String {
    replace([":": "%3A", ",": "%2C"], in: data(text))
  }

  private func replace(_ table: [Character: String], in text: String) -> String {
    text.map { table[$0] ?? String($0) }.joined()
  }
}
