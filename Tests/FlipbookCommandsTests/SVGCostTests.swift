import Flipbook
import Foundation
import TestSupport
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
    var mebibytes: Int
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
    blur("300"), blur("1e6"), blur("1e30"), designShadow, morphology, merge, sharedMask,
  ]

  /// A drop shadow as design tools write it, on a picture of 16 million pixels.
  private static let designShadow = Costly(
    testDescription: "a shadow of seven primitives on 4000 by 4000 pixels",
    content: """
      <filter id="f" x="0" y="0" width="4000" height="4000" filterUnits="userSpaceOnUse">\
      <feFlood flood-opacity="0" result="fix"/><feColorMatrix in="SourceAlpha" \
      values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hard"/><feOffset dy="4"/>\
      <feGaussianBlur stdDeviation="20"/><feComposite in2="hard" operator="out"/><feColorMatrix \
      values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend in2="fix" result="shadow"/>\
      <feBlend in="SourceGraphic" in2="shadow"/></filter>\
      <rect x="300" y="300" width="3400" height="3400" rx="200" filter="url(#f)"/>
      """,
    width: 4000, height: 4000, seconds: 30, mebibytes: 512)

  private static let morphology = Costly(
    testDescription: "a picture of 2000 by 2000 pixels dilated by 300",
    content: """
      <filter id="f" x="0" y="0" width="2000" height="2000" filterUnits="userSpaceOnUse">\
      <feMorphology operator="dilate" radius="300"/></filter><g filter="url(#f)">\
      <rect width="2" height="2"/><circle cx="900" cy="900" r="90"/>\
      <rect x="1990" y="1990" width="9" height="9"/></g>
      """,
    width: 2000, height: 2000, seconds: 15, mebibytes: 384)

  private static let merge = Costly(
    testDescription: "a picture of 1000 by 1000 pixels merged with itself 300 times",
    content: """
      <filter id="f" x="0" y="0" width="1" height="1"><feMerge>\
      \(String(repeating: "<feMergeNode in=\"SourceGraphic\"/>", count: 300))</feMerge></filter>\
      <rect width="1000" height="1000" fill-opacity="0.1" filter="url(#f)"/>
      """,
    width: 1000, height: 1000, seconds: 15, mebibytes: 192)

  /// Each use of a mask once drew it anew, and 300 of them were more than was allowed.
  private static let sharedMask = Costly(
    testDescription: "three hundred rectangles behind a mask of 200 translucent circles",
    content: """
      <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000">\
      \(circles)</mask>\
      \(String(repeating: "<rect width=\"900\" height=\"900\" mask=\"url(#m)\"/>", count: 300))
      """,
    width: 1000, height: 1000, seconds: 20, mebibytes: 256)

  private static let circles = (0..<200).map { index in
    "<circle cx=\"\(index * 37 % 1000)\" cy=\"\(index * 61 % 1000)\" r=\"50\" fill=\"#fff\" opacity=\".5\"/>"
  }.joined()

  // Seen in thorvg/thorvg, reflex-dev/xy, lovell/sharp, linebender/resvg.
  @Test("a costly document is drawn in bounded time and memory", arguments: documents)
  func bounded(_ document: Costly) throws {
    let folder = try TemporaryFolder()
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(document.width)" \
      height="\(document.height)">\(document.content)</svg>
      """
    try folder.write(Array(text.utf8), "in.svg")
    // A limit that the system keeps: what the process asks for beyond it is refused, and it ends. (Its
    // peak, asked for afterwards, would have that of this process in it, from before it became its own.)
    let start = ContinuousClock.now
    let run = try BuiltTool.shell(
      "ulimit -d \(document.mebibytes * 1024); exec $FLIPBOOK svg in.svg -o out.png --jobs 1 --quiet",
      in: folder)
    #expect(run.code == 0, "\(run.messages)")
    #expect(start.duration(to: .now) < .seconds(document.seconds))
    let picture = try folder.picture("out.png")
    #expect(picture.width == document.width && picture.height == document.height)
  }
}
