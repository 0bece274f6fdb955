import Foundation
import Testing
import Typography

@Suite("Line breaks")
struct LineBreaksTests {
  @Test("of the 7,654 samples of Unicode's LineBreakTest, at least 7,632 are broken as they say")
  func unicodeSamples() throws {
    let samples = try Self.samples()
    #expect(samples.count == 7654)
    var wrong: [String] = []
    for sample in samples {
      let found = try LineBreaks.opportunities(in: sample.scalars[...])
      if found != sample.breaks { wrong.append(sample.line) }
    }
    // ICU 72 departs from the standard in 22 samples, on purpose.
    #expect(
      wrong.count <= 22, "\(wrong.count) are not:\n\(wrong.prefix(40).joined(separator: "\n"))")
  }

  private static func samples() throws -> [(line: String, scalars: [UInt32], breaks: [Int])] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Inputs/LineBreakTest.txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.isEmpty }.map { line in
      var scalars: [UInt32] = []
      var breaks: [Int] = []
      for word in line.split(separator: " ") {
        if word == "÷" {
          breaks.append(scalars.count)
        } else if let value = UInt32(word, radix: 16) {
          scalars.append(value)
        }
      }
      return (String(line), scalars, breaks.filter { $0 < scalars.count })
    }
  }

  @Test("breaks are counted in the whole text, and nothing has none")
  func slices() throws {
    let text = Array("one two 👩 three".unicodeScalars.map(\.value))
    #expect(try LineBreaks.opportunities(in: text[...]) == [4, 8, 10])
    #expect(try LineBreaks.opportunities(in: text[4...]) == [8, 10])
    #expect(try LineBreaks.opportunities(in: text[4..<8]) == [])
    #expect(try LineBreaks.opportunities(in: []) == [])
  }
}
