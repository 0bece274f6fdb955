import Flipbook
import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite("What flipbook check hands to other programs")
struct CheckReportTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func check(
    _ more: String..., films: [any Film] = [Dot(), Dot.still], environment: [String: String] = [:]
  ) -> Run {
    run(["check", "--goldens", folder("G")] + more, films: films, environment: environment)
  }

  @Test(
    "an update is refused where CI is set, before anything is written, and done with --force",
    arguments: ["true", "1", "yes"])
  func updateInCI(value: String) {
    let refused = check("--update", environment: ["CI": value])
    #expect(refused.code == 2 && refused.messages.contains("--update is refused where CI is set"))
    #expect(!FileManager.default.fileExists(atPath: folder("G")))
    #expect(check("--update", "--force", environment: ["CI": value]).code == 0)
    #expect(check(environment: ["CI": value]).code == 0)
    #expect(check("--update", environment: ["CI": "false"]).code == 0)
  }

  @Test("JUnit XML has a suite for each film, a case for each moment, and every kind of failure")
  func junit() throws {
    _ = check("--update")
    try folder.write([0], "G/lost&found.png")
    try FileManager.default.removeItem(atPath: folder("G/test/dot/end.png"))
    try folder.write([0x89], "G/test/dot/middle.png")
    let result = check(
      "--junit", folder("out/r.xml"), films: [Dot(color: .black), Dot.still])
    #expect(result.code == 3)
    let document = try XMLOutline(folder.bytes("out/r.xml"))
    let suites = document.elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == ["test/dot", "test/still", "orphans"])
    #expect(suites.map { $0.attributes["tests"] } == ["3", "1", "1"])
    #expect(suites.map { $0.attributes["failures"] } == ["2", "0", "1"])
    #expect(suites.map { $0.attributes["errors"] } == ["1", "0", "0"])
    let root = try #require(document.elements.first)
    #expect(root.name == "testsuites" && root.attributes["tests"] == "5")
    #expect(root.attributes["failures"] == "3" && root.attributes["errors"] == "1")
    let problems = document.elements.filter { ["failure", "error"].contains($0.name) }
    #expect(
      problems.map { $0.attributes["type"] } == ["differs", "unreadable", "missing", "orphan"])
    #expect(problems[0].attributes["message"]?.contains("worst at") == true)
    #expect(problems[3].attributes["message"]?.contains("lost&found.png") == true)
    let toOutput = check("--junit", "-", "--quiet")
    #expect(toOutput.text.hasPrefix("<?xml"))
    #expect(check("--junit", "-", "--json").code == 2)
    #expect(check("--junit", folder.path).code == 2)
  }

  @Test("a reader that others use takes the JUnit XML", .enabled(if: JUnitReader.isThere))
  func junitReader() throws {
    _ = check("--update")
    _ = check("--junit", folder("r.xml"), films: [Dot(color: .black), Dot.still])
    #expect(try JUnitReader.summary(of: folder("r.xml")) == "test/dot 3 3 0\ntest/still 1 0 0\n")
  }

  @Test("annotations are written where GitHub runs this, and nowhere else")
  func annotations() throws {
    _ = check("--update")
    let films = [Dot(color: .black, momentNames: ["start"])]
    #expect(!check(films: films).messages.contains("::error"))
    let result = check(films: films, environment: ["GITHUB_ACTIONS": "true"])
    let lines = result.messages.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        "::error file=\(folder("G"))/test/dot/start.png,title=test/dot start::test/dot start: "))
    #expect(lines[0].contains(" %25), worst at"))
    #expect(lines[1].contains(",title=orphan::"))
  }

  @Test("the page holds both pictures of what differs, and nothing that ends its script")
  func page() throws {
    _ = check("--update")
    let films: [any Film] = [Dot(color: .black), Dot.still]
    let result = check("--report", folder("R"), films: films)
    #expect(result.messages.contains("\(folder("R"))/index.html\n"))
    let page = String(decoding: try folder.bytes("R/index.html"), as: UTF8.self)
    #expect(page.count { $0 == "\0" } == 0)
    #expect(page.components(separatedBy: "</script>").count == 3)
    struct Data: Decodable {
      struct Item: Decodable {
        var film: String
        var moment: String
        var failed: Bool
        var expected: String?
        var actual: String?
        var worst: [Int]?
      }
      var passed: Bool
      var items: [Item]
    }
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>"))
    let data = try JSONDecoder().decode(
      Data.self, from: Foundation.Data(page[start.upperBound..<end.lowerBound].utf8))
    #expect(!data.passed && data.items.map(\.moment) == ["start", "middle", "end"])
    for item in data.items {
      let golden = try folder.picture("G/test/dot/\(item.moment).png")
      #expect(try picture(item.expected) == golden)
      #expect(try picture(item.actual) != golden)
      #expect(item.worst?.count == 2)
    }
  }

  @Test("a film's tolerance is in the summary, in the JSON and in the report")
  func tolerance() throws {
    _ = check("--update", films: [Dot()])
    let film = Dot(
      color: .black, tolerance: Tolerance(perPixel: 1, mean: 255, because: "the colour is open"))
    let result = check("--report", folder("R"), films: [film])
    #expect(result.code == 0)
    #expect(result.text.contains("test/dot start: within the tolerance (the colour is open): "))
    #expect(result.messages.contains("3 moments, all as in \(folder("G")), 3 within a tolerance\n"))
    let json = check("--json", films: [film])
    #expect(json.code == 0 && json.text.contains("\"because\": \"the colour is open\""))
    #expect(json.text.contains("\"outcome\": \"tolerated\""))
  }

  @Test("a film without moments is named: nothing of it was checked")
  func withoutMoments() {
    let result = check(films: [Dot.long])
    #expect(result.messages.contains("other/long has no moments: nothing of it is checked"))
  }

  private func picture(_ url: String?) throws -> Bitmap {
    let text = try #require(url?.split(separator: ",").last)
    return try PNG.decode([UInt8](try #require(Data(base64Encoded: String(text)))))
  }
}

/// The elements of an XML document in order, with their attributes.
private final class XMLOutline: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}

/// junitparser, a Python package, where it is installed.
private enum JUnitReader {
  static let isThere = (try? python("import junitparser"))?.code == 0

  /// Each suite's name, tests, failures and errors, counted by the reader from the cases.
  static func summary(of path: String) throws -> String {
    let result = try python(
      """
      from junitparser import JUnitXml
      from sys import argv
      for suite in JUnitXml.fromfile(argv[1]):
          suite.update_statistics()
          print(suite.name, suite.tests, suite.failures, suite.errors)
      """, path)
    return result.output
  }

  private static func python(
    _ program: String, _ arguments: String...
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
