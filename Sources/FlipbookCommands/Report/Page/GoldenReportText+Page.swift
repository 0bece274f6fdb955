import Flipbook
import Foundation
import Goldens

extension GoldenReportText {
  /// The report as one page that needs no other file and no server, to compare pictures on.
  var page: String {
    // Nothing in the data may end the element that it is in.
    let data = pageData.text.split(separator: "<", omittingEmptySubsequences: false)
      .joined(separator: "\\u003c")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Golden images</title>
      <link rel="icon" href="data:,">
      <style>
      \(ReportPage.style)
      </style>
      </head>
      <body>
      \(ReportPage.markup)
      <script type="application/json" id="data">
      \(data)
      </script>
      <script>
      \(ReportPage.script)
      </script>
      </body>
      </html>

      """
  }

  /// What the page shows: every moment that is not as its golden image, with both pictures.
  private var pageData: JSON {
    let shown = report.results.filter { $0.outcome != .matches }
    return .object([
      ("summary", .text(summary)), ("passed", .bool(report.isPassed)),
      ("items", .array(shown.map(item))),
      ("orphans", .array(report.orphans.map { .text(Self.orphanMessage($0)) })),
    ])
  }

  private func item(_ result: GoldenResult) -> JSON {
    func picture(_ bytes: [UInt8]?) -> JSON {
      bytes.map { .text("data:image/png;base64," + Data($0).base64EncodedString()) } ?? .null
    }
    var members: [(String, JSON)] = [
      ("film", .text(result.film)), ("moment", .text(result.moment.name)),
      ("outcome", .text(name(of: result))), ("message", .text(result.description)),
      ("failed", .bool(result.isFailure)),
      ("expected", picture(result.pictures?.expected)),
      ("actual", picture(result.pictures?.actual)),
    ]
    if let worst = result.difference?.worst {
      members.append(("worst", .array([.number(worst.x), .number(worst.y)])))
    }
    return .object(members)
  }
}
