import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("flipbook bench")
struct BenchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bench(_ more: String...) -> Run {
    run(["bench", "--data", folder("data")] + more)
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(Array(text.utf8), name)
  }

  @Test("a workload's figure is a line, as JSON too, and its picture is what the file says")
  func figures() throws {
    try write("canvas 8 4 FFFFFFFF\nclear 102030FF\n", "data/clear.ops")
    let text = bench()
    #expect(text.code == 0)
    #expect(text.text.wholeMatch(of: #/clear +[0-9]+\.[0-9]{3} ms\n/#) != nil, "\(text.text)")
    let json = bench("--json", "clear", "-o", folder("pictures"))
    #expect(json.text.wholeMatch(of: #/\{"workload": "clear", "ms": [0-9]+\.[0-9]{3}\}\n/#) != nil)
    let picture = try folder.picture("pictures/clear.png")
    #expect(picture.width == 8 && picture.height == 4 && picture[7, 3].description == "#102030FF")
  }

  @Test(
    "a folder that is not there, is none or holds no workload is an error of input that says so")
  func folders() throws {
    let missing = bench()
    #expect(missing.code == 3 && missing.output.isEmpty)
    #expect(missing.messages.contains("can't read \(folder("data")): No such file or directory"))
    try write("", "data")
    #expect(bench("--list").code == 3)
    try FileManager.default.removeItem(atPath: folder("data"))
    try write("", "data/notes.txt")
    let empty = bench("--list")
    #expect(empty.code == 3 && empty.messages.contains("holds no workload"))
  }

  @Test(
    "what is wrong in a workload's file is told with file and line",
    arguments: [
      ("clear FFFFFFFF", 1), ("canvas 8 8 FFFFFFFF\nstar 1", 2),
      ("canvas 99999999 8 FFFFFFFF", 1), ("canvas 8 8 FFFFFFFF\ncircle 000000FF 1 2 nan", 2),
      ("canvas 8 8 FFFFFFFF\nblur 3 a", 1),
      ("canvas 8 8 FFFFFFFF\n" + String(repeating: "layer 9\n", count: 100_000), 66),
    ])
  func scripts(text: String, line: Int) throws {
    try write(text, "data/a.ops")
    let result = bench()
    #expect(result.code == 3)
    #expect(result.messages.contains("data/a.ops:\(line): "), "\(result.messages)")
  }

  @Test("a scene that is none is told without the names of our own types")
  func scene() throws {
    for text in ["{", "[]", "{\"grid\": 3}", "{\"grid\": []}"] {
      try write(text, "data/scene3d.json")
      let result = bench()
      #expect(result.code == 3 && result.messages.contains("scene3d.json:1: it is not a scene: "))
      #expect(!result.messages.contains("CodingKeys"), "\(result.messages)")
    }
  }

  @Test("earlier figures that are none are told by their line; good ones give a ratio")
  func earlier() throws {
    try write("canvas 8 4 FFFFFFFF\n", "data/clear.ops")
    try write("{\"workload\": \"clear\", \"ms\": 1.5}\nno figure\n", "before.json")
    let broken = bench("--compare", folder("before.json"))
    #expect(broken.code == 3 && broken.messages.contains("before.json:2: this is no figure"))
    #expect(bench("--compare", folder("nothing.json")).code == 3)
    try write("{\"workload\": \"clear\", \"ms\": 1.5}\n", "before.json")
    #expect(bench("--compare", folder("before.json")).text.contains(" of before"))
  }

  @Test("a picture that can't be written is an error of output, an unknown workload one of usage")
  func others() throws {
    try write("canvas 8 4 FFFFFFFF\n", "data/clear.ops")
    #expect(bench("-o", folder("data/clear.ops")).code == 4)
    #expect(bench("nothing").code == 2)
    #expect(bench("--threads", "0").code == 2)
  }
}
