import Flipbook
import Foundation
import Goldens
import Imaging
import TestSupport
import Testing

@Suite("Checking films against golden images")
struct GoldenCheckTests {
  @Test("a missing golden image fails, and a check writes nothing")
  func missing() throws {
    let folder = try TemporaryFolder()
    let report = GoldenCheck(folder).run([Squares()], areAll: true)
    #expect(!report.isPassed)
    #expect(report.results.count == 10)
    #expect(report.results.allSatisfy { $0.isMissing && $0.isFailure })
    #expect(try folder.snapshot().isEmpty)
  }

  @Test("what an update has written passes, with any number of threads, in the films' order")
  func update() throws {
    let folder = try TemporaryFolder()
    var update = GoldenCheck(folder)
    update.isUpdating = true
    #expect(update.run([Squares()], areAll: true).isPassed)
    for jobs in [1, 2, 16] {
      let report = GoldenCheck(folder, jobs: jobs).run([Squares()], areAll: true)
      #expect(report.isPassed)
      #expect(report.results.map(\.moment.name) == (0..<10).map { "m\($0)" })
      #expect(report.results.allSatisfy { $0.outcome == .matches })
    }
    // What was written is the film at one pixel a point, drawn here by another way.
    let picture = try PNG.decode(try folder.bytes("test/squares/m3.png"))
    #expect(picture.width == 20 && picture.height == 12)
    let green = RGBA8(red: 0x20, green: 0x80, blue: 0x40, alpha: 255)
    for y in 0..<12 {
      for x in 0..<20 {
        let isInside = (4..<10).contains(x) && (3..<9).contains(y)
        #expect(picture[x, y] == (isInside ? green : .clear))
      }
    }
  }

  @Test("one change of ten is one failure, and an update writes that one file only")
  func updateLeavesOthersAlone() throws {
    let folder = try TemporaryFolder()
    var update = GoldenCheck(folder)
    update.isUpdating = true
    _ = update.run([Squares()], areAll: true)
    let before = try folder.snapshot()
    let edited = Squares(changed: [6])

    let report = GoldenCheck(folder).run([edited], areAll: true)
    let failures = report.results.filter(\.isFailure)
    #expect(failures.count == 1)
    #expect(
      failures.first?.description
        == "test/squares m6: 36 pixels differ (15.00 %), worst at (7, 3): expected #208040FF, "
        + "is #D02020FF (largest channel difference 176), first at (7, 3), inside 7...12, 3...8")
    #expect(try folder.snapshot() == before)

    let updated = update.run([edited], areAll: true)
    #expect(updated.isPassed)
    let written = updated.results.filter { $0.outcome != .matches }
    #expect(written.map(\.moment.name) == ["m6"])
    let after = try folder.snapshot()
    let changed = after.keys.filter { after[$0] != before[$0] }
    #expect(changed == ["test/squares/m6.png"])
    #expect(GoldenCheck(folder).run([edited], areAll: true).isPassed)
  }

  @Test("a golden image of another size differs; both sizes are named")
  func otherSize() throws {
    let folder = try TemporaryFolder()
    var update = GoldenCheck(folder)
    update.isUpdating = true
    _ = update.run([Squares()], areAll: true)
    let report = GoldenCheck(folder).run([Squares(side: 21)], areAll: true)
    let text = report.results.first.map(\.description) ?? ""
    #expect(text.contains("20 × 12") && text.contains("21 × 12"))
  }

  @Test("a moment that can't be drawn fails with its reason, and the others are still compared")
  func notDrawn() throws {
    let folder = try TemporaryFolder()
    var update = GoldenCheck(folder)
    update.isUpdating = true
    let report = update.run([Squares(hasBadMoment: true)], areAll: true)
    let failures = report.results.filter(\.isFailure)
    #expect(failures.map(\.moment.name) == ["m4"])
    #expect(failures.first?.description.contains("nan,") == true)
    #expect(try folder.snapshot().count == 9)
  }

  @Test("a Git LFS pointer is not written over by an update, a damaged file is")
  func updateOfUnusable() throws {
    let folder = try TemporaryFolder()
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8)
    try folder.write(pointer, "test/squares/m1.png")
    try folder.write([1, 2, 3], "test/squares/m2.png")
    var update = GoldenCheck(folder)
    update.isUpdating = true
    let report = update.run([Squares()], areAll: true)
    let failures = report.results.filter(\.isFailure)
    #expect(failures.map(\.moment.name) == ["m1"])
    #expect(failures.first?.description.contains("Git LFS") == true)
    #expect(try folder.bytes("test/squares/m1.png") == pointer)
    #expect(try PNG.decode(try folder.bytes("test/squares/m2.png")).width == 20)
  }

  @Test("the report's picture shows expected, difference and actual side by side")
  func reportPicture() throws {
    let (goldens, pictures) = (try TemporaryFolder(), try TemporaryFolder())
    var check = GoldenCheck(goldens)
    check.isUpdating = true
    _ = check.run([Squares()], areAll: true)
    check.isUpdating = false
    check.reportFolder = pictures.path
    let before = try goldens.snapshot()
    let report = check.run([Squares(changed: [0])], areAll: true)
    #expect(try pictures.snapshot().keys.sorted() == ["test/squares/m0.png"])
    #expect(try goldens.snapshot() == before)
    #expect(
      try report.results.first?.picture?.get() == "\(pictures.path)/test/squares/m0.png")
    let sheet = try PNG.decode(try pictures.bytes("test/squares/m0.png"))
    #expect(sheet.width == 3 * 20 + 2 * 8 && sheet.height == 12)
    #expect(sheet[4, 6] == RGBA8(red: 0x20, green: 0x80, blue: 0x40, alpha: 255))
    #expect(sheet[28 + 4, 6] == ImageDifference.changedMark)
    #expect(sheet[56 + 4, 6] == RGBA8(red: 0xd0, green: 0x20, blue: 0x20, alpha: 255))
  }

  @Test(
    "drawn twice, a film that depends on the time alone is the same, and one that does not fails")
  func twice() throws {
    let folder = try TemporaryFolder()
    var check = GoldenCheck(folder, jobs: 1)
    check.isUpdating = true
    check.isDrawingTwice = true
    #expect(check.run([Squares()], areAll: true).isPassed)
    let before = try folder.snapshot()

    let report = check.run([Wandering()], areAll: true)
    let result = try #require(report.results.first)
    #expect(result.isFailure && !result.canBeRecorded)
    // A square of 6 pixels moves by one: a column of 6 is left, and one is taken.
    #expect(result.difference?.pixelCount == 12)
    #expect(result.description.contains("drawn a second time it is another picture"))
    #expect(try folder.snapshot() == before)
  }

  @Test("a check that is cancelled has not passed")
  func cancelled() throws {
    let folder = try TemporaryFolder()
    let report = GoldenCheck(folder).run([Squares()], areAll: true) { true }
    #expect(report.wasInterrupted && !report.isPassed)
  }
}
