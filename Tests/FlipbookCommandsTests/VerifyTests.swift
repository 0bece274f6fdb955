import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("flipbook render --verify")
struct VerifyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ more: String..., film: Dot = Dot()) -> Run {
    run(["render", "test/dot", "-o", folder("a")] + more, films: [film])
  }

  @Test("a folder is looked at with its own scale and rate, and so is the advice")
  func own() throws {
    #expect(render("--scale", "1", "--fps", "10").code == 0)
    let whole = render("--verify")
    #expect(whole.code == 0 && whole.messages.contains("10 frames"), "\(whole.messages)")
    let before = try folder.files("a")
    try FileManager.default.removeItem(atPath: folder("a/frame-00004.png"))
    let gap = render("--verify")
    #expect(gap.code == 1 && gap.text == "\(folder("a"))/frame-00004.png: missing\n")
    // Without scale and rate of its own it would draw all anew, in another size.
    let advice = "flipbook render test/dot -o \(folder("a")) --fps=10 --scale=1 --resume\n"
    #expect(gap.messages.hasSuffix(advice), "\(gap.messages)")
    #expect(render("--fps=10", "--scale=1", "--resume").messages.contains("kept 9"))
    #expect(try folder.files("a") == before)
  }

  @Test("another scale or rate than the folder's is told in one line, and nothing is to be resumed")
  func other() throws {
    #expect(render("--scale", "1", "--fps", "10").code == 0)
    for options in [["--scale", "2"], ["--fps", "20"], ["--scale=1", "--fps=10.5"]] {
      let result = run(["render", "test/dot", "-o", folder("a"), "--verify"] + options)
      #expect(result.code == 1)
      #expect(
        result.text.hasPrefix(
          "\(folder("a"))/flipbook.json: a render of test/dot at scale 1, 10 frames a second"))
      #expect(result.text.split(separator: "\n").count == 1)
      #expect(!result.messages.contains("--resume") && result.messages.contains("--force"))
    }
  }

  @Test("what another film, another size or nobody knows what has left there is told")
  func foreign() throws {
    #expect(render("--scale", "1", "--fps", "10").code == 0)
    let name = run(
      ["render", "test/other", "-o", folder("a"), "--verify"], films: [Dot(name: "test/other")])
    #expect(name.code == 1 && name.text.contains("a render of test/dot"))
    let size = render("--verify", film: Dot(size: Size(width: 40, height: 32)))
    #expect(size.code == 1 && size.text.contains("test/dot as it was, 48.0 × 32.0 points"))
    try folder.write(Array("{".utf8), "a/flipbook.json")
    let damaged = render("--verify")
    #expect(damaged.code == 1 && damaged.text.contains("flipbook.json: it can't be read"))
  }

  @Test("a manifest with a scale beyond all numbers is another render and no trap")
  func absurd() throws {
    #expect(render("--scale", "1", "--fps", "10").code == 0)
    let text = String(decoding: try folder.bytes("a/flipbook.json"), as: UTF8.self)
    let changed = text.replacing("\"scale\" : 1,", with: "\"scale\" : 1e300,")
    #expect(changed != text)
    try folder.write(Array(changed.utf8), "a/flipbook.json")
    #expect(render("--verify").text.contains("at scale 1e+300"))
  }

  @Test("resuming a part of a film that has changed takes the rest away, which the advice says")
  func part() throws {
    #expect(render("--scale", "1", "--fps", "10").code == 0)
    let result = render("--verify", "--frames", "0-3", film: Dot(color: .black))
    #expect(result.code == 1 && result.messages.contains("4 stale"))
    #expect(result.messages.contains("removes frames beside these"))
  }
}
