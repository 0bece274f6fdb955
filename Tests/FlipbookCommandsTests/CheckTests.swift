import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("flipbook check")
struct CheckTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func check(_ more: String..., films: [any Film] = [Dot(), Dot.still]) -> Run {
    run(["check", "--goldens", folder("G")] + more, films: films)
  }

  @Test("missing golden images fail; after --update the check passes and says nothing but so")
  func update() throws {
    let missing = check()
    #expect(missing.code == 1)
    #expect(missing.text.split(separator: "\n").count == 4)
    #expect(
      missing.text.hasPrefix("test/dot start: no golden image \(folder("G"))/test/dot/start.png"))
    #expect(missing.messages.contains("4 of 4 moments not as in"))
    #expect(!FileManager.default.fileExists(atPath: folder("G")))
    let updated = check("--update")
    #expect(updated.code == 0)
    #expect(updated.text.contains("test/still only: \(folder("G"))/test/still/only.png written"))
    let passed = check()
    #expect(passed.code == 0 && passed.output.isEmpty)
    #expect(passed.messages == "4 moments, all as in \(folder("G"))\n")
    #expect(check("--quiet").messages.isEmpty)
  }

  @Test("a difference is told with its figures and with the commands that lead on")
  func difference() throws {
    _ = check("--update")
    let edited: [any Film] = [Dot(color: .black), Dot.still]
    let result = check(films: edited)
    #expect(result.code == 1)
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 3)
    let line =
      #/test\/dot start: [0-9]+ pixels differ \([0-9.]+ %\), worst at \([0-9]+, [0-9]+\): expected #[0-9A-F]{8}, is #000000FF \(largest channel difference 128\), first at .*, inside .*/#
    #expect(try line.wholeMatch(in: lines[0]) != nil, "\(lines[0])")
    let command = "flipbook check --goldens \(folder("G"))"
    #expect(result.messages.contains("to look closer: \(command) --report out/report\n"))
    #expect(result.messages.contains("are right: \(command) --update\n"))

    let reported = check("--report", folder("R"), films: edited)
    #expect(reported.code == 1)
    let files = try folder.files("R")
    #expect(
      files.keys.sorted()
        == [
          "index.html", "report.txt", "test/dot/end.png", "test/dot/middle.png",
          "test/dot/start.png",
        ])
    #expect(String(decoding: files["report.txt"] ?? [], as: UTF8.self).hasPrefix(result.text))
    #expect(try folder.picture("R/test/dot/end.png").width == 3 * 48 + 16)
  }

  @Test("a pattern is a film, the beginning of a name, or a glob")
  func patterns() {
    let films: [any Film] = [
      Dot(name: "bite/splash"), Dot(name: "bite/splash2"), Dot(name: "milo/stamp"),
    ]
    func count(_ pattern: String) -> Int {
      check(pattern, films: films).text.split(separator: "\n").count / 3
    }
    #expect(count("bite") == 2)
    #expect(count("bite/splash") == 1)
    #expect(count("bite/spl") == 2)
    #expect(count("*/s*") == 3)
    #expect(count("*stamp") == 1)
    #expect(count("????/splash?") == 1)
    #expect(count("*") == 3)
    #expect(check("*/x", films: films).code == 2)
    #expect(check("?", films: films).code == 2)
  }

  @Test("an orphan is named and fails the check of everything, not the check of another film")
  func orphans() throws {
    _ = check("--update")
    try folder.write(try folder.bytes("G/test/dot/end.png"), "G/test/gone/end.png")
    let result = check()
    #expect(result.code == 1)
    #expect(result.text.hasPrefix("\(folder("G"))/test/gone/end.png: no film has this moment"))
    #expect(check("test/dot").code == 0)
    #expect(check("--update").code == 1)
    #expect(FileManager.default.fileExists(atPath: folder("G/test/gone/end.png")))
  }

  @Test("a golden image that is no picture is an error of input, on standard error")
  func unusable() throws {
    _ = check("--update")
    let pointer = [UInt8](
      try Data(contentsOf: URL(filePath: input("golden-is-a-git-lfs-pointer.a.png"))))
    try folder.write(pointer, "G/test/dot/start.png")
    let result = check()
    #expect(result.code == 3)
    #expect(result.messages.contains("error: test/dot start: \(folder("G"))/test/dot/start.png"))
    #expect(result.messages.contains("Git LFS"))
  }

  @Test("a film that can't be drawn is an error of input that names the moment")
  func notDrawn() {
    let result = check(films: [Dot(badTime: 0.5)])
    #expect(result.code == 3)
    #expect(result.messages.contains("error: test/dot middle: test/dot at 0.5 s: position is nan"))
  }

  @Test("the JSON holds every moment, the figures and the orphans")
  func json() throws {
    struct Report: Decodable {
      struct Moment: Decodable {
        struct Difference: Decodable {
          var pixels: Int
          var largestChannelDifference: Int
        }
        var film: String
        var moment: String
        var outcome: String
        var difference: Difference?
      }
      var passed: Bool
      var moments: [Moment]
      var orphans: [String]
    }
    _ = check("--update")
    try folder.write([0], "G/lost.png")
    let result = check("--json", films: [Dot(color: .black), Dot.still])
    #expect(result.code == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
    #expect(!report.passed && report.orphans == [folder("G/lost.png")])
    #expect(
      report.moments.map { "\($0.film) \($0.moment) \($0.outcome)" } == [
        "test/dot start differs", "test/dot middle differs", "test/dot end differs",
        "test/still only matches",
      ])
    #expect(report.moments[0].difference?.largestChannelDifference == 128)
    #expect(report.moments[3].difference == nil)
  }

  @Test("the report may not lie among the golden images, by whatever path")
  func reportAmongGoldens() throws {
    _ = check("--update")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: "G")
    for path in ["G", "G/", "G/report", "link/report", "x/../G/new/r"] {
      #expect(check("--report", folder(path)).code == 2, "\(path)")
    }
    #expect(check("--report", folder("Goldens2")).code == 0)
  }

  @Test("golden images that can't be written are an error of output")
  func unwritable() throws {
    try folder.write([1], "G")
    let result = check("--update")
    #expect(result.code == 4)
    #expect(result.messages.contains("error: test/dot start: can't create the folder"))
  }

  @Test("advice is given only where it can help")
  func advice() throws {
    let undrawable = check(films: [Dot(badTime: 0)])
    #expect(undrawable.code == 3)
    #expect(undrawable.messages.contains("--update") && undrawable.messages.contains("--report"))
    #expect(undrawable.messages.contains("that mends all but 1 moment, named above"))
    _ = check("--update", films: [Dot()])
    let alone = check(films: [Dot(badTime: 0)])
    #expect(alone.code == 3)
    #expect(!alone.messages.contains("--update") && !alone.messages.contains("--report"))
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try folder.write(Array(pointer.utf8), "G/test/dot/end.png")
    let fetched = check(films: [Dot()])
    #expect(fetched.code == 3 && !fetched.messages.contains("--update"), "\(fetched.messages)")
  }
}
