import TestSupport
import Testing

@Suite("Progress")
struct ProgressTests {
  @Test(
    "the line on a terminal stays shorter than the terminal, and is cleared at the end",
    arguments: [1, 2, 6, 10, 25, 40, 80, 300])
  func widths(columns: Int) throws {
    let folder = try TemporaryFolder()
    let result = flipbook("render", "test/dot", "-o", folder("a"), columns: columns)
    #expect(result.code == 0)
    let parts = result.messages.split(separator: "\r", omittingEmptySubsequences: false)
    for line in parts.dropLast() { #expect(line.count < columns, "'\(line)'") }
    #expect(parts.last?.hasPrefix("60 frames in ") == true)
    #expect(!result.messages.contains("\u{1b}"))
    if columns >= 25 { #expect(parts.count >= 4 && parts[1].contains("/60")) }
    if parts.count > 1 { #expect(parts[parts.count - 2].allSatisfy { $0 == " " }) }
  }

  @Test("there is no line without a terminal, and none with --quiet")
  func notShown() throws {
    let folder = try TemporaryFolder()
    #expect(!flipbook("render", "test/dot", "-o", folder("a")).messages.contains("\r"))
    #expect(flipbook("render", "test/dot", "-q", "-o", folder("b"), columns: 80).messages == "")
  }
}
