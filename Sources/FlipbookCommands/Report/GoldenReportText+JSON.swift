import Flipbook
import Goldens

extension GoldenReportText {
  /// The report as JSON: whether it passed, each moment, and the golden images that nobody uses.
  var json: JSON {
    .object([
      ("passed", .bool(report.isPassed)),
      ("moments", .array(report.results.map(json))),
      ("orphans", .array(report.orphans.map { .text($0) })),
    ])
  }

  private func json(_ result: GoldenResult) -> JSON {
    var members: [(String, JSON)] = [
      ("film", .text(result.film)), ("moment", .text(result.moment.name)),
      ("time", .number(result.moment.time)), ("golden", .text(result.path)),
      ("outcome", .text(name(of: result))),
    ]
    if result.outcome != .matches { members.append(("message", .text(result.description))) }
    if case .differs(let difference) = result.outcome {
      members.append(("difference", json(difference)))
    }
    if case .success(let path) = result.picture { members.append(("picture", .text(path))) }
    return .object(members)
  }

  private func name(of result: GoldenResult) -> String {
    switch result.outcome {
    case .matches: "matches"
    case .differs: "differs"
    case .unreadable: result.isMissing ? "missing" : "unreadable"
    case .notDrawn: "notDrawn"
    case .written: "written"
    case .notWritten: "notWritten"
    }
  }

  private func json(_ difference: ImageDifference) -> JSON {
    var members: [(String, JSON)] = [
      ("expectedSize", json(difference.expectedExtent)),
      ("actualSize", json(difference.actualExtent)),
      ("pixels", .number(difference.pixelCount)), ("of", .number(difference.comparedPixelCount)),
    ]
    if let first = difference.first, let worst = difference.worst,
      let columns = difference.columns, let rows = difference.rows
    {
      members += [
        ("largestChannelDifference", .number(worst.channelDifference)),
        ("worst", json(worst)), ("first", json(first)),
        ("columns", .array([.number(columns.lowerBound), .number(columns.upperBound)])),
        ("rows", .array([.number(rows.lowerBound), .number(rows.upperBound)])),
      ]
    }
    return .object(members)
  }

  private func json(_ extent: ImageDifference.Extent) -> JSON {
    .object([("width", .number(extent.width)), ("height", .number(extent.height))])
  }

  private func json(_ pixel: ImageDifference.Pixel) -> JSON {
    .object([
      ("x", .number(pixel.x)), ("y", .number(pixel.y)),
      ("expected", .text(pixel.expected.description)), ("actual", .text(pixel.actual.description)),
    ])
  }
}
