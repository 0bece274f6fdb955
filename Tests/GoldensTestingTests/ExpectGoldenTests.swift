import Flipbook
import Foundation
import GoldensTesting
import TestSupport
import Testing

@Suite("Golden images in tests of Swift Testing")
struct ExpectGoldenTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expectation(
    _ name: String, accept: [String: String] = [:], tolerance: Tolerance? = nil
  ) -> GoldenExpectation {
    GoldenExpectation(
      name: name, goldenName: "features/\(name)", tolerance: tolerance, folder: folder.path,
      place: TestPlace(
        fileID: "Tests/Here.swift", filePath: #filePath, line: 1, column: 1, function: "seven(a:)"),
      acceptance: GoldenAcceptance(accept))
  }

  private func plain(_ fill: RGBA8) -> Bitmap { Bitmap(width: 8, height: 4, fill: fill) }

  @Test(
    "a missing golden image fails; the command that the failure names records it; it then passes")
  func record() throws {
    let name = "unit/\(UUID())"
    let failure = #expect(throws: GoldenProblem.self) {
      try expectation(name).compare { plain(.white) }
    }
    let lines = failure?.description.split(separator: "\n") ?? []
    #expect(lines.count == 3 && lines[0].contains("no golden image"))
    #expect(lines[1].hasSuffix("/.build/goldens/\(name)-actual.png"))
    #expect(
      lines[2]
        == "if the new picture is right: FLIPBOOK_ACCEPT='\(name)' swift test --filter 'seven'")
    #expect(FileKind("\(folder.path)/features") == nil)
    _ = try? expectation(name, accept: ["FLIPBOOK_ACCEPT": "other"]).compare { plain(.white) }
    #expect(FileKind("\(folder.path)/features") == nil)
    let note = try expectation(name, accept: ["FLIPBOOK_ACCEPT": name]).compare { plain(.white) }
    #expect(note?.contains("\(name).png written: no golden image") == true)
    #expect(try expectation(name).compare { plain(.white) } == nil)
  }

  @Test("a failure leaves three pictures, and a later success takes them away")
  func pictures() throws {
    let name = "unit/\(UUID())"
    _ = try expectation(name, accept: ["FLIPBOOK_ACCEPT": "all"]).compare { plain(.white) }
    let failure = #expect(throws: GoldenProblem.self) {
      try expectation(name).compare { plain(.black) }
    }
    let line = try #require(
      failure?.description.split(separator: "\n").first { $0.hasPrefix("look at it: ") })
    let prefix = line.dropFirst("look at it: ".count).prefix { $0 != "{" }
    func picture(_ part: String) throws -> Bitmap {
      try PNG.decode([UInt8](try Data(contentsOf: URL(filePath: "\(prefix)\(part).png"))))
    }
    #expect(try picture("expected") == plain(.white))
    #expect(try picture("actual") == plain(.black))
    #expect(try picture("difference")[3, 2] == RGBA8(red: 255, green: 0, blue: 255, alpha: 255))
    #expect(try expectation(name).compare { plain(.white) } == nil)
    #expect(FileKind("\(prefix)actual.png") == nil && FileKind("\(prefix)expected.png") == nil)
  }

  @Test("accepting is refused where CI is set, unless it is forced")
  func refused() throws {
    let name = "unit/\(UUID())"
    let variables = ["FLIPBOOK_ACCEPT": "all", "CI": "true"]
    let failure = #expect(throws: GoldenProblem.self) {
      try expectation(name, accept: variables).compare { plain(.white) }
    }
    #expect(failure?.description.contains("is refused where CI is set") == true)
    #expect(FileKind("\(folder.path)/features") == nil)
    let forced = variables.merging(["FLIPBOOK_FORCE": "1"]) { $1 }
    #expect(try expectation(name, accept: forced).compare { plain(.white) } != nil)
  }

  @Test("what a tolerance lets pass is told with its reason")
  func tolerated() throws {
    let name = "unit/\(UUID())"
    _ = try expectation(name, accept: ["FLIPBOOK_ACCEPT": "all"]).compare { plain(.white) }
    let other = plain(RGBA8(red: 255, green: 254, blue: 255, alpha: 255))
    let tolerance = Tolerance(perPixel: 0.01, mean: 1, because: "a test of it")
    let note = try expectation(name, tolerance: tolerance).compare { other }
    #expect(note?.contains("within the tolerance (a test of it): 32 pixels differ") == true)
    #expect(throws: GoldenProblem.self) { try expectation(name).compare { other } }
  }

  @Test(
    "names that would leave the folder are refused", arguments: ["", "../a", "a//b", "/a", "a'b"])
  func names(name: String) {
    #expect(throws: GoldenProblem.self) { try expectation(name).compare { plain(.white) } }
  }

  @Test("two places can't expect the same golden image")
  func twice() throws {
    let name = "unit/\(UUID())"
    _ = try expectation(name, accept: ["FLIPBOOK_ACCEPT": "all"]).compare { plain(.white) }
    let other = GoldenExpectation(
      name: name, goldenName: "features/\(name)", tolerance: nil, folder: folder.path,
      place: TestPlace(
        fileID: "Tests/There.swift", filePath: #filePath, line: 9, column: 1, function: "f()"))
    let failure = #expect(throws: GoldenProblem.self) { try other.compare { plain(.white) } }
    #expect(failure?.description.contains("is expected at Tests/Here.swift:1 too") == true)
  }

  @Test("a view and a film's moment without golden images are issues of this test, at their place")
  func issues() {
    withKnownIssue {
      expectGolden(
        Badge(), named: "none/badge", size: Size(width: 48, height: 24), in: folder.path)
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID
        && issue.comments.contains { $0.rawValue.hasPrefix("none/badge: no golden image") }
    }
    withKnownIssue {
      expectGolden(of: BadgeFilm(), at: "blue", in: folder.path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("\(folder.path)/test/badge/blue.png") }
    }
    withKnownIssue {
      expectGolden(of: BadgeFilm(), at: "green", in: folder.path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("it has: red, blue") }
    }
  }

  @Test("a scale other than 1 is part of the file's name, and of the picture")
  func scale() throws {
    withKnownIssue {
      expectGolden(
        Badge(), named: "none/large", size: Size(width: 48, height: 24), scale: 2.5,
        in: folder.path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("/features/none/large@2.5x.png") }
    }
  }
}
