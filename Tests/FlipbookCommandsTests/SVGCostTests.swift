import Flipbook
import Foundation
import Testing

/// Documents that have cost other renderers minutes or gigabytes.
@Suite("The cost of an SVG document", .serialized)
struct SVGCostTests {
  /// A document, and what drawing it may cost a process.
  struct Costly: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var content: String
    var width = 100
    var height = 100
    var seconds: Int
    var mebibytes: Double
  }

  private static func blur(_ deviation: String) -> Costly {
    Costly(
      testDescription: "a full frame blurred by \(deviation)",
      content: """
        <filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="1920" height="1080">\
        <feGaussianBlur stdDeviation="\(deviation)"/></filter>\
        <rect x="400" y="200" width="800" height="500" filter="url(#f)"/>
        """,
      width: 1920, height: 1080, seconds: 5, mebibytes: 512)
  }

  private static func dashes(_ description: String, _ line: String, seconds: Int) -> Costly {
    Costly(
      testDescription: description,
      content: "<path fill=\"none\" stroke=\"#000\" stroke-width=\"4\" \(line)/>",
      seconds: seconds, mebibytes: 256)
  }

  static let documents: [Costly] = [
    dashes(
      "dashes of a ten-millionth", "stroke-dasharray=\"1e-7 1e-7\" d=\"M10 50L90 50\"", seconds: 1),
    dashes(
      "a line of ten million, dashed", "stroke-dasharray=\"3 2\" d=\"M-5000000 50L5000000 50\"",
      seconds: 2),
    dashes(
      "a hundred lines of a thousand million, dashed",
      "stroke-dasharray=\"0.01\" d=\"\(String(repeating: "M-5e8 50L5e8 51", count: 100))\"",
      seconds: 5),
    blur("300"), blur("1e6"), blur("1e30"),
  ]

  // Seen in thorvg/thorvg, reflex-dev/xy, lovell/sharp, linebender/resvg.
  @Test("a costly document is drawn in bounded time and memory", arguments: documents)
  func bounded(_ document: Costly) throws {
    let folder = try TemporaryFolder()
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(document.width)" \
      height="\(document.height)">\(document.content)</svg>
      """
    try folder.write(Array(text.utf8), "in.svg")
    let run = try MeasuredRun([
      "svg", folder("in.svg"), "-o", folder("out.png"), "--jobs", "1", "--quiet",
    ])
    #expect(run.code == 0)
    #expect(run.duration < .seconds(document.seconds))
    #expect(run.peakMebibytes < document.mebibytes)
    let picture = try folder.picture("out.png")
    #expect(picture.width == document.width && picture.height == document.height)
  }
}
