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
    if let difference = result.difference { members.append(("difference", json(difference))) }
    switch result.outcome {
    case .tolerated(let difference), .exceeds(let difference):
      members.append(("tolerance", json(difference)))
    case .matches, .differs, .unstable, .unreadable, .notDrawn, .written, .notWritten: break
    }
    if case .success(let path) = result.picture { members.append(("picture", .text(path))) }
    return .object(members)
  }

  /// What came of a moment, in a word.
  func name(of result: GoldenResult) -> String {
    switch result.outcome {
    case .matches: "matches"
    case .tolerated: "tolerated"
    case .differs, .exceeds: "differs"
    case .unstable: "unstable"
    case .unreadable: result.isMissing ? "missing" : "unreadable"
    case .notDrawn: "notDrawn"
    case .written: "written"
    case .notWritten: "notWritten"
    }
  }

  private func json(_ difference: ToleratedDifference) -> JSON {
    .object([
      ("because", .text(difference.tolerance.reason)),
      ("perPixel", .number(difference.tolerance.perPixel)),
      ("mean", .number(difference.tolerance.mean)),
      ("pixelsBeyond", .number(difference.pixelCount)),
      ("antialiased", .number(difference.antialiasedCount)),
    ])
  }

  private func json(_ difference: ImageDifference) -> JSON {
    var members: [(String, JSON)] = [
      ("expectedSize", json(difference.expectedExtent)),
      ("actualSize", json(difference.actualExtent)),
      ("pixels", .number(difference.pixelCount)), ("of", .number(difference.comparedPixelCount)),
      ("meanDifference", .number(difference.meanDifference)),
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
